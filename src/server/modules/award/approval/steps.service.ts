import { v7 as uuid } from 'uuid';
import type { Approval, Approver } from '../../../../contract/entities/approval';
import { type Colleague, decidersOf, lastHas } from '../../../../domain/approval/approvers';
import type { LineStep } from '../../../../domain/approval/rules';
import { stepDue } from '../../../../domain/approval/stepDue';
import type { MemberWork, Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import {
  addApproval,
  type AnyApproval,
  findColleagues,
  findNames,
  findSteps,
  type NewApproval,
  type StepRow,
  updateStep,
} from './approval.repository';
import { idOf, shownApprover } from './shownApprover';

/** How the people of a request are notified that it waits for them. */
export type NotifyApprovers = (
  people: readonly string[],
  kind: 'requested' | 'overdue',
  params?: Record<string, string>,
) => Promise<void>;

type Waiting = Pick<AnyApproval, 'id' | 'company_id' | 'status' | 'requested_by'>;

/** The stage that runs now; null once every step is decided. */
export function runningStage(steps: readonly StepRow[]): number | null {
  return steps.find(({ decision }) => decision === null)?.stage ?? null;
}

/** The open steps that a person may decide, and for which absent member. */
export function stepsOf(
  people: readonly Colleague[],
  row: Pick<Waiting, 'status' | 'requested_by'>,
  steps: readonly StepRow[],
  accountId: string,
) {
  if (row.status !== 'waiting') return [];
  const stage = runningStage(steps);
  return steps
    .filter((step) => step.stage === stage && step.decision === null)
    .flatMap((step) => {
      const decider = decidersOf(people, step.approver, row.requested_by).deciders.find(({ id }) => id === accountId);
      return decider ? [{ step, deputy_for: decider.deputy_for }] : [];
    });
}

/** Adds a request with the steps of its line. Refuses a step that nobody but the requester could decide. */
export async function addRequest(work: MemberWork, row: NewApproval, steps: readonly LineStep[]): Promise<void> {
  const people = await findColleagues(work.db, row.company_id);
  if (steps.some(({ approver }) => decidersOf(people, approver, row.requested_by).deciders.length === 0)) {
    return fail('APPROVAL_NOBODY');
  }
  await addApproval(
    work.db,
    row,
    steps.map((step, position) => ({ ...step, id: uuid(), approval_id: row.id, position, notified: [] })),
  );
}

/** Refuses what goes beyond a budget that stops where nobody who may give the last approval could go beyond it. */
export async function refuseNobodyExceeds(work: MemberWork, steps: readonly LineStep[]): Promise<void> {
  const { company_id, account_id } = work.session;
  const people = await findColleagues(work.db, company_id);
  if (!lastHas(people, steps, account_id, 'exceed_budget')) return fail('APPROVAL_BUDGET_NOBODY');
}

/**
 * Starts the deadline of the stage that runs now, and asks its approvers; false where every step is decided. `ends`: when the request
 * ends without approval.
 */
export async function beginStage(
  work: Work,
  row: Waiting,
  notify: NotifyApprovers,
  ends: Date | null = null,
): Promise<boolean> {
  const steps = await findSteps(work.db, [row.id]);
  const stage = runningStage(steps);
  if (stage === null) return false;
  const people = await findColleagues(work.db, row.company_id);
  const left = new Set(steps.flatMap((one) => (one.stage >= stage ? one.stage : []))).size;
  const called = new Set<string>();
  for (const step of steps.filter((one) => one.stage === stage && one.due_at === null)) {
    const notified = decidersOf(people, step.approver, row.requested_by).deciders.map(({ id }) => id);
    await updateStep(work.db, step.id, { due_at: stepDue(work.now, step.days, left, ends), notified });
    for (const id of notified) called.add(id);
  }
  await notify([...called], 'requested', { by: nameOf(people, row.requested_by) });
  return true;
}

/** Decides every open step that is the caller's, under the lock of its request. */
export async function decideSteps(
  work: MemberWork,
  row: Waiting,
  decision: 'approved' | 'returned',
  note: string | null,
): Promise<void> {
  const { session, now, db } = work;
  const people = await findColleagues(db, row.company_id);
  const steps = await findSteps(db, [row.id]);
  const mine = stepsOf(people, row, steps, session.account_id);
  if (mine.length === 0) {
    const decided = steps.some((step) => step.decided_by === session.account_id);
    return fail(decided ? 'APPROVAL_STATE' : 'APPROVAL_NOT_YOURS');
  }
  for (const { step, deputy_for } of mine) {
    const decided = { decision, decided_at: now, decided_by: session.account_id, deputy_for, note };
    await updateStep(db, step.id, decided);
  }
}

/** Asks who became an approver of an open step since, and reminds of overdue ones; gives everybody who may decide now. */
export async function askOpenSteps(work: Work, row: Waiting, notify: NotifyApprovers): Promise<string[]> {
  const people = await findColleagues(work.db, row.company_id);
  const steps = await findSteps(work.db, [row.id]);
  const stage = runningStage(steps);
  const all: string[] = [];
  for (const step of steps.filter((one) => one.stage === stage && one.decision === null)) {
    const ids = decidersOf(people, step.approver, row.requested_by).deciders.map(({ id }) => id);
    all.push(...ids);
    const added = ids.filter((id) => !step.notified.includes(id));
    const overdue = step.due_at !== null && step.due_at <= work.now && step.reminded_at === null;
    if (added.length > 0) {
      await updateStep(work.db, step.id, { notified: [...step.notified, ...added] });
      await notify(added, 'requested', { by: nameOf(people, row.requested_by) });
    }
    if (overdue) {
      await updateStep(work.db, step.id, { reminded_at: work.now });
      await notify([...ids, row.requested_by], 'overdue');
    }
  }
  return [...new Set(all)];
}

const nameOf = (people: readonly Colleague[], id: string) => people.find((one) => one.id === id)?.name ?? '';

/** Everybody who was notified of a request, but the caller. */
export async function notifiedOf(work: MemberWork, approvalId: string): Promise<string[]> {
  const called = (await findSteps(work.db, [approvalId])).flatMap(({ notified }) => notified);
  return [...new Set(called)].filter((id) => id !== work.session.account_id);
}

/** Names of people, also of those who have left. */
export const namesOf = (work: Work, ids: readonly string[]): Promise<Map<string, string>> => findNames(work.db, ids);

/** Whether a person is an active member of a company. */
export const isColleague = async (work: Work, companyId: string, id: string): Promise<boolean> =>
  (await findColleagues(work.db, companyId)).some((one) => one.id === id);

/** Of some requests of the own company, the first open step that the reader may decide, by the request's id. */
export async function openStepsOfReader(work: MemberWork, rows: readonly Waiting[]): Promise<Map<string, StepRow>> {
  if (rows.length === 0) return new Map();
  const { db, session } = work;
  const people = await findColleagues(db, session.company_id);
  const steps = await findSteps(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row) => {
      const own = steps.filter((step) => step.approval_id === row.id);
      const [first] = stepsOf(people, row, own, session.account_id);
      return first ? [[row.id, first.step] as const] : [];
    }),
  );
}

