import Big from 'big.js';
import { trimDecimal } from '../money/exact';

/** Sum of the known weights of the lines that count, in kg with at most three decimals. */
export function sumWeights(lines: ReadonlyArray<{ total_weight_kg: string | null; excluded?: boolean }>): string {
  // Whole grams add up exactly and fast; what is finer than that is added apart.
  let grams = 0;
  let rest = new Big(0);
  for (const { excluded, total_weight_kg: kg } of lines) {
    if (excluded || kg === null) continue;
    const own = GRAMS.test(kg) ? Math.round(Number(kg) * 1000) : null;
    if (own !== null && Number.isSafeInteger(grams + own)) grams += own;
    else rest = rest.plus(kg);
  }
  return trimDecimal(rest.plus(new Big(grams).div(1000)));
}

/** A weight of whole grams of which a double holds every digit. */
const GRAMS = /^\d{1,11}(\.\d{1,3})?$/;

/** Lines that a sum of weights leaves out, since theirs is not known. */
export function countUnweighed(lines: ReadonlyArray<{ total_weight_kg: string | null; excluded?: boolean }>): number {
  return lines.filter((line) => !line.excluded && line.total_weight_kg === null).length;
}
