import Big from 'big.js';
import { describe, expect, test } from 'vitest';
import { deliveryOf, dueMeaning, dueOf } from './lineDelivery';

// 20 November, 23:30 in London, is the 21st in Seoul.
const placed_at = new Date('2026-11-20T23:30:00Z');
const order = {
  status: 'OPEN',
  placed_at,
  required_date: '2026-12-20',
  payment_term: 'prepaid',
  payment_status: 'PAID',
} as const;
const line = { qty: '10', lead_days: 5 };
const none = new Big(0);

describe('the day by which a line should leave', () => {
  test('is the lead time from the day of the order in Seoul, where the seller gave one', () => {
    expect(dueOf(order, line)).toEqual({ due_on: '2026-11-26', due_by: 'lead_time' });
    expect(dueOf(order, { lead_days: 0 })).toEqual({ due_on: '2026-11-21', due_by: 'lead_time' });
  });

  test('is else the day that the buyer required, or none', () => {
    expect(dueOf(order, { lead_days: null })).toEqual({ due_on: '2026-12-20', due_by: 'required_date' });
    expect(dueOf({ ...order, required_date: null }, { lead_days: null })).toEqual({ due_on: null, due_by: null });
  });
});

describe('how a line stands', () => {
  test.each([
    ['prepaid', 'UNPAID', 0],
    ['prepaid', 'REPORTED', 0],
    ['prepaid', 'PAID', 10],
    ['eom_next', 'UNPAID', 10],
  ] as const)('where %s is %s, ten days on', (payment_term, payment_status, late_days) => {
    const at = new Date('2026-12-06T03:00:00Z');
    expect(deliveryOf({ ...order, payment_term, payment_status }, line, none, at).late_days).toBe(late_days);
  });

  test.each([
    ['on its day', '2026-11-26T14:59:59Z', 0],
    ['from the next midnight in Seoul', '2026-11-26T15:00:00Z', 1],
    ['ten days on', '2026-12-06T03:00:00Z', 10],
  ])('%s', (_name, now, late_days) => {
    expect(deliveryOf(order, line, none, new Date(now)).late_days).toBe(late_days);
  });

  test('only what has not left is outstanding, and only that is late', () => {
    const now = new Date('2026-12-30T00:00:00Z');
    expect(deliveryOf(order, line, new Big('9.5'), now)).toMatchObject({ outstanding_qty: '0.5', late_days: 34 });
    expect(deliveryOf(order, line, new Big('10'), now)).toMatchObject({ outstanding_qty: '0', late_days: 0 });
    expect(deliveryOf({ ...order, status: 'CANCELLED' }, line, none, now)).toMatchObject({
      outstanding_qty: '0',
      late_days: 0,
    });
  });

  test('before its day nothing is late, nor in an order that is finished', () => {
    expect(deliveryOf(order, line, none, new Date('2026-11-24T00:00:00Z')).late_days).toBe(0);
    const now = new Date('2026-12-30T00:00:00Z');
    expect(deliveryOf({ ...order, status: 'FINISHED' }, line, none, now)).toMatchObject({
      outstanding_qty: '10',
      late_days: 0,
    });
    expect(deliveryOf({ ...order, required_date: null }, { ...line, lead_days: null }, none, now).late_days).toBe(0);
  });

  test('nor is anything by a day that the buyer wished and the seller never promised', () => {
    const now = new Date('2027-01-10T00:00:00Z');
    expect(deliveryOf(order, { ...line, lead_days: null }, none, now)).toMatchObject({
      outstanding_qty: '10',
      late_days: 0,
    });
  });
});

test('the day of a line is one of arrival where the seller delivers, else of shipment', () => {
  const terms = ['delivered', 'DAP', 'loaded', 'FOB', 'CFR', 'CIF', 'collect'] as const;
  expect(terms.map(dueMeaning)).toEqual([
    'arrival',
    'arrival',
    'shipment',
    'shipment',
    'shipment',
    'shipment',
    'shipment',
  ]);
});
