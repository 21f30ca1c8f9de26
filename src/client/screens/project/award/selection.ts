import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';

/** Which quotation each line is awarded to: line id → quotation id. */
export type Selection = Readonly<Record<string, string>>;

/** Whether a line can be awarded to this offer: priced, and the quotation still stands. */
export function selectable(cell: ComparisonCell, seller: ComparisonSeller | undefined): boolean {
  return cell.line.response !== 'no_quote' && cell.line.amount !== null && seller !== undefined && !seller.expired;
}

function sellerOf(comparison: Comparison, quotationId: string): ComparisonSeller | undefined {
  return comparison.sellers.find((seller) => seller.quotation_id === quotationId);
}

/** Every line that can be awarded to one quotation. */
export function allFrom(comparison: Comparison, quotationId: string): Selection {
  const seller = sellerOf(comparison, quotationId);
  const lines = comparison.rows.flatMap(({ line, cells }) =>
    cells
      .filter((cell) => cell.quotation_id === quotationId && selectable(cell, seller))
      .map((cell) => [line.id, cell.quotation_id]),
  );
  return Object.fromEntries(lines);
}

/** The best comparable price of every line; a line without one stays open. */
export function bestPerLine(comparison: Comparison): Selection {
  const lines = comparison.rows.flatMap(({ line, cells }) => {
    const best = cells.find((cell) => cell.best && selectable(cell, sellerOf(comparison, cell.quotation_id)));
    return best ? [[line.id, best.quotation_id]] : [];
  });
  return Object.fromEntries(lines);
}

/** Takes a line for a quotation, or gives it back when it was taken already. Without splitting, one seller keeps all. */
export function toggled(selection: Selection, lineId: string, quotationId: string, split: boolean): Selection {
  const kept = Object.entries(selection).filter(([line, id]) => line !== lineId && (split || id === quotationId));
  return Object.fromEntries(selection[lineId] === quotationId ? kept : [...kept, [lineId, quotationId]]);
}

/** Drops what can no longer be awarded, e.g. after the comparison was fetched anew. */
export function stillValid(selection: Selection, comparison: Comparison): Selection {
  const entries = comparison.rows.flatMap(({ line, cells }) => {
    const cell = cells.find((one) => one.quotation_id === selection[line.id]);
    return cell && selectable(cell, sellerOf(comparison, cell.quotation_id)) ? [[line.id, cell.quotation_id]] : [];
  });
  return Object.fromEntries(entries);
}
