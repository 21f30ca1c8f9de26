import Big from 'big.js';
import type { Comparison } from '../../contract/entities/comparison';
import { leastOf, sellerFigures } from './sellerFigures';

/** A quotation against the others, on the lines that all of them offer, with the whole freight. */
export interface SellerShare {
  /** What these lines come to, without VAT in the request's currency; null where it cannot be compared. */
  landed: string | null;
  /** Its part of the highest, 0 to 1. */
  share: number | null;
  /** How far above the lowest, e.g. `+6.3%`; null for the lowest itself and where nothing is compared. */
  over: string | null;
  least: boolean;
}

/** Every seller's place among the others, in the order of the comparison. */
export function sellerShares(comparison: Comparison): SellerShare[] {
  const landed = sellerFigures(comparison).map(({ like_landed }) => like_landed);
  const lowest = leastOf(landed);
  const known = landed.flatMap((amount) => (amount === null ? [] : [new Big(amount)])).sort((a, b) => a.cmp(b));
  const [low] = known;
  const high = known.at(-1);
  return landed.map((amount, place) => {
    const least = lowest[place] ?? false;
    if (amount === null || !low || !high || high.lte(0)) return { landed: amount, share: null, over: null, least };
    const over = low.gt(0) && !least ? new Big(amount).div(low).minus(1).times(100) : null;
    return {
      landed: amount,
      share: new Big(amount).div(high).toNumber(),
      over: over && over.gt(0) ? `+${over.toFixed(1)}%` : null,
      least,
    };
  });
}
