import type * as z from 'zod';
import type { login as loginEndpoint } from '../../../contract/endpoints/auth';
import type { Tokens } from '../../../contract/entities/person';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { mailPasswordChanged } from '../email/accountMails.service';
import { isEnforcedFor, signOnRuleFor } from '../signOn/rule.service';
import { findAccount, findAccountByEmail, updateAccount } from './auth.repository';
import { isDemoLeftBehind } from './demoLogin';
import { barOf } from './entry.service';
import { passwordWasRight } from './factor/signIn.service';
import { keepConsents, lacksConsent } from './newMember.service';
import { markRecentAuthentication, requireRecentAuthentication } from './recentAuthentication.service';
import { requireStrongPassword } from './passwordRule';
import { hashPassword } from './secrets';
import { checkThrottled } from './throttle.service';
import { endAllLogins } from './tokens.service';

/** Signs a person in. That an address is not verified is shown only after the right password. */
export async function signIn(work: Work, input: z.output<(typeof loginEndpoint)['body']>): Promise<Tokens> {
  const found = await findAccountByEmail(work.db, input.email);
  // One answer for all, whether there is an account or not.
  const person = isDemoLeftBehind(work.app, input.email) ? null : found;
  const right = await checkThrottled(work, input.email, person, input.password);
  if (!person || !right) {
    recordEvent(work, 'login_failed', { account_id: person?.id ?? null });
    // Where a company's people have to sign on, a password is the wrong way, whether it is right or not.
    return fail((await isEnforcedFor(work, input.email)) ? 'SIGN_ON_REQUIRED' : 'WRONG_EMAIL_PASSWORD', { keep: true });
  }
  const barred = barOf(work, person);
  if (barred) {
    recordEvent(work, 'login_failed', { account_id: person.id, after: { reason: barred } });
    return fail(barred, { keep: true });
  }
  const rule = await signOnRuleFor(work, person);
  if (rule === 'required') {
    recordEvent(work, 'login_failed', { account_id: person.id, after: { reason: 'SIGN_ON_REQUIRED' } });
    return fail('SIGN_ON_REQUIRED', { keep: true });
  }
  if (await lacksConsent(work, person.id)) {
    // A directory made the account: as at a first sign-on, the terms come first.
    if (!input.consent) return fail('CONSENT_NEEDED', { keep: true });
    await keepConsents(work, person.id, input.consent.marketing_approval);
  }
  if (rule === 'bypass') recordEvent(work, 'sign_on_bypassed', { account_id: person.id });
  return passwordWasRight(work, person);
}

/** Makes the present login fresh by the password; where signing on is required, that is the wrong way here as at a login. */
export async function reauthenticate(work: MemberWork, password: string): Promise<{ fresh_until: string }> {
  const { account_id, email } = work.session;
  const person = await findAccount(work.db, account_id);
  if (!(await checkThrottled(work, email, person, password))) {
    recordEvent(work, 'reauth_failed', { account_id });
    return fail('WRONG_EMAIL_PASSWORD', { keep: true });
  }
  if (person && (await signOnRuleFor(work, person)) === 'required') {
    recordEvent(work, 'reauth_failed', { account_id });
    return fail('SIGN_ON_REQUIRED', { keep: true });
  }
  return markRecentAuthentication(work);
}

/** Changes the password of the signed-in person and ends every other login. */
export async function changePassword(work: MemberWork, password: string): Promise<void> {
  requireRecentAuthentication(work);
  const { account_id, login_id } = work.session;
  const person = await findAccount(work.db, account_id);
  if (!person) return fail('NOT_EXIST_USER');
  requireStrongPassword(password, person.email);
  await updateAccount(work.db, account_id, { password_hash: await hashPassword(password) });
  await endAllLogins(work, account_id, login_id);
  recordEvent(work, 'password_changed', { account_id });
  await mailPasswordChanged(work, person);
}

/** Whether an address is free. */
export async function checkEmailFree(work: Work, email: string): Promise<void> {
  if (await findAccountByEmail(work.db, email)) fail('EXIST_EMAIL');
}
