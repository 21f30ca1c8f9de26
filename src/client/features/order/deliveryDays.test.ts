import { expect, test } from 'vitest';
import { dayPlace, daysAfter, deliveryDays } from './deliveryDays';

const shipment = (change: object) =>
  ({
    id: 's',
    shipment_no: 1,
    shipped_on: '2026-11-10',
    expected_on: null,
    received_at: null,
    lines: [{ line_id: 'a' }],
    ...change,
  }) as never;
const line = (change: object = {}) => ({ id: 'a', due_by: null, due_on: null, outstanding_qty: '0', ...change });
const promised = line({ due_by: 'lead_time', due_on: '2026-11-16' });
const order = (change: object = {}) =>
  ({
    placed_at: '2026-11-01T20:00:00Z',
    required_date: '2026-11-20',
    delivery_term: 'delivered',
    shipments: [],
    lines: [],
    status: 'OPEN',
    ...change,
  }) as never;

test('an order that waits runs from its day in Seoul to its last day, or to today once that has passed', () => {
  const lines = [line({ outstanding_qty: '1' })];
  expect(deliveryDays(order({ lines }), '2026-11-15')).toMatchObject({
    first: '2026-11-02',
    last: '2026-11-20',
    bars: [],
  });
  expect(deliveryDays(order({ lines }), '2026-11-25')).toMatchObject({ last: '2026-11-25' });
  expect(
    deliveryDays(
      order({ lines: [line({ due_by: 'lead_time', due_on: '2026-11-28', outstanding_qty: '1' })] }),
      '2026-11-15',
    )?.last,
  ).toBe('2026-11-28');
});

test('the promised day decides, and the wished one is another mark', () => {
  const lines = [
    { ...promised, outstanding_qty: '3' },
    line({ id: 'b', due_by: 'lead_time', due_on: '2026-11-14' }),
    line({ id: 'c', due_by: 'required_date', due_on: '2026-11-20', outstanding_qty: '1' }),
  ];
  expect(deliveryDays(order({ lines }), '2026-11-12')).toMatchObject({
    promised: ['2026-11-14', '2026-11-16'],
    wished: '2026-11-20',
    rest: { lines: 2, due: '2026-11-16', days_left: 4 },
  });
});

test('what has yet to leave counts to no day that was only wished, and is nothing once all has left', () => {
  const wished = line({ due_by: 'required_date', due_on: '2026-11-20', outstanding_qty: '1' });
  expect(deliveryDays(order({ lines: [wished] }), '2026-11-25')?.rest).toEqual({
    lines: 1,
    due: null,
    days_left: null,
  });
  expect(deliveryDays(order({ lines: [promised], shipments: [shipment({})] }), '2026-11-12')?.rest).toBeNull();
});

test('a shipment ends when it was received, is on its way until it is expected, and is late after the promised day', () => {
  const shipments = [
    shipment({ received_at: '2026-11-18T01:00:00Z' }),
    shipment({ shipped_on: '2026-11-12', expected_on: '2026-11-18' }),
    shipment({ shipped_on: '2026-11-12', expected_on: '2026-11-14' }),
    shipment({ lines: [{ line_id: 'b' }], expected_on: '2026-11-30' }),
  ];
  const bars = deliveryDays(order({ shipments, lines: [promised, line({ id: 'b' })] }), '2026-11-15')?.bars;
  expect(bars?.map(({ to, arrived, late_days, foreseen }) => [to, arrived, late_days, foreseen])).toEqual([
    ['2026-11-18', true, 2, false],
    ['2026-11-18', false, 2, true],
    ['2026-11-15', false, 0, false],
    ['2026-11-30', false, 0, false],
  ]);
  const passed = deliveryDays(order({ shipments: shipments.slice(2, 3), lines: [promised] }), '2026-11-19')?.bars[0];
  expect(passed).toMatchObject({ to: '2026-11-19', late_days: 3, foreseen: false });
});

test('where the promised day is one of leaving, a shipment is late by the day it left', () => {
  const shipments = [
    shipment({ shipped_on: '2026-11-16', expected_on: '2026-12-20' }),
    shipment({ shipped_on: '2026-11-17' }),
  ];
  const bars = deliveryDays(order({ shipments, lines: [promised], delivery_term: 'FOB' }), '2026-11-18')?.bars;
  expect(bars?.map(({ late_days, foreseen }) => [late_days, foreseen])).toEqual([
    [0, false],
    [1, false],
  ]);
});

test('there is nothing to draw without a day and a shipment, without anything to ship, or once it is cancelled', () => {
  const lines = [{ ...promised, outstanding_qty: '1' }];
  const open = [line({ outstanding_qty: '1' })];
  expect(deliveryDays(order({ required_date: null, lines: open }), '2026-11-15')).toBeNull();
  expect(deliveryDays(order({ required_date: null, lines }), '2026-11-15')).not.toBeNull();
  // A wished day alone has no row to stand in once everything was received without a shipment.
  expect(deliveryDays(order({ status: 'FINISHED' }), '2026-11-15')).toBeNull();
  expect(deliveryDays(order({ lines, status: 'CANCELLED' }), '2026-11-15')).toBeNull();
});

test('without a promised and a wished day a shipment is drawn once it takes more than the day of the order', () => {
  const undated = (change: object) => order({ required_date: null, placed_at: '2026-11-10T01:00:00Z', ...change });
  const shipments = [shipment({})];
  expect(deliveryDays(undated({ shipments }), '2026-11-10')).toBeNull();
  expect(deliveryDays(undated({ shipments }), '2026-11-12')).toMatchObject({ first: '2026-11-10', last: '2026-11-12' });
});

test('a day has its place on the axis', () => {
  expect(dayPlace('2026-11-11', { first: '2026-11-01', last: '2026-11-21' })).toBe(50);
  expect(dayPlace('2026-11-01', { first: '2026-11-01', last: '2026-11-01' })).toBe(0);
  expect(daysAfter('2026-11-21', '2026-11-20')).toBe(1);
});
