import Big from 'big.js';
import { trimDecimal } from '../money/exact';

export interface CutPlan {
  /** Each length with its number of pieces out of one whole, in the requested order. */
  pieces: { length_m: string; count: number }[];
  /** What is left of one whole in metres; null when nothing usable is. */
  remnant_m: string | null;
}

/** Shorter than this is scrap. */
const LEAST_REMNANT_M = '0.1';

/**
 * Lengths cut from a whole, each cut losing the kerf. Null when they do not fit. The last cut costs no kerf when it meets
 * the end of the whole exactly.
 */
export function cutPlan(whole_m: string, lengths_m: readonly string[], kerf_mm: string): CutPlan | null {
  const kerf = new Big(kerf_mm).div(1000);
  const sum = lengths_m.reduce((total, length) => total.plus(length), new Big(0));
  if (lengths_m.length === 0 || lengths_m.some((length) => new Big(length).lte(0))) return null;
  const without = new Big(whole_m).minus(sum).minus(kerf.times(lengths_m.length - 1));
  if (without.lt(0)) return null;
  const left = without.eq(0) ? without : without.minus(kerf);
  const counts = new Map<string, number>();
  for (const length of lengths_m) {
    const name = trimDecimal(new Big(length));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    pieces: [...counts].map(([length_m, count]) => ({ length_m, count })),
    remnant_m: left.gte(LEAST_REMNANT_M) ? trimDecimal(left) : null,
  };
}
