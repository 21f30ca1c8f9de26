import type { Approver } from '../../../../contract/entities/approval';
import { type Colleague, decidersOf } from '../../../../domain/approval/approvers';

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
