import type { PricedApproval } from '../../../../contract/entities/approval';
import { type Colleague, decidersOf } from '../../../../domain/approval/approvers';
import type { MemberWork } from '../../../http/context';
import type { RfqRow } from '../../request/request.repository';
import { type ApprovalRow, findColleagues, findNames, findSteps, type StepRow } from './approval.repository';
import { idOf, shownApprover } from './need.service';

/** The stage that runs now; null once every step is decided. */
export function runningStage(steps: readonly StepRow[]): number | null {
  return steps.find(({ decision }) => decision === null)?.stage ?? null;
}

/** The open steps that a person may decide, and for which absent member. */
export function stepsOf(people: readonly Colleague[], row: ApprovalRow, steps: readonly StepRow[], accountId: string) {
  if (row.status !== 'waiting') return [];
  const stage = runningStage(steps);
  return steps
    .filter((step) => step.stage === stage && step.decision === null)
    .flatMap((step) => {
      const decider = decidersOf(people, step.approver, row.requested_by).deciders.find(({ id }) => id === accountId);
      return decider ? [{ step, deputy_for: decider.deputy_for }] : [];
    });
}

/** A request to approve an award as a member of the company reads it. */
export async function presentApproval(work: MemberWork, rfq: RfqRow, row: ApprovalRow): Promise<PricedApproval> {
  const { db, session } = work;
  const steps = await findSteps(db, [row.id]);
  const people = await findColleagues(db, rfq.company_id);
  const names = await findNames(db, [
    row.requested_by,
    ...steps.flatMap((step) => [idOf(step.approver), step.decided_by, step.deputy_for].flatMap((id) => id ?? [])),
  ]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const waits = row.status === 'waiting';
  const stage = runningStage(steps);
  const mine = stepsOf(people, row, steps, session.account_id);
  const owner = people.some(({ id, is_owner }) => id === session.account_id && is_owner);
  const withdraws = waits && (row.requested_by === session.account_id || owner);
  return {
    id: row.id,
    rfq_number_id: rfq.rfq_number_id,
    status: row.status,
    requested_at: row.requested_at.toISOString(),
    requested_by: nameOf(row.requested_by) ?? '',
    reason: row.reason,
    note: row.note,
    rules: row.rules,
    bids: row.award.bids,
    steps: steps.map((step) => ({
      ...shownApprover(people, step.approver, row.requested_by, names),
      id: step.id,
      stage: step.stage,
      status: step.decision ?? (waits && step.stage === stage ? 'open' : 'later'),
      due_at: step.due_at?.toISOString() ?? null,
      decided_at: step.decided_at?.toISOString() ?? null,
      decided_by: nameOf(step.decided_by),
      deputy_for: nameOf(step.deputy_for),
      note: step.note,
    })),
    valid_until: row.valid_until,
    closed_at: row.closed_at?.toISOString() ?? null,
    faults: row.faults,
    actions: [
      ...(mine.length > 0 ? (['approve', 'return'] as const) : []),
      ...(withdraws ? ['withdraw' as const] : []),
    ],
  };
}
