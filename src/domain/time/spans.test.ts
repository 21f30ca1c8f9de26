import { expect, test } from 'vitest';
import { daysLater } from './spans';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 14, '2027-01-14'],
  ['2026-12-01', 0, '2026-12-01'],
])('%s and %i days are %s', (day, days, later) => expect(daysLater(day, days)).toBe(later));
