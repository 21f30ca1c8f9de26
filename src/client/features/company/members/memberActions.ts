import type { CompanyMember } from '../../../../contract/entities/member';
import type { MemberAction } from '../../../queries/members';

/** What can be done about a member in this state by an owner, or by a person who manages people. */
export function actionsFor(
  { member_status, refused_at, is_me, is_owner }: CompanyMember,
  byOwner: boolean,
): readonly MemberAction[] {
  const role = byOwner ? ([is_owner ? 'endOwner' : 'makeOwner'] as const) : [];
  if (is_me) return is_owner ? role : [];
  if (member_status === 'active') return is_owner && !byOwner ? [] : [...role, 'deactivate'];
  if (member_status === 'deactivated') return ['approve'];
  return refused_at === null ? ['refuse', 'approve'] : ['approve'];
}

/**
 * What takes an action back stands in its place, as the same button: the focus stays on it. A pending person's row goes away
 * with its buttons.
 */
export function placeOf(action: MemberAction, { member_status }: CompanyMember): string {
  if (action === 'makeOwner' || action === 'endOwner') return 'owner';
  return member_status === 'pending' ? action : 'access';
}

/** The word for an action about this member: who was a member before is reactivated, not approved. */
export const wordOf = (action: MemberAction, { member_status }: CompanyMember) =>
  action === 'approve' && member_status === 'deactivated' ? 'reactivate' : action;
