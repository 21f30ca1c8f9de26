import { expect, test } from 'vitest';
import { dayPlace, daysAfter, deliveryDays } from './deliveryDays';

const shipment = (change: object) =>
  ({ id: 's', shipment_no: 1, shipped_on: '2026-11-10', expected_on: null, received_at: null, ...change }) as never;
const order = (change: object = {}) =>
  ({
    placed_at: '2026-11-01T20:00:00Z',
    required_date: '2026-11-20',
    shipments: [],
    status: 'OPEN',
    ...change,
  }) as never;

test('an order that waits runs from its day in Seoul to its required day, or to today once that has passed', () => {
  expect(deliveryDays(order(), '2026-11-15')).toMatchObject({ first: '2026-11-02', last: '2026-11-20', bars: [] });
  expect(deliveryDays(order(), '2026-11-25')).toMatchObject({ last: '2026-11-25' });
});

test('a shipment ends when it was received, is on its way until it is expected, and is late after the required day', () => {
  const shipments = [
    shipment({ received_at: '2026-11-21T01:00:00Z' }),
    shipment({ shipped_on: '2026-11-12', expected_on: '2026-11-18' }),
    shipment({ shipped_on: '2026-11-12', expected_on: '2026-11-14' }),
  ];
  const bars = deliveryDays(order({ shipments }), '2026-11-15')?.bars;
  expect(bars?.map(({ to, arrived, late }) => [to, arrived, late])).toEqual([
    ['2026-11-21', true, true],
    ['2026-11-18', false, false],
    ['2026-11-15', false, false],
  ]);
});

test('there is nothing to draw without a required day and a shipment, or once it is cancelled', () => {
  expect(deliveryDays(order({ required_date: null }), '2026-11-15')).toBeNull();
  expect(deliveryDays(order({ status: 'CANCELLED' }), '2026-11-15')).toBeNull();
});

test('a day has its place on the axis', () => {
  expect(dayPlace('2026-11-11', { first: '2026-11-01', last: '2026-11-21' })).toBe(50);
  expect(dayPlace('2026-11-01', { first: '2026-11-01', last: '2026-11-01' })).toBe(0);
  expect(daysAfter('2026-11-21', '2026-11-20')).toBe(1);
});
