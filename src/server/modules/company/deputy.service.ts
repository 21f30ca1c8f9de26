import { v7 as uuid } from 'uuid';
import { DEPUTY_DAYS } from '../../../contract/constants';
import type { Right } from '../../../contract/rights';
import { seoulDay } from '../../../domain/time/deadline';
import { daysLater } from '../../../domain/time/spans';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { recheckApprovals } from '../award/approval/waiting.service';
import { recordEvent } from '../audit/audit.service';
import { lockOwnCompany, requireHeld } from './callerRights.service';
import { endDeputiesOf, endDeputy, findDeputies, setDeputy } from './deputy.repository';
import { deleteInvitationsBy, deleteInvitationsTo } from './invitation.repository';
import { findPersonOf, type PersonRow } from './member.repository';
import { rightsOfPerson } from './member.service';

/** Who stands in for whom, today or later. */
export async function readDeputies({ session, db }: MemberWork) {
  return { items: await findDeputies(db, session.company_id) };
}

interface DeputyInput {
  deputy_id: string;
  from_on: string;
  until_on: string;
}

/**
 * Names a member's deputy for some days: the member, or a person who manages people and has the rights that are lent. What
 * the caller has only as a deputy does not count, so that nobody prolongs the own deputyship.
 */
export async function nameDeputy(call: MemberWork, id: string, input: DeputyInput) {
  const work = await lockOwnCompany(call);
  const { session, db, now } = work;
  const person = await absentMember(work, id, session.held_rights);
  requireRecentAuthentication(work);
  const stand = await findPersonOf(db, session.company_id, input.deputy_id);
  const { from_on, until_on } = input;
  const over = until_on < seoulDay(now) || until_on < from_on || until_on > daysLater(from_on, DEPUTY_DAYS - 1);
  if (stand?.member_status !== 'active' || stand.id === id || over) return fail('DEPUTY_INVALID');
  if (id !== session.account_id) requireHeld(work, await rightsOfPerson(work, { ...person, is_owner: false }));
  await recheckApprovals(work, session.company_id);
  await setDeputy(db, { id: uuid(), company_id: session.company_id, account_id: id, ...input });
  recordEvent(work, 'deputy_named', {
    account_id: input.deputy_id,
    company_id: session.company_id,
    by: session.account_id,
    after: { from_on, until_on },
  });
  return readDeputies(work);
}

/** Ends a member's deputy before its last day. */
export async function dismissDeputy(call: MemberWork, id: string) {
  const work = await lockOwnCompany(call);
  const { session, db } = work;
  await absentMember(work, id, session.rights);
  if (await endDeputy(db, id)) {
    recordEvent(work, 'deputy_ended', { account_id: id, company_id: session.company_id, by: session.account_id });
  }
  return readDeputies(work);
}

async function absentMember({ session, db }: MemberWork, id: string, rights: readonly Right[]): Promise<PersonRow> {
  const person = await findPersonOf(db, session.company_id, id);
  if (person?.member_status !== 'active') return fail('NOT_EXIST_USER');
  if (id !== session.account_id && !rights.includes('manage_people')) return fail('RIGHT_MISSING');
  return person;
}

/** Forgets a person who leaves: as deputy, as absent, as invited, and who invited others. */
export async function forgetPlaces(work: Work, person: { account_id: string; email: string }): Promise<void> {
  await endDeputiesOf(work.db, person.account_id);
  await deleteInvitationsTo(work.db, person.email);
  await deleteInvitationsBy(work.db, person.account_id);
}
