import type { ComparisonCell } from '../../../contract/entities/comparison';
import type { RfqLine } from '../../../contract/entities/rfq';
import type { Currency } from '../../../contract/values';
import { isPermitted, type Offered, permittedQuantities } from '../../../domain/award/permitted';
import { lineAmount } from '../../../domain/money/lineAmount';
import { measuresOfOffer } from '../../../domain/material/measures';

function offeredOf(line: RfqLine, { line: answer }: ComparisonCell): Offered | null {
  const { qty_offered: offered, moq, multiple } = answer;
  return line.qty === null || offered === null ? null : { requested: line.qty, offered, moq, multiple };
}

/** The most of an offer that can be awarded; null when none of it can. */
export function mostOf(line: RfqLine, cell: ComparisonCell): string | null {
  const offered = offeredOf(line, cell);
  return offered && (permittedQuantities(offered)?.max ?? null);
}

/** Whether the seller sells so much of its offer. */
export function sells(line: RfqLine, cell: ComparisonCell, qty: string): boolean {
  const offered = offeredOf(line, cell);
  return offered !== null && isPermitted(qty, offered);
}

/** Quantity and amount of a share of an offer, rounded as it will be ordered; null when it cannot be awarded. */
export function pricedShare(
  line: RfqLine,
  cell: ComparisonCell,
  currency: Currency,
  wanted: string | null,
): { qty: string; amount: string } | null {
  const { unit_price, price_uom, weight_discount_pct } = cell.line;
  const qty = wanted ?? mostOf(line, cell);
  if (qty === null || unit_price === null || price_uom === null) return null;
  const priced = lineAmount(
    { qty, unit_price, price_uom, weight_discount_pct },
    measuresOfOffer(line, cell.line),
    currency,
  );
  return priced && { qty, amount: priced.amount };
}
