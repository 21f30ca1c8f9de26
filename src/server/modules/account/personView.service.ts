import { REFRESH_TOKEN_SECONDS } from '../../../contract/constants';
import type { Work } from '../../http/context';
import { recordEvent, refusedClients } from '../audit/audit.service';
import { OperatorError } from '../company/operator.service';
import { findStandingLogins } from './device.repository';
import { peopleWithFactor } from './factor/holders.service';
import { findPersonView, searchPeople } from './personView.repository';
import { forgetEveryFailure, pausedUntil } from './throttle.service';
import { endAllLogins } from './tokens.service';
import { sendVerification } from './verification.service';

const MOST_LOGINS = 50;
/** Their pauses last minutes. */
const MOST_REFUSALS = 500;

export type PersonRecord = NonNullable<Awaited<ReturnType<typeof viewPerson>>>;

/** People by words of the name or the address; empty: all. */
export const people = (work: Work, page: { search: string; offset: number; limit: number }) =>
  searchPeople(work.db, page);

/** A person with what stands between them and their account; null when there is none. */
export async function viewPerson(work: Work, by: { id: string } | { email: string }) {
  const found = await findPersonView(work.db, by);
  if (!found) return null;
  const { person, company } = found;
  const since = new Date(work.now.getTime() - REFRESH_TOKEN_SECONDS * 1000);
  return {
    person,
    company,
    logins: await findStandingLogins(work.db, person.id, since, { cursor: undefined, limit: MOST_LOGINS }),
    has_factor: (await peopleWithFactor(work, [person.id])).has(person.id),
    paused_until: await pausedUntil(work, person.email),
  };
}

/** Ends the pauses after wrong passwords and codes. */
export async function unlockPerson(work: Work, email: string): Promise<void> {
  const { person, logins } = await required(work, email);
  const refused = await refusedClients(work, person.id, MOST_REFUSALS);
  await forgetEveryFailure(work, person.email, [...logins, ...refused]);
  recordEvent(work, 'login_unlocked', { account_id: person.id });
}

/** Ends every login of a person; gives how many. */
export async function signOutPerson(work: Work, email: string): Promise<number> {
  const { person } = await required(work, email);
  const ended = await endAllLogins(work, person.id);
  recordEvent(work, 'logins_revoked', { account_id: person.id, after: { ended: String(ended) } });
  return ended;
}

/** Mails the link again that confirms an address; the earlier one stops working. */
export async function verifyAgain(work: Work, email: string): Promise<void> {
  const { person } = await required(work, email);
  if (person.email_verified_at) throw new OperatorError('This address is verified already.');
  await sendVerification(work, person);
}

async function required(work: Work, email: string): Promise<PersonRecord> {
  const found = await viewPerson(work, { email });
  if (!found) throw new OperatorError('Nobody with this address is a member.');
  return found;
}
