import { expect, test } from 'vitest';
import { isLate, leadDaysLeft, leadFaults } from './wantedDay';

test.each([
  [24, '2026-12-20', false],
  [25, '2026-12-20', true],
  [0, '2026-11-25', true],
  [null, '2026-12-20', false],
  [300, null, false],
])('%s days from an order of 26 November against %s: late %s', (days, wanted, late) => {
  expect(isLate(days, wanted, '2026-11-26')).toBe(late);
});

test('late lines come with the last of their days, beside those that promise none', () => {
  const lines = [10, 30, null, 28].map((lead_days, index) => ({ line_no: index + 1, lead_days }));
  expect(leadFaults(lines, '2026-12-20', '2026-11-26')).toEqual({ late: [2, 4], until: '2026-12-26', unstated: [3] });
  expect(leadFaults(lines, null, '2026-11-26')).toEqual({ late: [], until: null, unstated: [3] });
});

test('the lead time that is left comes on the wanted day, and one day more is late', () => {
  expect(leadDaysLeft('2026-12-20', '2026-11-26')).toBe(24);
  expect([24, 25].map((days) => isLate(days, '2026-12-20', '2026-11-26'))).toEqual([false, true]);
  expect(leadDaysLeft('2026-11-26', '2026-11-26')).toBe(0);
  expect([leadDaysLeft('2026-11-25', '2026-11-26'), leadDaysLeft(null, '2026-11-26')]).toEqual([null, null]);
});
