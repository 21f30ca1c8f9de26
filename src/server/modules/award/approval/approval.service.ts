import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { approveAward, requestApproval } from '../../../../contract/endpoints/approval';
import type { ApprovalFault, PricedApproval } from '../../../../contract/entities/approval';
import { projectTransitions } from '../../../../domain/states/project';
import { allows } from '../../../../domain/states/transition';
import type { MemberWork } from '../../../http/context';
import { AppError, fail } from '../../../http/fail';
import { guardBudgets, holdBudgets, passesStop } from '../../budget/guard.service';
import { lockOwnCompany } from '../../company/callerRights.service';
import { showOwnPeople } from '../../request/notice.service';
import { ownRfq, ownRfqForChange } from '../../request/request.policy';
import type { RfqRow } from '../../request/request.repository';
import { recordStep } from '../../timeline/timeline.service';
import { plannedOf } from '../awardBudget.service';
import { type Choice, choiceOf, sendAward } from '../sending.service';
import { presentApproval } from './approval.presenter';
import {
  type ApprovalRow,
  findApproval,
  findNewest,
  findWaitingOf,
  lockApproval,
  updateApproval,
} from './approval.repository';
import { asker, notifyOfApproval } from './approvalNotice';
import { faultsBetween, faultsOfRefusal, firstEnd, freeze } from './frozenAward';
import { asksForBudget, needOf } from './need.service';
import {
  addRequest,
  beginStage,
  decideSteps,
  notifiedOf,
  openStepsOfReader,
  refuseNobodyExceeds,
} from './steps.service';
import { refuseWaiting } from './waiting.service';

/** The newest request to approve an award of the present round of an own request. */
export async function readApproval(work: MemberWork, number: string): Promise<{ approval: PricedApproval | null }> {
  const row = await ownRfq(work, number);
  const newest = await findNewest(work.db, row.id);
  const present = newest?.award.round === row.round ? newest : null;
  return { approval: present && (await presentApproval(work, row, present)) };
}

/** The awards of the own company that wait for the reader, the most urgent first. */
export async function awaitingApproval(work: MemberWork) {
  const rows = await findWaitingOf(work.db, work.session.company_id);
  const open = await openStepsOfReader(
    work,
    rows.map(({ row }) => row),
  );
  const mine = rows.flatMap(({ row, number, title }) => {
    const step = open.get(row.id);
    if (!step) return [];
    return [
      { kind: 'approval' as const, side: 'buyer' as const, number, title, due_at: step.due_at?.toISOString() ?? null },
    ];
  });
  return mine
    .toSorted((a, b) => (a.due_at ?? '').localeCompare(b.due_at ?? ''))
    .map((one) => ({ ...one, count: mine.length, amount: null, currency: null }));
}

type RequestInput = z.output<(typeof requestApproval)['body']>;

/** Freezes an award that has to be approved, and asks the approvers of its first stage. */
export async function askForApproval(call: MemberWork, number: string, input: RequestInput): Promise<PricedApproval> {
  const work = await lockOwnCompany(call, 'award');
  const row = await ownRfqForChange(work, number, input.version);
  if (!allows(projectTransitions, 'award', row.status)) return fail('RFQ_STATE');
  await refuseWaiting(work, row.id);
  const choice = await choiceOf(work, row, input.lines);
  const planned = await plannedOf(work, row, choice);
  // Before the rules, as for an award: of which one asks whether a budget is exceeded.
  await holdBudgets(work, planned);
  const { rules, steps } = await needOf(work, row, choice);
  if (rules.length === 0) return fail('APPROVAL_NOT_NEEDED');
  if (await passesStop(work, planned)) await refuseNobodyExceeds(work, steps);
  const { session, now, db } = work;
  const award = freeze(row, choice);
  const id = uuid();
  const { note, reason } = input;
  await addRequest(
    work,
    {
      id,
      rfq_id: row.id,
      company_id: row.company_id,
      status: 'waiting',
      requested_by: session.account_id,
      requested_at: now,
      reason,
      note,
      rules,
      award,
      valid_until: firstEnd(award.bids),
      checked_at: now,
      faults: [],
    },
    steps,
  );
  await record(work, row, 'approval_requested', reason);
  const added = (await findApproval(db, row.id, id)) ?? fail('APPROVAL_NOT_FOUND');
  await beginStage(work, added, asker(work, row));
  return presentApproval(work, row, added);
}

/** Approves every open step that is the reader's; the last one sends the award, if it is still the one that was requested. */
export async function approve(call: MemberWork, number: string, input: z.output<(typeof approveAward)['body']>) {
  const { work, rfq, row } = await decide(call, number, input.approval_id, 'approved', input.note);
  if (!(await beginStage(work, row, asker(work, rfq)))) await carryOut(work, rfq, row, input.budget_word);
  return presentNow(work, rfq, row.id);
}

