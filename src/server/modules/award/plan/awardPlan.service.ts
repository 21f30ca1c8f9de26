import { isDeepStrictEqual } from 'node:util';
import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type { AwardPlan, KeptPlan, PlanRules } from '../../../../contract/entities/plan';
import { isSolved } from '../../../../domain/award/solved';
import type { Executor } from '../../../db/database';
import type { MemberWork, Work } from '../../../http/context';
import type { RfqRow } from '../../request/request.repository';
import { addPlan, type AwardPlanRow, findAwardedPlan, findPlans, markAwarded, renewPlan } from './awardPlan.repository';

/** How far back an award, and a new plan, are compared with what was planned. */
const MOST_PLANS = 20;

/** The person who planned. */
type PlanAuthor = Pick<MemberWork['session'], 'account_id' | 'name'>;

/**
 * Stores the planner's result, and gives its id: an award that is sent after it can then be defended in any session. Planned
 * again with the same rules and the same result, it stays the one it was and is the newest again, whatever was planned since.
 */
export async function keepPlan(
  work: Work,
  row: RfqRow,
  { rules, result, by }: { rules: PlanRules; result: AwardPlan; by: PlanAuthor | null },
): Promise<string> {
  const plans = await findPlans(work.db, row.id, row.round, MOST_PLANS);
  const same = plans.find((plan) => !plan.awarded_at && isSamePlan(plan, rules, result));
  if (same) {
    if (same !== plans[0]) await renewPlan(work.db, same.id, work.now);
    return same.id;
  }
  const id = uuid();
  await addPlan(work.db, {
    id,
    rfq_id: row.id,
    round: row.round,
    account_id: by?.account_id ?? null,
    account_name: by?.name ?? '',
    rules,
    result,
    made_at: work.now,
  });
  return id;
}

/** Whether the rules of a stored plan limit what others do; in which order makers and sellers are named means nothing. */
function sameRules(stored: AwardPlanRow['rules'], rules: PlanRules): boolean {
  const sorted = (given: AwardPlanRow['rules']) => ({
    ...given,
    name: '',
    makers: [...(given.makers ?? [])].sort(),
    exclude: [...(given.exclude ?? [])].sort(),
  });
  return isDeepStrictEqual(sorted(stored), sorted(rules));
}

/** The plan that was kept of the request as it stands, under these rules: one that was proven or bounded before a first one. */
export async function findKeptPlan(db: Executor, row: RfqRow, rules: PlanRules): Promise<KeptPlan | null> {
  const plans = (await findPlans(db, row.id, row.round, MOST_PLANS)).filter(
    ({ result, rules: own }) => result.version === row.version && sameRules(own, rules),
  );
  const kept = plans.find(({ result }) => isSolved(result)) ?? plans[0];
  return kept ? { ...kept.result, plan_id: kept.id } : null;
}

/** Whether a stored plan says all that a new one does. */
function isSamePlan(stored: AwardPlanRow, rules: PlanRules, result: AwardPlan): boolean {
  const said = (plan: AwardPlan) => ({ ...plan, seconds: 0 });
  return sameRules(stored.rules, rules) && isDeepStrictEqual(said(stored.result), said(result));
}

/**
 * Ties an award to the plan behind it: the newest one with exactly these lines, otherwise the newest one, from which
 * the buyer departed. Without a plan nothing is tied.
 */
export async function tieAward(work: MemberWork, row: RfqRow, lines: AwardPlan['lines']): Promise<void> {
  const plans = await findPlans(work.db, row.id, row.round, MOST_PLANS);
  const followed = plans.find((plan) => sameLines(plan.result.lines, lines));
  const behind = followed ?? plans[0];
  if (!behind) return;
  const { session, now } = work;
  await markAwarded(work.db, behind.id, {
    awarded_at: now,
    awarded_by_name: session.name,
    followed: followed !== undefined,
  });
}

/** The plan behind the last award; while nothing is awarded, the newest of the present round. */
export async function planBehind(work: MemberWork, row: RfqRow): Promise<AwardPlanRow | null> {
  if (row.status === 'CMP') return (await findPlans(work.db, row.id, row.round, 1))[0] ?? null;
  return findAwardedPlan(work.db, row.id);
}

function sameLines(planned: AwardPlan['lines'], awarded: AwardPlan['lines']): boolean {
  const key = (line: AwardPlan['lines'][number]) => `${line.rfq_line_id} ${line.quotation_id}`;
  const quantities = new Map(planned.map((line) => [key(line), line.qty]));
  return (
    planned.length === awarded.length && awarded.every((line) => new Big(quantities.get(key(line)) ?? -1).eq(line.qty))
  );
}
