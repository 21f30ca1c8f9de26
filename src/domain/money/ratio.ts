import type Big from 'big.js';

/** An exact fraction of two decimals; the denominator is above zero. Nothing is rounded before the last step. */
export interface Ratio {
  n: Big;
  d: Big;
}

/** Below zero, zero or above zero, as `a` is less than, equal to or greater than `b`. */
export function compareRatios(a: Ratio, b: Ratio): number {
  return a.n.times(b.d).cmp(b.n.times(a.d));
}
