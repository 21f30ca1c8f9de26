import Big from 'big.js';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { MoneyTotals, RfqLine } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { formatExact } from '../../../../domain/money/exact';
import { totalsOf } from '../../../../domain/money/totals';
import type { Selection } from './selection';

/** What one seller would be awarded. */
export interface AwardGroup {
  seller: ComparisonSeller;
  lines: { line: RfqLine; cell: ComparisonCell }[];
  totals: MoneyTotals;
  /** The seller's minimum order is not reached. */
  belowMinimum: boolean;
  /** The offer holds for all its lines only, and some are missing. */
  incomplete: boolean;
}

/** The award by seller, with each seller's freight counted once and the VAT of its own order. */
export function awardGroups(comparison: Comparison, selection: Selection): AwardGroup[] {
  return comparison.sellers.flatMap((seller) => {
    const lines = comparison.rows.flatMap(({ line, cells }) => {
      if (selection[line.id] !== seller.quotation_id) return [];
      const cell = cells.find((one) => one.quotation_id === seller.quotation_id);
      return cell ? [{ line, cell }] : [];
    });
    if (lines.length === 0) return [];
    const amounts = lines.map(({ cell }) => cell.line.amount ?? '0');
    const totals = totalsOf(amounts, seller.totals.freight_amount, seller.currency);
    const minimum = seller.min_order_amount;
    return [
      {
        seller,
        lines,
        totals,
        belowMinimum: minimum !== null && new Big(totals.lines_amount).lt(minimum),
        incomplete: seller.all_or_nothing && lines.length < seller.quoted_line_count,
      },
    ];
  });
}

/** What all orders cost together, per currency and of how many: nothing is converted, each is paid in its own. */
export function grandTotals(groups: readonly AwardGroup[]): { currency: Currency; amount: string; orders: number }[] {
  const sums = new Map<Currency, Big>();
  for (const { totals } of groups) {
    sums.set(totals.currency, (sums.get(totals.currency) ?? new Big(0)).plus(totals.total_amount));
  }
  return [...sums].map(([currency, sum]) => ({
    currency,
    amount: formatExact(sum, currency),
    orders: groups.filter(({ totals }) => totals.currency === currency).length,
  }));
}
