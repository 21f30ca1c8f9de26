import type { Scenario } from '../../../../contract/entities/plan';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { ownRfq } from '../../request/request.policy';
import type { RfqRow } from '../../request/request.repository';
import { type AwardPlanRow, findNamedPlans, renamePlan } from './awardPlan.repository';
import { completeRules } from './completeRules';

/** Scenarios of one round that are listed and compared. */
const MOST_SCENARIOS = 20;

/** The named plans of the present round. */
export async function listScenarios(work: MemberWork, number: string): Promise<{ items: Scenario[] }> {
  return { items: (await findScenarios(work, await ownRfq(work, number))).map(presentScenario) };
}

/** Names a plan of the present round, or with null takes its name: then it is no scenario any more. */
export async function namePlan(
  work: MemberWork,
  number: string,
  planId: string,
  name: string | null,
): Promise<{ items: Scenario[] }> {
  const row = await ownRfq(work, number);
  const named = await renamePlan(work.db, { id: planId, rfqId: row.id, round: row.round }, name);
  if (!named) return fail('PLAN_NOT_FOUND');
  return { items: (await findScenarios(work, row)).map(presentScenario) };
}

/** The scenarios of a request's present round as they were kept. */
export function findScenarios(work: MemberWork, row: RfqRow): Promise<AwardPlanRow[]> {
  return findNamedPlans(work.db, row.id, row.round, MOST_SCENARIOS);
}

function presentScenario({ id, rules, result, made_at, account_name }: AwardPlanRow): Scenario {
  return {
    name: rules.name ?? '',
    rules: completeRules(rules),
    plan: { ...result, plan_id: id },
    made_at: made_at.toISOString(),
    made_by: account_name,
  };
}
