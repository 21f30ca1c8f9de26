import Big from 'big.js';
import { trimDecimal } from '../money/exact';

interface ShippedPart {
  qty: string;
  /** kg on the scale; null where the part was not weighed. */
  weighed_kg: string | null;
  /** The line that the part is of: its quantity, and what all of it should weigh. */
  line: { qty: string; weight_kg: string | null };
}

/** What a shipped part of a line weighs: what the scale showed, else its share of the line's theoretical weight. */
export function netWeight({ qty, weighed_kg, line }: ShippedPart): string | null {
  if (weighed_kg !== null) return trimDecimal(new Big(weighed_kg));
  if (line.weight_kg === null || new Big(line.qty).eq(0)) return null;
  return trimDecimal(new Big(line.weight_kg).times(qty).div(line.qty));
}

/** The known weights together, and how many parts they leave out. */
export function weightSum(weights: readonly (string | null)[]): { kg: string; unknown: number } {
  const known = weights.filter((weight) => weight !== null);
  const sum = known.reduce((total, weight) => total.plus(weight), new Big(0));
  return { kg: trimDecimal(sum), unknown: weights.length - known.length };
}
