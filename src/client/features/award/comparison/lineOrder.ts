import Big from 'big.js';
import type { Comparison } from '../../../../contract/entities/comparison';

export const LINE_ORDERS = ['line', 'offers', 'amount', 'spread'] as const;
/** By line number, fewest offers first, largest amount first, or widest gap between prices first. */
export type LineOrder = (typeof LINE_ORDERS)[number];

type Row = Comparison['rows'][number];

const prices = (row: Row) =>
  row.cells.flatMap((cell) => (cell.comparable_price ? [new Big(cell.comparable_price)] : []));
const offers = (row: Row) => row.cells.filter((cell) => cell.line.response !== 'no_quote').length;

function largestAmount(row: Row): number {
  return Math.max(0, ...row.cells.map((cell) => Number(cell.comparable_amount ?? 0)));
}

/** How far the dearest offer lies above the cheapest, as a ratio; 0 with fewer than two. Only for ordering. */
function spread(row: Row): number {
  const values = prices(row).map(Number);
  const least = Math.min(...values);
  return values.length < 2 || least <= 0 ? 0 : Math.max(...values) / least - 1;
}

/** The rows in the chosen order; equal ones keep their line order. */
export function orderRows(rows: readonly Row[], order: LineOrder): Row[] {
  const sorted = [...rows];
  switch (order) {
    case 'offers':
      return sorted.sort((a, b) => offers(a) - offers(b));
    case 'amount':
      return sorted.sort((a, b) => largestAmount(b) - largestAmount(a));
    case 'spread':
      return sorted.sort((a, b) => spread(b) - spread(a));
    case 'line':
      return sorted;
  }
}
