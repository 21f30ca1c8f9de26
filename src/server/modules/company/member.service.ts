import type * as z from 'zod';
import type { listMembers } from '../../../contract/endpoints/company';
import type { AuditValues } from '../../../contract/entities/audit';
import type { CompanyMember, SecurityEventKind } from '../../../contract/entities/member';
import type { MemberPlace } from '../../../contract/entities/people';
import { type Right, rightsOf } from '../../../contract/rights';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { idCursor, pageOf } from '../../http/page';
import { recheckApprovals } from '../award/approval/waiting.service';
import { differences, recordEvent } from '../audit/audit.service';
import { peopleWithFactor } from '../account/factor/holders.service';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { endAllLogins } from '../account/tokens.service';
import { mailDecision } from '../email/accountMails.service';
import { lockOwnCompany, requireHeld } from './callerRights.service';
import { endDeputiesOf } from './deputy.repository';
import { deleteInvitationsBy } from './invitation.repository';
import {
  findEldest,
  findOwners,
  findPeople,
  findPersonOf,
  lockPersonOf,
  type PersonRow,
  setMembership,
} from './member.repository';
import { type MembersChange, mailMembersChanged } from './memberMails.service';
import { findRole } from './role.repository';

/** `factors`: who has a second factor; null where that is not the reader's to know. */
const present = (row: PersonRow, me: string, factors: ReadonlySet<string> | null): CompanyMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone_code: row.phone_code,
  phone: row.phone,
  company_department: row.department,
  company_title: row.title,
  member_status: row.member_status,
  refused_at: row.membership_refused_at?.toISOString() ?? null,
  is_owner: row.is_owner,
  role: row.role,
  own_role_id: row.own_role_id,
  team_id: row.team_id,
  site_id: row.site_id,
  email_verified: row.email_verified_at !== null,
  joined_at: row.created_at.toISOString(),
  is_me: row.id === me,
  second_factor: factors && factors.has(row.id),
});

/** The people of the own company. */
export async function membersOfMine(work: MemberWork, query: z.output<(typeof listMembers)['query']>) {
  const { session, db } = work;
  const { limit } = query;
  const page = { cursor: idCursor(query.cursor), limit: limit + 1, status: query.member_status };
  const rows = await findPeople(db, session.company_id, page);
  const me = await findPersonOf(db, session.company_id, session.account_id);
  const factors = me?.is_owner ? await factorsOf(work, rows) : null;
  return pageOf(
    rows,
    limit,
    (row) => present(row, session.account_id, factors),
    (row) => row.id,
  );
}

/** Lets a person in who waits, was refused, or was taken out before. */
export async function approve(call: MemberWork, id: string): Promise<CompanyMember> {
  const work = await lockOwnCompany(call, 'manage_people');
  const person = await colleague(work, id);
  if (person.member_status === 'active' || !person.email_verified_at) return fail('MEMBER_STATE');
  requireHeld(work, await rightsOfPerson(work, person));
  return admitMember(work, person);
}

/** The same in a company that is locked; who may do so the caller judges. */
export async function admitMember(work: MemberWork, person: PersonRow): Promise<CompanyMember> {
  const changed = await change(
    work,
    person,
    { member_status: 'active', member_since: work.now, membership_refused_at: null },
    'member_approved',
  );
  await mailDecision(work, person, 'approved', work.session.company_name);
  await notify(work, 'added', person);
  return changed;
}

/** Refuses a person who waits. The account stays outside, and may file a claim. */
export async function turnAway(call: MemberWork, id: string): Promise<CompanyMember> {
  const work = await lockOwnCompany(call, 'manage_people');
  const person = await colleague(work, id);
  if (person.member_status !== 'pending' || person.membership_refused_at) return fail('MEMBER_STATE');
  const changed = await change(work, person, { membership_refused_at: work.now }, 'member_refused');
  await mailDecision(work, person, 'refused', work.session.company_name);
  return changed;
}

/** Takes a colleague out; what runs under that person's logins is refused from now on, and so are the invitations sent. */
export async function takeOut(call: MemberWork, id: string): Promise<CompanyMember> {
  const work = await lockOwnCompany(call, 'manage_people');
  const person = await colleague(work, id);
  if (person.member_status !== 'active' || person.id === work.session.account_id) return fail('MEMBER_STATE');
  return removeMember(work, person);
}

/** The same in a company that is locked; the last owner stays. Who may do so the caller judges. */
export async function removeMember(work: MemberWork, person: PersonRow): Promise<CompanyMember> {
  if (person.is_owner && (await findOwners(work.db, person.company_id)).length < 2) return fail('LAST_OWNER');
  await endDeputiesOf(work.db, person.id);
  await deleteInvitationsBy(work.db, person.id);
  await endAllLogins(work, person.id);
  await recheckApprovals(work, work.session.company_id);
  const changed = await change(work, person, { member_status: 'deactivated', is_owner: false }, 'member_deactivated');
  await notify(work, 'removed', person);
  return changed;
}

