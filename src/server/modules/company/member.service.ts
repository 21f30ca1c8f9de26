import type * as z from 'zod';
import type { listMembers } from '../../../contract/endpoints/company';
import type { CompanyMember, SecurityEventKind } from '../../../contract/entities/member';
import type { MemberWork } from '../../http/context';
import { refuse } from '../../http/fail';
import { idCursor, pageOf } from '../../http/page';
import { recordEvent } from '../audit/audit.service';
import { endAllLogins } from '../auth/tokens.service';
import { mailDecision } from '../mail/accountMails.service';
import { findPeople, findPersonOf, lockCompany, type PersonRow, setMembership } from './member.repository';

const present = (row: PersonRow, me: string): CompanyMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone_code: row.phone_code,
  phone: row.phone,
  company_department: row.department,
  company_title: row.title,
  member_status: row.member_status,
  refused_at: row.membership_refused_at?.toISOString() ?? null,
  email_verified: row.email_verified_at !== null,
  joined_at: row.created_at.toISOString(),
  is_me: row.id === me,
});

/** The people of the own company. */
export async function membersOfMine(work: MemberWork, query: z.output<(typeof listMembers)['query']>) {
  const { session, db } = work;
  const { limit } = query;
  const page = { cursor: idCursor(query.cursor), limit: limit + 1, status: query.member_status };
  const rows = await findPeople(db, session.is_test, session.company_id, page);
  return pageOf(
    rows,
    limit,
    (row) => present(row, session.account_id),
    (row) => row.id,
  );
}

/** Lets a person in who waits, was refused, or was taken out before. */
export async function approve(work: MemberWork, id: string): Promise<CompanyMember> {
  const person = await colleague(work, id);
  if (person.member_status === 'active' || !person.email_verified_at) return refuse('MEMBER_STATE');
  return change(work, person, { member_status: 'active', membership_refused_at: null }, 'member_approved');
}

/** Refuses a person who waits. The account stays outside, and may file a claim. */
export async function turnAway(work: MemberWork, id: string): Promise<CompanyMember> {
  const person = await colleague(work, id);
  if (person.member_status !== 'pending' || person.membership_refused_at) return refuse('MEMBER_STATE');
  return change(work, person, { membership_refused_at: work.now }, 'member_refused');
}

/** Takes a colleague out; what runs under that person's logins is refused from now on. */
export async function takeOut(work: MemberWork, id: string): Promise<CompanyMember> {
  const person = await colleague(work, id);
  if (person.member_status !== 'active' || person.id === work.session.account_id) return refuse('MEMBER_STATE');
  await endAllLogins(work, person.id);
  return change(work, person, { member_status: 'deactivated' }, 'member_deactivated');
}

/**
 * Somebody of the own company, with the company locked. The lock may have waited for the caller's own deactivation, so
 * the caller is looked at again.
 */
async function colleague(work: MemberWork, id: string): Promise<PersonRow> {
  const { session, db } = work;
  await lockCompany(db, session.is_test, session.company_id);
  const me = await findPersonOf(db, session.is_test, session.company_id, session.account_id);
  if (me?.member_status !== 'active') return refuse('INVALID_USER');
  return (await findPersonOf(db, session.is_test, session.company_id, id)) ?? refuse('NOT_EXIST_USER');
}

async function change(
  work: MemberWork,
  person: PersonRow,
  to: Partial<Pick<PersonRow, 'member_status' | 'membership_refused_at'>>,
  kind: SecurityEventKind,
): Promise<CompanyMember> {
  const { session } = work;
  await setMembership(work.db, person.id, to);
  await recordEvent(work, kind, {
    account_id: person.id,
    company_id: session.company_id,
    detail: { by: session.account_id },
  });
  if (kind === 'member_approved') await mailDecision(work, person, 'approved', session.company_name);
  if (kind === 'member_refused') await mailDecision(work, person, 'refused', session.company_name);
  return present({ ...person, ...to }, session.account_id);
}
