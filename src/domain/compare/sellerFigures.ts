import Big from 'big.js';
import type { Comparison, ComparisonSeller } from '../../contract/entities/comparison';
import { formatExact } from '../money/exact';
import { convert } from './comparablePrice';

/** A quotation as a whole: amounts without VAT in the request's currency, each null where it cannot be computed. */
export interface SellerFigures {
  quotation_id: string;
  /** Lines of the request that it has a price for. */
  quoted: number;
  /** Sum of the lines that every seller offered as requested. */
  like_lines: string | null;
  /** The same with the whole freight: what is compared. */
  like_landed: string | null;
  /** Sum of all lines that it offers. */
  all_lines: string | null;
  freight: string | null;
  /** All lines with the freight. */
  all_landed: string | null;
}

/** Every seller's figures, in the order of the comparison. */
export function sellerFigures(comparison: Comparison): SellerFigures[] {
  return comparison.sellers.map((seller) => {
    const like = seller.like_for_like_amount;
    const freight = inRequested(comparison, seller, seller.totals.freight_amount);
    return {
      quotation_id: seller.quotation_id,
      quoted: seller.quoted_line_count,
      like_lines:
        like === null || freight === null ? null : formatExact(new Big(like).minus(freight), comparison.currency),
      like_landed: like,
      all_lines: inRequested(comparison, seller, seller.totals.lines_amount),
      freight,
      all_landed: inRequested(comparison, seller, seller.totals.supply_amount),
    };
  });
}

function inRequested(comparison: Comparison, seller: ComparisonSeller, amount: string): string | null {
  const { currency: request_currency, usd_krw_rate } = comparison;
  const converted = convert(new Big(amount), { offered_currency: seller.currency, request_currency, usd_krw_rate });
  return converted && formatExact(converted, request_currency);
}

/** Which of the amounts are the least; none where fewer than two are known, since one alone is compared with nothing. */
export function leastOf(amounts: ReadonlyArray<string | null>): boolean[] {
  const known = amounts.flatMap((amount) => (amount === null ? [] : [new Big(amount)]));
  const [first, ...rest] = known;
  if (!first || rest.length === 0) return amounts.map(() => false);
  const least = rest.reduce((low, amount) => (amount.lt(low) ? amount : low), first);
  return amounts.map((amount) => amount !== null && least.eq(amount));
}
