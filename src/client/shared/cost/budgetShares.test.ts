import { expect, test } from 'vitest';
import { budgetShares } from './budgetShares';

test('parts of a budget are shares of its amount', () => {
  expect(budgetShares('1000', ['250', '500'])).toEqual({ parts: [25, 50], end: null, used: 75 });
});

test('beyond the amount the bar is the sum, and says where the amount ends', () => {
  expect(budgetShares('1000', ['1500', '500'])).toEqual({ parts: [75, 25], end: 50, used: 200 });
});

test('just below the whole amount never reads as all of it; a budget of zero has no percentage', () => {
  expect(budgetShares('1000', ['999']).used).toBe(99);
  expect(budgetShares('0', ['0'])).toEqual({ parts: [0], end: null, used: null });
  expect(budgetShares('0', ['5'])).toEqual({ parts: [100], end: 0, used: null });
});
