import Big from 'big.js';
import { trimDecimal } from '../money/exact';

/** Sum of the known weights of the lines that count, in kg with at most three decimals. */
export function sumWeights(lines: ReadonlyArray<{ total_weight_kg: string | null; excluded?: boolean }>): string {
  const sum = lines.reduce(
    (total, line) => (line.excluded || line.total_weight_kg === null ? total : total.plus(line.total_weight_kg)),
    new Big(0),
  );
  return trimDecimal(sum);
}

/** Lines that a sum of weights leaves out, since theirs is not known. */
export function countUnweighed(lines: ReadonlyArray<{ total_weight_kg: string | null; excluded?: boolean }>): number {
  return lines.filter((line) => !line.excluded && line.total_weight_kg === null).length;
}
