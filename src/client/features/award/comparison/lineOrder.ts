import Big from 'big.js';
import type { Comparison } from '../../../../contract/entities/comparison';
import { savingOf, spreadOf } from '../../../../domain/compare/distance';

export const LINE_ORDERS = ['line', 'saving', 'spread', 'weight', 'amount', 'offers'] as const;
/** By line number, or what is most first: saving, gap between prices in percent, weight, amount; or fewest offers first. */
export type LineOrder = (typeof LINE_ORDERS)[number];

type Row = Comparison['rows'][number];

const offers = (row: Row) => row.cells.filter((cell) => cell.line.response !== 'no_quote').length;

function largestAmount(row: Row): number {
  return Math.max(0, ...row.cells.map((cell) => Number(cell.comparable_amount ?? 0)));
}

/** The rows in the chosen order; equal ones keep their line order. */
export function orderRows(rows: readonly Row[], order: LineOrder): Row[] {
  const sorted = [...rows];
  switch (order) {
    case 'saving': {
      const savings = new Map(rows.map((row) => [row, new Big(savingOf(row))]));
      return sorted.sort((a, b) => savings.get(b)?.cmp(savings.get(a) ?? 0) ?? 0);
    }
    case 'spread':
      return sorted.sort((a, b) => (spreadOf(b) ?? 0) - (spreadOf(a) ?? 0));
    case 'weight':
      return sorted.sort((a, b) => Number(b.line.total_weight_kg ?? 0) - Number(a.line.total_weight_kg ?? 0));
    case 'amount':
      return sorted.sort((a, b) => largestAmount(b) - largestAmount(a));
    case 'offers':
      return sorted.sort((a, b) => offers(a) - offers(b));
    case 'line':
      return sorted;
  }
}
