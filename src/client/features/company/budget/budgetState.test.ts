import { expect, test } from 'vitest';
import { budgetState, byState, usualSpans } from './budgetState';

const of = (from_on: string, until_on: string) => ({ from_on, until_on });

test('a budget runs on its first and its last day', () => {
  const year = of('2026-01-01', '2026-12-31');
  expect(budgetState(year, '2025-12-31')).toBe('upcoming');
  expect(budgetState(year, '2026-01-01')).toBe('running');
  expect(budgetState(year, '2026-12-31')).toBe('running');
  expect(budgetState(year, '2027-01-01')).toBe('ended');
});

test('what runs stands before what is to come and what ended', () => {
  const [next, now, last] = [
    of('2027-01-01', '2027-12-31'),
    of('2026-01-01', '2026-12-31'),
    of('2025-01-01', '2025-12-31'),
  ];
  expect(byState([next, last, now], '2026-06-01')).toEqual([now, next, last]);
});

test('usual spans end on the last day of their month', () => {
  expect(usualSpans('2028-02-10')).toEqual({
    year: of('2028-01-01', '2028-12-31'),
    quarter: of('2028-01-01', '2028-03-31'),
    month: of('2028-02-01', '2028-02-29'),
  });
});
