import type { Comparison, ComparisonCell, ComparisonSeller, PriceStep } from '../../../../contract/entities/comparison';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { comparablePrice } from '../../../../domain/compare/comparablePrice';
import { measuresOfOffer } from '../../../../domain/material/measures';

/** What the arithmetic is shown for. */
export type Explained = { line: RfqLine; cell: ComparisonCell; seller: ComparisonSeller };

/** The way to a comparable price, by the very rule that the server ranked by. */
export function stepsOf(comparison: Comparison, { line, cell, seller }: Explained): PriceStep[] {
  const { unit_price, price_uom, qty_offered, weight_discount_pct, weight_basis } = cell.line;
  if (unit_price === null || price_uom === null || qty_offered === null) return [];
  const { freight_amount, lines_amount } = seller.totals;
  return comparablePrice({
    price: { qty: qty_offered, unit_price, price_uom, weight_discount_pct, weight_basis },
    measures: measuresOfOffer(line, cell.line),
    offered_currency: seller.currency,
    request_currency: comparison.currency,
    usd_krw_rate: comparison.usd_krw_rate,
    ...(comparison.freight === 'spread' ? { freight: { amount: freight_amount, over: lines_amount } } : {}),
  }).steps;
}
