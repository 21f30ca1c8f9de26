import type { Bid } from '../../../contract/entities/order';
import type { AwardPlan } from '../../../contract/entities/plan';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../contract/entities/comparison';
import { sameShares } from '../../../domain/award/shares';

/** So much of a line for one quotation; null stands for as much as can be awarded. */
export interface Share {
  quotation_id: string;
  qty: string | null;
}

/** What is awarded to whom: for each line id its shares, one or, where a line is divided, several. */
export type Selection = Readonly<Record<string, readonly Share[]>>;

/** Whether a line can be awarded to this offer: priced, and the quotation still stands. */
export function selectable(cell: ComparisonCell, seller: ComparisonSeller | undefined): boolean {
  return cell.line.response !== 'no_quote' && cell.line.amount !== null && seller !== undefined && !seller.expired;
}

/** The share of a line that a quotation has. */
export function shareOf(selection: Selection, lineId: string, quotationId: string): Share | undefined {
  return selection[lineId]?.find((share) => share.quotation_id === quotationId);
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
      .map((cell) => [line.id, whole(cell.quotation_id)]),
  );
  return Object.fromEntries(lines);
}

/** Awards that stand, accepted or waiting for their answer, as the selection that they were. */
export function awardedIn(
  comparison: Pick<Comparison, 'rows'>,
  bids: readonly (Pick<Bid, 'status' | 'quotation_id'> & {
    lines: readonly Pick<Bid['lines'][number], 'line_no' | 'qty'>[];
  })[],
): Selection {
  const standing = bids.filter(({ status }) => status === 'CONFIRMED' || status === 'SENT');
  const lines = comparison.rows.flatMap(({ line }): [string, Share[]][] => {
    const shares = standing.flatMap(({ quotation_id, lines: awarded }) =>
      awarded.filter(({ line_no }) => line_no === line.line_no).map(({ qty }) => ({ quotation_id, qty })),
    );
    return shares.length > 0 ? [[line.id, shares]] : [];
  });
  return Object.fromEntries(lines);
}

/** Quotations of which every line that can be taken is taken, and from nobody else. */
export function takenFrom(comparison: Comparison, selection: Selection): ReadonlySet<string> {
  const ids = comparison.sellers.map(({ quotation_id: id }) => id);
  return new Set(
    ids.filter((id) => {
      const lines = Object.keys(allFrom(comparison, id));
      return (
        lines.length > 0 &&
        lines.every((line) => selection[line]?.length === 1 && selection[line][0]?.quotation_id === id)
      );
    }),
  );
}

const whole = (quotation_id: string): Share[] => [{ quotation_id, qty: null }];

/** The best comparable price of every line, or its only one; a line without one stays open. */
export function bestPerLine(comparison: Comparison): Selection {
  const lines = comparison.rows.flatMap(({ line, cells }) => {
    const priced = cells.filter((cell) => cell.comparable_price !== null);
    const ranked = priced.length === 1 ? priced : priced.filter((cell) => cell.best);
    const best = ranked.find((cell) => selectable(cell, sellerOf(comparison, cell.quotation_id)));
    return best ? [[line.id, whole(best.quotation_id)]] : [];
  });
  return Object.fromEntries(lines);
}

/** The lines of a plan, as the planner divided them. */
export function ofPlan(plan: AwardPlan): Selection {
  const lines: Record<string, Share[]> = {};
  for (const { rfq_line_id, quotation_id, qty } of plan.lines) (lines[rfq_line_id] ??= []).push({ quotation_id, qty });
  return lines;
}

/** Takes a line for a quotation, or gives it back when it was taken already. Without splitting, one seller keeps all. */
export function toggled(selection: Selection, lineId: string, quotationId: string, split: boolean): Selection {
  const kept = Object.entries(selection).filter(
    ([line, shares]) => line !== lineId && (split || shares.every((share) => share.quotation_id === quotationId)),
  );
  const taken = shareOf(selection, lineId, quotationId) !== undefined && selection[lineId]?.length === 1;
  return Object.fromEntries(taken ? kept : [...kept, [lineId, whole(quotationId)]]);
}

/** Gives a line other shares; none takes it out of the award. */
export function divided(selection: Selection, lineId: string, shares: readonly Share[]): Selection {
  const { [lineId]: _before, ...rest } = selection;
  return shares.length > 0 ? { ...rest, [lineId]: shares } : rest;
}

/** Drops what can no longer be awarded, e.g. after the comparison was fetched again. */
export function stillValid(selection: Selection, comparison: Comparison): Selection {
  const sellers = new Map(comparison.sellers.map((seller) => [seller.quotation_id, seller]));
  const entries = comparison.rows.flatMap(({ line, cells }) => {
    const shares = selection[line.id];
    if (!Array.isArray(shares)) return [];
    const kept = (shares as Share[]).filter(({ quotation_id }) => {
      const cell = cells.find((one) => one.quotation_id === quotation_id);
      return cell && selectable(cell, sellers.get(quotation_id));
    });
    return kept.length > 0 ? [[line.id, kept]] : [];
  });
  return Object.fromEntries(entries);
}

/** The lines of a change that differ from before, as they now are; none: taken out. */
export function changedLines(before: Selection, now: Selection): Selection {
  const lines = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...lines].filter((line) => !sameShares(before[line], now[line]));
  return Object.fromEntries(changed.map((line) => [line, now[line] ?? []]));
}
