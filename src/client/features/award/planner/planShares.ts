import Big from 'big.js';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { type AwardGroup, awardGroups, supplyTotal } from '../awardGroups';
import { ofPlan } from '../selection';
import { coveredBy, quotesAll } from './likeLines';

/** What one seller gets of a plan. */
export interface PlanShare {
  group: AwardGroup;
  /** Its part of the plan, 0 to 1; null where its currency has no rate. */
  part: number | null;
}

/** What each seller of a plan gets, the largest part first. */
export function planShares(comparison: Comparison, plan: AwardPlan): PlanShare[] {
  return awardGroups(comparison, ofPlan(plan))
    .map((group) => {
      const amount = supplyTotal(comparison, [group]);
      return { group, part: amount === null || Number(plan.total) === 0 ? null : Number(amount) / Number(plan.total) };
    })
    .sort((a, b) => (b.part ?? 0) - (a.part ?? 0));
}

/** How many lines of a plan come later than the buyer wants, and how many promise no lead time. */
export function planLeadTimes(comparison: Comparison, plan: AwardPlan): { late: number; unstated: number } {
  const cells = planShares(comparison, plan).flatMap(({ group }) => group.lines.map(({ cell }) => cell));
  return {
    late: cells.filter(({ late }) => late).length,
    unstated: cells.filter(({ line }) => line.lead_days === null).length,
  };
}

/** What a plan saves against the best seller alone, and how many percent that is; null where that seller leaves lines out. */
export function planSaving(
  { rows }: Pick<Comparison, 'rows'>,
  { single, ...plan }: Pick<AwardPlan, 'single' | 'total' | 'covered' | 'lines'>,
): { amount: string; pct: string } | null {
  if (!single || !new Big(single.covered).eq(plan.covered)) return null;
  if (!quotesAll(rows, single.quotation_id, coveredBy(plan))) return null;
  const saved = new Big(single.total).minus(plan.total);
  const pct = new Big(single.total).eq(0) ? new Big(0) : saved.div(single.total).times(100);
  // A sum is never said to be no part of another.
  const tiny = saved.gt(0) && pct.lt('0.05');
  return { amount: saved.toFixed(), pct: tiny ? '<0.1' : pct.round(1).toFixed() };
}

/**
 * Which sentence is true of a plan: one seller is cheapest for all lines, dividing saves against the best seller alone, no
 * seller can supply all that the plan does, or none of these.
 */
export function headlineOf(
  { sellers, covered, line_count, optimal, single }: AwardPlan,
  saving: ReturnType<typeof planSaving>,
): 'one' | 'split' | 'noneAlone' | 'plain' {
  const all = new Big(covered).eq(line_count);
  if (sellers === 1) return all && optimal ? 'one' : 'plain';
  if (saving && new Big(saving.amount).gt(0)) return 'split';
  return all && single && new Big(single.covered).lt(line_count) ? 'noneAlone' : 'plain';
}
