import type { AwardPlan, KeptPlan, PlanRules, PlanWithoutRule } from '../../../../contract/entities/plan';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { readComparison } from '../comparison/comparison.service';
import { ownRfq } from '../../request/request.policy';
import { recordFirstView } from '../../request/sealed/amountView.service';
import { findKeptPlan, keepPlan } from './awardPlan.service';
import { plan as solve } from './planWorkerPool';
import type { PlanTask } from './planTask';

/** The solver's time; with reading and settling an answer comes within ten seconds. */
export const SOLVER_SECONDS = 8;

/** The cheapest award under the buyer's rules: a good one at once, or the best with its proof. */
export async function planAward(
  work: MemberWork,
  number: string,
  want: 'first' | 'best',
  rules: PlanRules,
  signal: AbortSignal,
): Promise<AwardPlan> {
  const answer = await requested(work, number, { want, rules, seconds: SOLVER_SECONDS }, signal);
  if (!('plan' in answer) || !answer.plan) return fail('PLAN_NOTHING');
  return answer.plan;
}

/** Stores a plan with its author, who has the quotations open; one that is as the newest is not stored again. */
export async function rememberPlan(
  work: MemberWork,
  number: string,
  rules: PlanRules,
  plan: AwardPlan,
): Promise<KeptPlan> {
  const row = await ownRfq(work, number);
  await recordFirstView(work, row);
  return { ...plan, plan_id: await keepPlan(work, row, { rules, result: plan, by: work.session }) };
}

/** The plan that is there already under these rules: made when collecting ended, or by a person since. Nothing is solved. */
export async function getKeptPlan(
  work: MemberWork,
  number: string,
  rules: PlanRules,
): Promise<{ plan: KeptPlan | null }> {
  return { plan: await findKeptPlan(work.db, await ownRfq(work, number), rules) };
}

/** The same without each of the rules in turn. */
export async function priceRules(
  work: MemberWork,
  number: string,
  rules: PlanRules,
  signal: AbortSignal,
): Promise<{ rules: PlanWithoutRule[] }> {
  const answer = await requested(work, number, { want: 'rules', rules, seconds: SOLVER_SECONDS * 2 }, signal);
  return 'rules' in answer ? answer : { rules: [] };
}

async function requested(work: MemberWork, number: string, task: Omit<PlanTask, 'comparison'>, signal: AbortSignal) {
  const row = await ownRfq(work, number);
  const comparison = await readComparison(work, row, 'apart');
  if (comparison.sealed_until !== null) return fail('PLAN_SEALED');
  return solve({ ...task, comparison }, work.session.account_id, signal);
}
