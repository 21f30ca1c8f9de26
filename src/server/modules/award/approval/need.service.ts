import type { ApprovalNeed, Approver } from '../../../../contract/entities/approval';
import type { AwardedLines } from '../../../../contract/entities/award';
import { type Colleague, decidersOf } from '../../../../domain/approval/approvers';
import { approvalLineOf, awardFacts, type LineStep } from '../../../../domain/approval/rules';
import { projectTransitions } from '../../../../domain/states/project';
import { allows } from '../../../../domain/states/transition';
import type { MemberWork } from '../../../http/context';
import { AppError } from '../../../http/fail';
import { readRate } from '../../rate/rate.service';
import { ownRfq } from '../../request/request.policy';
import type { RfqRow } from '../../request/request.repository';
import { awardedBid } from '../awardedBid';
import { readComparison } from '../comparison/comparison.service';
import { type Choice, choiceOf } from '../sending.service';
import { findColleagues, findNames, findRules } from './approval.repository';

/** The approval line of an award: the rules that hold, and their steps; neither where it can be sent at once. */
export async function needOf(work: MemberWork, row: RfqRow, choice: Choice) {
  const stated = (await findRules(work.db, row.company_id))?.rules ?? [];
  if (stated.length === 0) return { rules: [], steps: [] };
  const bids = [...choice].map(([offer, lines]) => ({
    quotation_id: offer.quotation.id,
    ...awardedBid(row, offer, lines),
  }));
  const { usd_krw_rate } = await readRate(work);
  return approvalLineOf(stated, awardFacts(await readComparison(work, row, 'apart'), bids, usd_krw_rate));
}

/** Whether lines of an own request have to be approved before they are awarded. What could not be awarded needs nothing. */
export async function checkNeed(work: MemberWork, number: string, lines: AwardedLines): Promise<ApprovalNeed> {
  const row = await ownRfq(work, number);
  const nothing = { needed: false, rules: [], steps: [] };
  if (!allows(projectTransitions, 'award', row.status)) return nothing;
  const choice = await choiceIfAny(work, row, lines);
  if (!choice) return nothing;
  const need = await needOf(work, row, choice);
  return { needed: need.rules.length > 0, rules: need.rules, steps: await shownSteps(work, row, need.steps) };
}

async function choiceIfAny(work: MemberWork, row: RfqRow, lines: AwardedLines): Promise<Choice | null> {
  try {
    return await choiceOf(work, row, lines);
  } catch (error) {
    if (error instanceof AppError && error.code === 'AWARD_INVALID') return null;
    throw error;
  }
}

async function shownSteps(work: MemberWork, row: RfqRow, steps: readonly LineStep[]): Promise<ApprovalNeed['steps']> {
  const people = await findColleagues(work.db, row.company_id);
  const names = await findNames(
    work.db,
    steps.flatMap(({ approver }) => idOf(approver) ?? []),
  );
  return steps.map(({ approver, stage }) => ({
    ...shownApprover(people, approver, work.session.account_id, names),
    stage,
  }));
}

/** The record that an approver is named after. */
export function idOf(approver: Approver): string | null {
  if (approver.kind === 'person') return approver.account_id;
  return approver.kind === 'role' && approver.role === 'own' ? approver.own_role_id : null;
}

/** An approver in words, with who may decide now. */
export function shownApprover(
  people: readonly Colleague[],
  approver: Approver,
  requester: string,
  names: ReadonlyMap<string, string>,
) {
  const { deciders, owners_stand_in } = decidersOf(people, approver, requester);
  const id = idOf(approver);
  return {
    approver,
    approver_name: id === null ? null : (names.get(id) ?? null),
    people: deciders.map(({ name }) => name),
    owners_stand_in,
  };
}
