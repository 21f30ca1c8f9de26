import { RECENT_AUTHENTICATION_SECONDS } from '../../../contract/constants';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { setFresh } from './auth.repository';

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

/** Refuses unless the password, or a second factor in its place, was entered in this login within the last ten minutes. */
export function requireRecentAuthentication(work: MemberWork): void {
  const { fresh_until } = work.session;
  if (!fresh_until || fresh_until <= work.now) fail('FRESH_LOGIN_NEEDED');
}
