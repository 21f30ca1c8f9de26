import Big from 'big.js';
import type { Comparison, ComparisonCell } from '../../contract/entities/comparison';
import type { RfqLine } from '../../contract/entities/rfq';
import { formatExact } from '../money/exact';
import { convert } from './comparablePrice';

/** What a like-for-like amount is made of, in the request's currency. */
export interface LikeForLike {
  lines: Array<{ line_no: number; amount: string }>;
  /** The seller's whole freight at the frozen rate. */
  freight: string;
  total: string;
}

/** Why an offer is not like the others: no quote, another item, another quantity, or no amount in the request's currency. */
export type Unlike = 'not_quoted' | 'alternate' | 'other_qty' | 'not_convertible';

/** Why an offer of a line adds nothing to a like-for-like amount; null where it does. */
export function unlikeOf(line: Pick<RfqLine, 'qty'>, cell: ComparisonCell | undefined): Unlike | null {
  if (!cell || cell.line.response === 'no_quote') return 'not_quoted';
  const { qty_offered: offered, response } = cell.line;
  if (response !== 'exact') return 'alternate';
  if (line.qty === null || offered === null || !new Big(offered).eq(line.qty)) return 'other_qty';
  return cell.comparable_amount === null ? 'not_convertible' : null;
}

/**
 * What an offer adds to a like-for-like amount: nothing where it is for another quantity than requested, or for another item,
 * as an alternate is.
 */
export const alikeAmount = (line: Pick<RfqLine, 'qty'>, cell: ComparisonCell): string | null =>
  unlikeOf(line, cell) === null ? cell.comparable_amount : null;

/** The calculation of a seller's like-for-like amount: the lines that every seller offered as requested and in full, and the whole freight. */
export function likeForLikeOf(comparison: Comparison, quotationId: string): LikeForLike | null {
  const { sellers, rows, currency, usd_krw_rate } = comparison;
  const seller = sellers.find((one) => one.quotation_id === quotationId);
  if (!seller) return null;
  const rate = { offered_currency: seller.currency, request_currency: currency, usd_krw_rate };
  const freight = convert(new Big(seller.totals.freight_amount), rate);
  const lines = rows.flatMap(({ line, cells }) => {
    const alike = cells.filter((cell) => alikeAmount(line, cell) !== null);
    const own = alike.find((cell) => cell.quotation_id === quotationId)?.comparable_amount;
    return own && alike.length === sellers.length ? [{ line_no: line.line_no, amount: own }] : [];
  });
  if (!freight || lines.length === 0) return null;
  const total = lines.reduce((sum, line) => sum.plus(line.amount), freight);
  return { lines, freight: formatExact(freight, currency), total: formatExact(total, currency) };
}
