import Big from 'big.js';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../contract/entities/comparison';
import type { MoneyTotals, RfqLine } from '../../../contract/entities/rfq';
import type { Currency } from '../../../contract/values';
import { convert } from '../../../domain/compare/comparablePrice';
import { formatExact } from '../../../domain/money/exact';
import { totalsOf, vatOf } from '../../../domain/money/totals';
import { pricedShare } from './pricedShare';
import type { Selection } from './selection';

/** One line, or a part of it, that a seller would be awarded. */
export interface AwardLine {
  line: RfqLine;
  cell: ComparisonCell;
  qty: string;
  amount: string;
}

/** What one seller would be awarded. */
export interface AwardGroup {
  seller: ComparisonSeller;
  lines: AwardLine[];
  totals: MoneyTotals;
  /** The seller's minimum order is not reached. */
  belowMinimum: boolean;
  /** The offer holds for all its lines only, and some are missing. */
  incomplete: boolean;
}

/** The chosen lines of a seller that come after the day that the buyer wishes. */
export const lateLinesOf = ({ lines }: AwardGroup): AwardLine[] => lines.filter(({ cell }) => cell.late);

/** What lead time each awarded line promises. */
export const promisedIn = (groups: readonly AwardGroup[]) =>
  groups.flatMap(({ lines }) =>
    lines.map(({ line, cell }) => ({ line_no: line.line_no, lead_days: cell.line.lead_days })),
  );

/** The award by seller, with each seller's freight counted once and the VAT of its own order. */
export function awardGroups(comparison: Comparison, selection: Selection): AwardGroup[] {
  const taken = new Map<string, AwardLine[]>();
  for (const { line, cells } of comparison.rows) {
    for (const share of selection[line.id] ?? []) {
      const cell = cells.find((one) => one.quotation_id === share.quotation_id);
      const seller = comparison.sellers.find((one) => one.quotation_id === share.quotation_id);
      const priced = cell && seller && pricedShare(line, cell, seller.currency, share.qty);
      if (cell && priced)
        taken.set(share.quotation_id, [...(taken.get(share.quotation_id) ?? []), { line, cell, ...priced }]);
    }
  }
  return comparison.sellers.flatMap((seller) => {
    const lines = taken.get(seller.quotation_id);
    if (!lines) return [];
    const totals = totalsOf(
      lines.map(({ amount }) => amount),
      seller.totals.freight_amount,
      seller.currency,
      seller.totals.vat,
    );
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

interface GrandTotal {
  currency: Currency;
  amount: string;
  orders: number;
  /** Some of the orders state no VAT. */
  withoutVat: boolean;
  /** Freight is in it. */
  withFreight: boolean;
}

/** What all orders cost together, per currency and of how many: nothing is converted, each is paid in its own. */
export function grandTotals(groups: ReadonlyArray<Pick<AwardGroup, 'totals'>>): GrandTotal[] {
  const sums = new Map<Currency, Big>();
  for (const { totals } of groups) {
    sums.set(totals.currency, (sums.get(totals.currency) ?? new Big(0)).plus(totals.total_amount));
  }
  return [...sums].map(([currency, sum]) => {
    const own = groups.filter(({ totals }) => totals.currency === currency);
    return {
      currency,
      amount: formatExact(sum, currency),
      orders: own.length,
      withoutVat: own.some(({ totals }) => vatOf(totals) === 'not_included'),
      withFreight: own.some(({ totals }) => new Big(totals.freight_amount).gt(0)),
    };
  });
}

/** Lines and freight of the whole award in the request's currency, without VAT: what a plan is measured by. */
export function supplyTotal(comparison: Comparison, groups: readonly AwardGroup[]): string | null {
  let sum = new Big(0);
  for (const { totals } of groups) {
    const { currency: request_currency, usd_krw_rate } = comparison;
    const part = convert(new Big(totals.supply_amount), {
      offered_currency: totals.currency,
      request_currency,
      usd_krw_rate,
    });
    if (!part) return null;
    sum = sum.plus(part);
  }
  return formatExact(sum, comparison.currency);
}
