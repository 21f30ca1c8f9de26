import { expect, test } from 'vitest';
import { daysLater, monthsLater } from './spans';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 14, '2027-01-14'],
  ['2026-12-01', 0, '2026-12-01'],
])('%s and %i days are %s', (day, days, later) => expect(daysLater(day, days)).toBe(later));

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-03-30', 0, '2026-03-30'],
])('%s and %i months are %s', (day, months, later) => expect(monthsLater(day, months)).toBe(later));
