import Big from 'big.js';
import type { Comparison } from '../../contract/entities/comparison';
import { formatExact } from '../money/exact';
import { convert } from './comparablePrice';

/** What a like-for-like amount is made of, in the request's currency. */
export interface LikeForLike {
  lines: Array<{ line_no: number; amount: string }>;
  /** The seller's whole freight at the frozen rate. */
  freight: string;
  total: string;
}

/** The arithmetic of a seller's like-for-like amount: the lines that every seller offered and the whole freight. */
export function likeForLikeOf(comparison: Comparison, quotationId: string): LikeForLike | null {
  const { sellers, rows, currency, usd_krw_rate } = comparison;
  const seller = sellers.find((one) => one.quotation_id === quotationId);
  if (!seller) return null;
  const rate = { offered_currency: seller.currency, request_currency: currency, usd_krw_rate };
  const freight = convert(new Big(seller.totals.freight_amount), rate);
  const lines = rows.flatMap(({ line, cells }) => {
    const known = cells.filter((cell) => cell.comparable_amount !== null);
    const own = known.find((cell) => cell.quotation_id === quotationId)?.comparable_amount;
    return own && known.length === sellers.length ? [{ line_no: line.line_no, amount: own }] : [];
  });
  if (!freight || lines.length === 0) return null;
  const total = lines.reduce((sum, line) => sum.plus(line.amount), freight);
  return { lines, freight: formatExact(freight, currency), total: formatExact(total, currency) };
}
