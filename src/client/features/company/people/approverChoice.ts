import type { Approver } from '../../../../contract/entities/approval';
import { COMMON_ROLES } from '../../../../contract/rights';

/** An approver as the value of a choice. */
export function choiceOf(approver: Approver): string {
  if (approver.kind === 'owner') return 'owner';
  if (approver.kind === 'person') return `person:${approver.account_id}`;
  return `role:${approver.own_role_id ?? approver.role}`;
}

/** The approver that a choice names; null for none. */
export function approverOf(choice: string): Approver | null {
  const [kind, id = ''] = choice.split(':');
  if (kind === 'owner') return { kind };
  if (id === '') return null;
  if (kind === 'person') return { kind, account_id: id };
  const role = COMMON_ROLES.find((one) => one === id);
  return { kind: 'role', role: role ?? 'own', own_role_id: role ? null : id };
}
