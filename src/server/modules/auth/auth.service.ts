import type * as z from 'zod';
import { FRESH_LOGIN_SECONDS } from '../../../contract/constants';
import type { login as loginEndpoint } from '../../../contract/endpoints/auth';
import type { Tokens } from '../../../contract/entities/person';
import type { MemberWork, Work } from '../../http/context';
import { refuse } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { mailNewDevice, mailPasswordChanged } from '../mail/accountMails.service';
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  findUserAgents,
  setFresh,
  updateAccount,
} from './auth.repository';
import { isDemoLeftBehind } from './demoLogin';
import { refuseWeakPassword } from './passwordRule';
import { hashPassword } from './secrets';
import { checkThrottled } from './throttle.service';
import { endAllLogins, openLogin } from './tokens.service';

const REMEMBERED_LOGINS = 200;

/** Signs a person in. That an address is not verified is told only after the right password. */
export async function signIn(work: Work, input: z.output<(typeof loginEndpoint)['body']>): Promise<Tokens> {
  const found = await findAccountByEmail(work.db, input.email);
  // To be told from no account by nothing.
  const person = isDemoLeftBehind(work.app, input.email) ? null : found;
  const right = await checkThrottled(work, input.email, person, input.password);
  if (!person || !right) {
    recordEvent(work, 'login_failed', { account_id: person?.id ?? null });
    return refuse('WRONG_EMAIL_PASSWORD', { keep: true });
  }
  const barred = !person.email_verified_at
    ? 'EMAIL_NOT_VERIFIED'
    : person.member_status === 'deactivated'
      ? 'INVALID_USER'
      : null;
  if (barred) {
    recordEvent(work, 'login_failed', { account_id: person.id, after: { reason: barred } });
    return refuse(barred, { keep: true });
  }
  await noticeDevice(work, person);
  await updateAccount(work.db, person.id, { language: work.language });
  return openLogin(work, person.id);
}

/** Tells a person by mail when a login comes from a device that none of the earlier ones came from. */
async function noticeDevice(work: Work, person: AccountRow): Promise<void> {
  const earlier = await findUserAgents(work.db, person.id, REMEMBERED_LOGINS);
  const device = withoutVersions(work.client.user_agent ?? '');
  const known = earlier.length === 0 || earlier.some((one) => withoutVersions(one) === device);
  recordEvent(work, known ? 'login' : 'login_new_device', { account_id: person.id });
  if (!known) await mailNewDevice(work, { ...person, language: work.language });
}

/** A browser that was updated is still the same device. */
const withoutVersions = (userAgent: string) => userAgent.replace(/[\d._]+/g, '');

/** Makes the present login fresh for ten minutes. */
export async function reauthenticate(work: MemberWork, password: string): Promise<{ fresh_until: string }> {
  const { account_id, login_id, email } = work.session;
  const person = await findAccount(work.db, account_id);
  if (!(await checkThrottled(work, email, person, password))) {
    recordEvent(work, 'reauth_failed', { account_id });
    return refuse('WRONG_EMAIL_PASSWORD', { keep: true });
  }
  const until = new Date(work.now.getTime() + FRESH_LOGIN_SECONDS * 1000);
  await setFresh(work.db, login_id, until);
  recordEvent(work, 'reauth', { account_id });
  return { fresh_until: until.toISOString() };
}

/** Refuses unless the password was entered in this login within the last ten minutes. */
export function refuseStaleLogin(work: MemberWork): void {
  const { fresh_until } = work.session;
  if (!fresh_until || fresh_until <= work.now) refuse('FRESH_LOGIN_NEEDED');
}

/** Changes the password of the signed-in person and ends every other login. */
export async function changePassword(work: MemberWork, password: string): Promise<void> {
  refuseStaleLogin(work);
  const { account_id, login_id } = work.session;
  const person = await findAccount(work.db, account_id);
  if (!person) return refuse('NOT_EXIST_USER');
  refuseWeakPassword(password, person.email);
  await updateAccount(work.db, account_id, { password_hash: await hashPassword(password) });
  await endAllLogins(work, account_id, login_id);
  recordEvent(work, 'password_changed', { account_id });
  await mailPasswordChanged(work, person);
}

/** Whether an address is free. */
export async function checkEmailFree(work: Work, email: string): Promise<void> {
  if (await findAccountByEmail(work.db, email)) refuse('EXIST_EMAIL');
}
