import type * as z from 'zod';
import { FRESH_LOGIN_SECONDS } from '../../../contract/constants';
import type { Tokens } from '../../../contract/entities/person';
import type { MemberWork, Work } from '../../http/context';
import { refuse } from '../../http/fail';
import { mailResetLink, mailVerification } from '../mail/accountMails.service';
import type { login as loginEndpoint } from '../../../contract/endpoints/auth';
import {
  findAccount,
  findAccountByEmail,
  findMailToken,
  replaceMailToken,
  setFresh,
  takeMailToken,
  updateAccount,
} from './auth.repository';
import { checkPassword, hashPassword, hashSecret, newSecret } from './secrets';
import { endAllLogins, openLogin } from './tokens.service';

const VERIFY_HOURS = 24;
const RESET_MINUTES = 30;
const MINUTE_MS = 60_000;

/** Signs a person in. That an address is not verified is told only after the right password. */
export async function signIn(
  work: Work,
  input: z.output<(typeof loginEndpoint)['body']>,
  userAgent: string,
): Promise<Tokens> {
  const person = await findAccountByEmail(work.db, input.email);
  const right = await checkPassword(person?.password_hash ?? null, input.password);
  if (!person || !right) return refuse('WRONG_EMAIL_PASSWORD');
  if (!person.email_verified_at) return refuse('EMAIL_NOT_VERIFIED');
  if (person.member_status === 'deactivated') return refuse('INVALID_USER');
  await updateAccount(work.db, person.id, { language: work.language });
  return openLogin(work, person.id, userAgent);
}

/** Makes the present login fresh for ten minutes. */
export async function reauthenticate(work: MemberWork, password: string): Promise<{ fresh_until: string }> {
  const person = await findAccount(work.db, work.session.account_id);
  if (!(await checkPassword(person?.password_hash ?? null, password))) return refuse('WRONG_EMAIL_PASSWORD');
  const until = new Date(work.now.getTime() + FRESH_LOGIN_SECONDS * 1000);
  await setFresh(work.db, work.session.login_id, until);
  return { fresh_until: until.toISOString() };
}

/** Whether an address is free. */
export async function checkEmailFree(work: Work, email: string): Promise<void> {
  if (await findAccountByEmail(work.db, email)) refuse('EXIST_EMAIL');
}

/** Mails a verification link to an account. */
export async function sendVerification(
  work: Work,
  person: { id: string; email: string; name: string; language: 'ko' | 'en' },
): Promise<void> {
  const secret = newSecret();
  await replaceMailToken(work.db, {
    token_hash: hashSecret(secret),
    account_id: person.id,
    purpose: 'verify',
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + VERIFY_HOURS * 60 * MINUTE_MS),
  });
  await mailVerification(work, person, secret);
}

/** Mails the link again; says nothing about whether the address is known. */
export async function resendVerification(work: Work, email: string): Promise<void> {
  const person = await findAccountByEmail(work.db, email);
  if (person && !person.email_verified_at) await sendVerification(work, person);
}

/** Confirms an address by the mailed token. The call is a GET, so coming twice (a mail scanner, a reload) does no harm. */
export async function verifyEmail(work: Work, token: string) {
  const accountId = await findMailToken(work.db, hashSecret(token), 'verify', work.now);
  const person = accountId ? await findAccount(work.db, accountId) : null;
  if (!person) return refuse('MAIL_TOKEN_OUTDATED');
  if (!person.email_verified_at) await updateAccount(work.db, person.id, { email_verified_at: work.now });
  return { email: person.email, member_status: person.member_status };
}

/** Mails a reset link; says nothing about whether the address is known. */
export async function findPassword(work: Work, email: string): Promise<void> {
  const person = await findAccountByEmail(work.db, email);
  const secret = newSecret();
  if (!person) return;
  await replaceMailToken(work.db, {
    token_hash: hashSecret(secret),
    account_id: person.id,
    purpose: 'reset',
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + RESET_MINUTES * MINUTE_MS),
  });
  await mailResetLink(work, person, secret);
}

/** Sets a new password by the mailed token, and ends every login. The mail also proves the address. */
export async function resetPassword(work: Work, token: string, password: string): Promise<void> {
  const accountId = await takeMailToken(work.db, hashSecret(token), 'reset', work.now);
  const person = accountId ? await findAccount(work.db, accountId) : null;
  if (!person) return refuse('MAIL_TOKEN_OUTDATED');
  if (password.toLowerCase() === person.email) {
    return refuse('WRONG_PARAM', { issues: [{ path: ['password'], code: 'password_is_email' }] });
  }
  await updateAccount(work.db, person.id, {
    password_hash: await hashPassword(password),
    email_verified_at: person.email_verified_at ?? work.now,
  });
  await endAllLogins(work, person.id);
}