/** Who requested, the steps and what the reader may do, as they leave. */
export async function presentLine(
  work: MemberWork,
  row: Waiting,
): Promise<Pick<Approval, 'requested_by' | 'steps' | 'actions'>> {
  const { db, session } = work;
  const steps = await findSteps(db, [row.id]);
  const people = await findColleagues(db, row.company_id);
  const names = await findNames(db, [
    row.requested_by,
    ...steps.flatMap((step) => [idOf(step.approver), step.decided_by, step.deputy_for].flatMap((id) => id ?? [])),
  ]);
  const nameIn = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const waits = row.status === 'waiting';
  const stage = runningStage(steps);
  const mine = stepsOf(people, row, steps, session.account_id);
  const owner = people.some(({ id, is_owner }) => id === session.account_id && is_owner);
  const withdraws = waits && (row.requested_by === session.account_id || owner);
  return {
    requested_by: nameIn(row.requested_by) ?? '',
    steps: steps.map((step) => ({
      ...shownApprover(people, step.approver, row.requested_by, names),
      id: step.id,
      stage: step.stage,
      status: step.decision ?? (waits && step.stage === stage ? 'open' : 'later'),
      due_at: step.due_at?.toISOString() ?? null,
      decided_at: step.decided_at?.toISOString() ?? null,
      decided_by: nameIn(step.decided_by),
      deputy_for: nameIn(step.deputy_for),
      note: step.note,
    })),
    actions: [
      ...(mine.length > 0 ? (['approve', 'return'] as const) : []),
      ...(withdraws ? ['withdraw' as const] : []),
    ],
  };
}

/** The steps of a line that is not requested yet, in words. */
export async function shownSteps(work: MemberWork, companyId: string, steps: readonly LineStep[]) {
  const people = await findColleagues(work.db, companyId);
  const names = await findNames(
    work.db,
    steps.flatMap(({ approver }: { approver: Approver }) => idOf(approver) ?? []),
  );
  return steps.map(({ approver, stage }) => ({
    ...shownApprover(people, approver, work.session.account_id, names),
    stage,
  }));
}
