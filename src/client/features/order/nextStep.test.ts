import { expect, test } from 'vitest';
import { nextStepOf } from './nextStep';

const received = {
  payment_status: 'PAID' as const,
  delivery_status: 'RECEIVED' as const,
  payment_term: 'prepaid' as const,
  balance: null,
  claims: [],
  shipments: [],
};

test('an order that is paid and received never waits for its payment', () => {
  expect(nextStepOf({ ...received, claims: [{ status: 'OPEN' }] })).toBe('claim');
  expect(nextStepOf({ ...received, claims: [{ status: 'RESOLVED' }] })).toBe('settling');
  expect(nextStepOf({ ...received, balance: { direction: 'pay', amount: '55', status: 'DUE' } })).toBe('balance');
  for (const delivery_status of ['PREPARING', 'PART_SHIPPED', 'SHIPPED', 'RECEIVED'] as const) {
    expect(['unpaid', 'prepaid', 'reported']).not.toContain(nextStepOf({ ...received, delivery_status }));
  }
});

test('an order that is received and not paid waits for its payment, whatever claim is open', () => {
  const unpaid = { ...received, payment_status: 'UNPAID' as const, payment_term: 'eom_next' as const };
  expect(nextStepOf({ ...unpaid, claims: [{ status: 'OPEN' }] })).toBe('unpaid');
  expect(nextStepOf({ ...unpaid, payment_status: 'REPORTED' })).toBe('reported');
});

test('an order of which a part has left asks for a receipt only while a shipment is on its way', () => {
  const partly = { ...received, delivery_status: 'PART_SHIPPED' as const };
  const came = { received_at: '2026-11-24T01:00:00.000Z' };
  expect(nextStepOf({ ...partly, shipments: [came, { received_at: null }] })).toBe('partly');
  expect(nextStepOf({ ...partly, shipments: [came] })).toBe('rest');
});
