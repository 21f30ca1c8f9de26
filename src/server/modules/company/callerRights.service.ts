import type { Right } from '../../../contract/rights';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { findSessionOf } from '../../http/session.repository';
import { lockPeopleOf } from './member.repository';

/**
 * Locks the own company's people and reads the caller again: the lock may have waited for the caller's own removal or new role.
 * `needed` are the rights without which the call is refused even then.
 */
export async function lockOwnCompany(work: MemberWork, ...needed: Right[]): Promise<MemberWork> {
  const { company_id, account_id } = work.session;
  await lockPeopleOf(work.db, company_id);
  const person = await findSessionOf(work.db, account_id);
  if (person?.member_status !== 'active' || person.company_id !== company_id) return fail('INVALID_USER');
  const { rights, held_rights } = person;
  if (!needed.every((right) => rights.includes(right))) return fail('RIGHT_MISSING');
  return { ...work, session: { ...work.session, rights, held_rights } };
}

/** Refuses to give what the caller does not have, or has only as the deputy of an absent member. */
export function requireHeld({ session }: MemberWork, rights: readonly Right[]): void {
  if (!rights.every((right) => session.held_rights.includes(right))) fail('RIGHT_ABOVE_OWN');
}
