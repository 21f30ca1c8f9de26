import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan, PlanRules, PlanWithoutRule } from '../../../../contract/entities/plan';
import type { MemberWork } from '../../../http/context';
import { refuse } from '../../../http/fail';
import { compareQuotations } from '../quotation/comparison.service';
import { plan } from './planDesk';
import type { PlanTask } from './planTask';

/** The solver's time; with reading and settling an answer comes within ten seconds. */
const SOLVER_SECONDS = 8;

/** The cheapest award under the buyer's rules: a good one at once, or the best with its proof. */
export async function planAward(
  work: MemberWork,
  number: string,
  want: 'first' | 'best',
  rules: PlanRules,
  signal: AbortSignal,
): Promise<AwardPlan> {
  const answer = await asked(work, number, { want, rules, seconds: SOLVER_SECONDS }, signal);
  return 'plan' in answer && answer.plan ? answer.plan : refuse('PLAN_NOTHING');
}

/** The same without each of the rules in turn. */
export async function priceRules(
  work: MemberWork,
  number: string,
  rules: PlanRules,
  signal: AbortSignal,
): Promise<{ rules: PlanWithoutRule[] }> {
  const answer = await asked(work, number, { want: 'rules', rules, seconds: SOLVER_SECONDS * 2 }, signal);
  return 'rules' in answer ? answer : { rules: [] };
}

async function asked(work: MemberWork, number: string, task: Omit<PlanTask, 'comparison'>, signal: AbortSignal) {
  const comparison = await compareQuotations(work, number);
  if (comparison.sealed_until !== null) return refuse('PLAN_SEALED');
  return plan({ ...task, comparison }, work.session.account_id, signal);
}

/** The best award on a comparison that was read already; null when nothing can be awarded. */
export async function planOf(work: MemberWork, comparison: Comparison, rules: PlanRules): Promise<AwardPlan | null> {
  const task = { comparison, rules, want: 'best', seconds: SOLVER_SECONDS } as const;
  const answer = await plan(task, work.session.account_id, new AbortController().signal);
  return 'plan' in answer ? answer.plan : null;
}
