import { expect, it } from 'vitest';
import { addMonths, monthsBetween, seoulMonth, startOfMonth } from './months';

it('counts months by the clock of Seoul, over the turn of a year', () => {
  expect(seoulMonth(new Date('2026-11-30T14:59:59.999Z'))).toBe('2026-11');
  expect(seoulMonth(new Date('2026-11-30T15:00:00.000Z'))).toBe('2026-12');
  expect(startOfMonth('2026-12').toISOString()).toBe('2026-11-30T15:00:00.000Z');
  expect(addMonths('2026-11', 3)).toBe('2027-02');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-12', -12)).toBe('2025-12');
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2025-11')).toEqual([]);
});
