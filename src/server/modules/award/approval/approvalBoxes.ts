import type { Language } from '../../../../contract/constants';
import type { Approval, ApprovalStep } from '../../../../contract/entities/approval';
import { seoulDay } from '../../../../domain/time/deadline';
import type { ApprovalBox } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';

/** The approval line of an award or a purchase as boxes (결재란): who requested it, then each step with who decided it and when. */
export function boxesOf(
  { requested_by, requested_at, steps }: Pick<Approval, 'requested_by' | 'requested_at' | 'steps'>,
  language: Language,
): ApprovalBox[] {
  const day = (instant: string) => seoulDay(new Date(instant));
  return [
    { title: label('approval_requester')[language], name: requested_by, note: day(requested_at) },
    ...steps.map((step) => ({
      title: titleOf(step, language),
      ...(step.decided_by !== null && {
        name: step.deputy_for ? `${step.decided_by} (${label('approval_deputy')[language]})` : step.decided_by,
        note: `${step.status === 'returned' ? `${label('approval_returned')[language]} ` : ''}${step.decided_at ? day(step.decided_at) : ''}`,
      }),
    })),
  ];
}

function titleOf({ approver, approver_name }: ApprovalStep, language: Language): string {
  if (approver.kind === 'owner') return label('approval_owner')[language];
  if (approver_name !== null) return approver_name;
  return approver.kind === 'role' ? label(`approval_role_${approver.role}`)[language] : '–';
}
