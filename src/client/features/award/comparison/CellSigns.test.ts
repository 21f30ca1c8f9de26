import { expect, test } from 'vitest';
import { overText } from './CellSigns';

test.each([
  ['near', '4.9', '+5%'],
  ['near', '5', '+5%'],
  ['far', '5.2', '+5.2%'],
  // Rounded to the bound on the way.
  ['far', '5', '>5%'],
  ['far', '12.4', '+12%'],
  ['farthest', '20.3', '+20.3%'],
  ['farthest', '34', '+34%'],
  ['near', '0.3', null],
  ['best', '0', null],
] as const)('a price of the step %s, %s %% above the lowest, is written %s', (step, over_pct, written) => {
  expect(overText({ step, over_pct })).toBe(written);
});