/** Makes an active member an owner in addition to the present ones. */
export async function makeOwner(call: MemberWork, id: string): Promise<CompanyMember> {
  const work = await lockOwnCompany(call);
  const person = await colleague(work, id);
  await refuseMember(work);
  if (person.member_status !== 'active' || person.is_owner) return fail('MEMBER_STATE');
  const changed = await change(work, person, { is_owner: true }, 'owner_made');
  await notify(work, 'madeOwner', person);
  return changed;
}

/** Takes the role of owner from somebody, or gives the own one up; the last owner keeps it. */
export async function endOwner(call: MemberWork, id: string): Promise<CompanyMember> {
  const work = await lockOwnCompany(call);
  const { session, db } = work;
  const person = await colleague(work, id);
  await refuseMember(work);
  if (!person.is_owner) return fail('MEMBER_STATE');
  if ((await findOwners(db, session.company_id)).length < 2) return fail('LAST_OWNER');
  const changed = await change(work, person, { is_owner: false }, 'owner_ended');
  await notify(work, 'endedOwner', person);
  return changed;
}

/** Hands the company on when its only owner leaves: to the active member who has been there longest. */
export async function handOn(work: MemberWork): Promise<void> {
  const { company_id, account_id } = work.session;
  const owners = await findOwners(work.db, company_id);
  if (owners.some(({ id }) => id !== account_id)) return;
  const heir = await findEldest(work.db, company_id, account_id);
  if (!heir) return;
  await change(work, heir, { is_owner: true }, 'owner_made');
  await notify(work, 'madeOwner', heir);
}

/** Refuses a person who is no owner of the company, or has not entered the password within the last ten minutes. */
export async function requireOwner(work: MemberWork): Promise<void> {
  requireRecentAuthentication(work);
  await refuseMember(work);
}

/** Refuses a person who is no owner of the company; for what only reads. */
export async function refuseMember(work: MemberWork): Promise<void> {
  const { session, db } = work;
  const me = await findPersonOf(db, session.company_id, session.account_id);
  if (me?.member_status !== 'active') return fail('INVALID_USER');
  if (!me.is_owner) return fail('OWNER_ONLY');
}

/** Somebody of the own company, which `lockOwnCompany` has locked; an owner for an owner alone. */
export async function colleague(work: MemberWork, id: string): Promise<PersonRow> {
  const { session, db } = work;
  const person = await lockPersonOf(db, session.company_id, id);
  if (!person) return fail('NOT_EXIST_USER');
  requireRecentAuthentication(work);
  const me = await findPersonOf(db, session.company_id, session.account_id);
  if (person.is_owner && !me?.is_owner) return fail('OWNER_ONLY');
  return person;
}

/** What a person of the company may do, or may once let in. */
export async function rightsOfPerson({ db }: MemberWork, person: PersonRow): Promise<readonly Right[]> {
  const own = person.own_role_id ? await findRole(db, person.company_id, person.own_role_id) : null;
  return rightsOf({ is_owner: person.is_owner, role: person.role, own_rights: own?.rights ?? null });
}

/** Writes a person's place in the company. */
export async function moveMember(
  work: MemberWork,
  person: PersonRow,
  place: MemberPlace,
  values: { before: AuditValues; after: AuditValues },
): Promise<CompanyMember> {
  const { account_id, company_id } = work.session;
  await setMembership(work.db, person.id, place);
  await recheckApprovals(work, company_id);
  recordEvent(work, 'role_given', { account_id: person.id, company_id, by: account_id, ...values });
  return present({ ...person, ...place }, account_id, await factorsOf(work, [person]));
}

async function change(
  work: MemberWork,
  person: PersonRow,
  to: Partial<Pick<PersonRow, 'member_status' | 'member_since' | 'membership_refused_at' | 'is_owner'>>,
  kind: SecurityEventKind,
): Promise<CompanyMember> {
  const { session } = work;
  await setMembership(work.db, person.id, to);
  const { membership_refused_at: _, ...after } = to;
  const before = { member_status: person.member_status, is_owner: person.is_owner };
  recordEvent(work, kind, {
    account_id: person.id,
    company_id: session.company_id,
    by: session.account_id,
    ...differences(before, after),
  });
  return present({ ...person, ...to }, session.account_id, await factorsOf(work, [person]));
}

const factorsOf = (work: MemberWork, people: readonly PersonRow[]) =>
  peopleWithFactor(
    work,
    people.map(({ id }) => id),
  );

const notify = ({ session, ...work }: MemberWork, what: MembersChange['change'], person: PersonRow) =>
  mailMembersChanged(
    work,
    { id: session.company_id, name: session.company_name },
    { change: what, person, by: session.name },
  );
