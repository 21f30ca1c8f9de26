import { v7 as uuid } from 'uuid';
import { bound, type Work } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { mailPasswordChanged, mailResetLink } from '../email/accountMails.service';
import { findAccount, findAccountByEmail, updateAccount } from './auth.repository';
import { type MailPurpose, takeMailToken } from './mailToken.repository';
import { mayMailAnother, newMailSecret } from './mailToken.service';
import { addMailRequest, deleteMailRequests, lockMailRequests } from './passwordReset.repository';
import { requireStrongPassword } from './passwordRule';
import { hashSecret } from '../../opaqueSecret';
import { hashPassword } from './secrets';
import { forgetFailures } from './throttle.service';
import { endAllLogins } from './tokens.service';
import { sendVerification } from './verification.service';
import { admit } from '../company/admission.service';

const BATCH = 20;

/** Notes that a link was requested. A job answers it, so that nothing, not even time, reveals a known address. */
export function askForLink(work: Work, purpose: MailPurpose, email: string): Promise<void> {
  return addMailRequest(work.db, { id: uuid(), purpose, email, ...work.client, created_at: work.now });
}

/** Mails the requested links, to those who have an account. */
export async function answerMailRequests(work: Work): Promise<void> {
  const requests = await lockMailRequests(work.db, BATCH);
  for (const { purpose, email, user_agent, address } of requests) {
    const requested = { ...work, client: { user_agent, address } };
    await (purpose === 'reset' ? answer(requested, email) : answerAgain(requested, email));
  }
  if (requests.length > 0)
    await deleteMailRequests(
      work.db,
      requests.map((request) => request.id),
    );
}

async function answer(work: Work, email: string): Promise<void> {
  const person = await findAccountByEmail(work.db, email);
  recordEvent(work, 'password_find', { account_id: person?.id ?? null });
  if (!person) return;
  if (!(await mayMailAnother(work, person.id, 'reset'))) return;
  await mailResetLink(work, person, await newMailSecret(work, person.id, 'reset'));
}

async function answerAgain(work: Work, email: string): Promise<void> {
  const person = await findAccountByEmail(work.db, email);
  if (!person || person.email_verified_at) return;
  if (await mayMailAnother(work, person.id, 'verify')) await sendVerification(work, person);
}

/** Sets a new password by the mailed token, and ends every login. The mail also proves the address. */
export async function resetPassword(work: Work, token: string, password: string): Promise<void> {
  const accountId = await takeMailToken(work.db, hashSecret(token), 'reset', work.now);
  const person = accountId ? await findAccount(work.db, accountId) : null;
  if (!person || person.withdrawn_at) return fail('MAIL_TOKEN_OUTDATED');
  requireStrongPassword(password, person.email);
  await updateAccount(work.db, person.id, {
    password_hash: await hashPassword(password),
    email_verified_at: person.email_verified_at ?? work.now,
    company_facts: null,
  });
  await endAllLogins(work, person.id);
  await forgetFailures(work, person.email);
  recordEvent(work, 'password_reset', { account_id: person.id });
  if (person.email_verified_at) await mailPasswordChanged(work, person);
  else await admit(await bound(work, person.is_test), person);
}
