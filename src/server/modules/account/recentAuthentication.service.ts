import { RECENT_AUTHENTICATION_SECONDS } from '../../../contract/constants';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { isLoginOf, setFresh } from './auth.repository';

/** Makes the present login fresh for ten minutes; `factor` has stood in for the password. */
export async function markRecentAuthentication(
  work: MemberWork,
  factor?: 'app' | 'passkey',
): Promise<{ fresh_until: string }> {
  const { account_id, login_id } = work.session;
  const until = new Date(work.now.getTime() + RECENT_AUTHENTICATION_SECONDS * 1000);
  await setFresh(work.db, login_id, until);
  recordEvent(work, 'reauth', { account_id, ...(factor ? { after: { second_factor: factor } } : {}) });
  return { fresh_until: until.toISOString() };
}

/** Makes a login of this person fresh, after the company's provider vouched again; false for the login of somebody else. */
export async function freshen(work: Work, loginId: string, accountId: string): Promise<boolean> {
  if (!(await isLoginOf(work.db, loginId, accountId))) return false;
  await setFresh(work.db, loginId, new Date(work.now.getTime() + RECENT_AUTHENTICATION_SECONDS * 1000));
  recordEvent(work, 'reauth', { account_id: accountId, after: { sign_on: 'provider' } });
  return true;
}

/** Refuses unless the password, or a second factor in its place, was entered in this login within the last ten minutes. */
export function requireRecentAuthentication(work: MemberWork): void {
  const { fresh_until } = work.session;
  if (!fresh_until || fresh_until <= work.now) fail('FRESH_LOGIN_NEEDED');
}
