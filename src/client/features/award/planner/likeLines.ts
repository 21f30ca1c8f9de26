import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../contract/entities/plan';

/** Ids of the request's lines that a plan covers; a line that is split counts once. */
export const coveredBy = (plan: Pick<AwardPlan, 'lines'>): ReadonlySet<string> =>
  new Set(plan.lines.map((line) => line.rfq_line_id));

/** Whether two sums are of the same lines, so that their difference says something. */
export function isSameSet(ids: readonly string[], others: ReadonlySet<string>): boolean {
  const own = new Set(ids);
  return own.size === others.size && [...own].every((id) => others.has(id));
}

/** Whether one quotation has a price for each of these lines. */
export function quotesAll(rows: Comparison['rows'], quotation: string, ids: ReadonlySet<string>): boolean {
  return rows
    .filter(({ line }) => ids.has(line.id))
    .every(({ cells }) => cells.some((cell) => cell.quotation_id === quotation && cell.comparable_price !== null));
}