/** Returns the award to the person who requested approval. */
export async function giveBack(call: MemberWork, number: string, input: { approval_id: string; note: string }) {
  const { work, rfq, row } = await decide(call, number, input.approval_id, 'returned', input.note);
  await updateApproval(work.db, row.id, { status: 'returned', closed_at: work.now });
  await notifyOfApproval(work, rfq, [row.requested_by], 'approval_returned', { by: work.session.name });
  return presentNow(work, rfq, row.id);
}

/** Takes a request back that waits. */
export async function withdraw(call: MemberWork, number: string, input: { approval_id: string }) {
  const { work, rfq, row } = await waitingForChange(call, number, input.approval_id);
  const { actions } = await presentApproval(work, rfq, row);
  if (!actions.includes('withdraw')) return fail('APPROVAL_NOT_YOURS');
  await updateApproval(work.db, row.id, { status: 'withdrawn', closed_at: work.now });
  await record(work, rfq, 'approval_withdrawn', null);
  const others = await notifiedOf(work, row.id);
  await notifyOfApproval(work, rfq, others, 'approval_withdrawn', { by: work.session.name });
  return presentNow(work, rfq, row.id);
}

/** A request that waits, behind the locks of the company's people, the request for quotation and itself, in this order. */
async function waitingForChange(call: MemberWork, number: string, id: string) {
  const work = await lockOwnCompany(call, 'see_prices');
  const rfq = await ownRfqForChange(work, number, null);
  const row = (await lockApproval(work.db, rfq.id, id)) ?? fail('APPROVAL_NOT_FOUND');
  if (row.status !== 'waiting') return fail('APPROVAL_STATE');
  return { work, rfq, row };
}

async function decide(
  call: MemberWork,
  number: string,
  id: string,
  decision: 'approved' | 'returned',
  note: string | null,
) {
  const { work, rfq, row } = await waitingForChange(call, number, id);
  await decideSteps(work, row, decision, note);
  await record(work, rfq, decision === 'approved' ? 'approval_approved' : 'approval_returned', note);
  return { work, rfq, row };
}

/** Sends the frozen award; where anything has changed since, it goes back to the person who requested approval. */
async function carryOut(work: MemberWork, rfq: RfqRow, row: ApprovalRow, word: string | null): Promise<void> {
  const { choice, faults } = await presentChoice(work, rfq, row);
  const requester = [row.requested_by].filter((id) => id !== work.session.account_id);
  if (!choice || faults.length > 0) {
    await updateApproval(work.db, row.id, { status: 'changed', closed_at: work.now, faults });
    await record(work, rfq, 'approval_changed', null, { faults: faults.join(', ') });
    return notifyOfApproval(work, rfq, requester, 'approval_changed');
  }
  await guardBudgets(work, await plannedOf(work, rfq, choice), word);
  await updateApproval(work.db, row.id, { status: 'approved', closed_at: work.now });
  await sendAward(work, rfq, choice, row.note);
  await notifyOfApproval(work, rfq, requester, 'approval_approved', { by: work.session.name });
}

async function presentChoice(
  work: MemberWork,
  rfq: RfqRow,
  row: ApprovalRow,
): Promise<{ choice: Choice | null; faults: ApprovalFault[] }> {
  if (!allows(projectTransitions, 'award', rfq.status)) return { choice: null, faults: ['amended'] };
  try {
    const choice = await choiceOf(work, rfq, row.award.lines);
    const faults = faultsBetween(row.award, freeze(rfq, choice));
    if (faults.length === 0 && (await passesBudgetRule(work, rfq, row, choice))) faults.push('budget');
    return { choice, faults };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'AWARD_INVALID') throw error;
    return { choice: null, faults: faultsOfRefusal((error.detail.issues ?? []).map(({ code }) => code)) };
  }
}

/** Whether it goes beyond a budget now, and a rule for that has no step in the request. */
async function passesBudgetRule(work: MemberWork, rfq: RfqRow, row: ApprovalRow, choice: Choice): Promise<boolean> {
  await holdBudgets(work, await plannedOf(work, rfq, choice));
  return asksForBudget((await needOf(work, rfq, choice)).rules) && !asksForBudget(row.rules);
}

async function presentNow(work: MemberWork, rfq: RfqRow, id: string): Promise<PricedApproval> {
  return presentApproval(work, rfq, (await findApproval(work.db, rfq.id, id)) ?? fail('APPROVAL_NOT_FOUND'));
}

type Kind =
  | 'approval_requested'
  | 'approval_approved'
  | 'approval_returned'
  | 'approval_changed'
  | 'approval_withdrawn';

/** Writes an entry that the buyer's own people alone read, and shows them what became of the award. */
async function record(
  work: MemberWork,
  rfq: RfqRow,
  kind: Kind,
  note: string | null,
  after: Record<string, string> = {},
): Promise<void> {
  await recordStep(work, 'buyer', { kind, rfq_id: rfq.id, seller_company_id: rfq.company_id, note, after });
  await showOwnPeople(work, rfq, 'approval_moved');
}
