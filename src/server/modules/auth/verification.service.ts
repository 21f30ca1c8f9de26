import type { Language } from '../../../contract/constants';
import type { Work } from '../../http/context';
import { refuse } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { welcomeOrAnnounce } from '../company/admission.service';
import { mailVerification } from '../mail/accountMails.service';
import { confirmAddress, findAccount, findAccountByEmail } from './auth.repository';
import { findMailToken } from './mailToken.repository';
import { mayMailAnother, newMailSecret } from './mailToken.service';
import { hashSecret } from './secrets';

interface Person {
  id: string;
  email: string;
  name: string;
  language: Language;
}

/** Mails a verification link to an account; an earlier link stops working. */
export async function sendVerification(work: Work, person: Person): Promise<void> {
  await mailVerification(work, person, await newMailSecret(work, person.id, 'verify'));
}

/** Mails the link again; says nothing about whether the address is known. */
export async function resendVerification(work: Work, email: string): Promise<void> {
  const person = await findAccountByEmail(work.db, email);
  if (!person || person.email_verified_at) return;
  if (await mayMailAnother(work, person.id, 'verify')) await sendVerification(work, person);
}

/** Confirms an address by the mailed token. The call is a GET, so coming twice (a mail scanner, a reload) does no harm. */
export async function verifyEmail(work: Work, token: string) {
  const accountId = await findMailToken(work.db, hashSecret(token), 'verify', work.now);
  const person = accountId ? await findAccount(work.db, accountId) : null;
  if (!person || person.withdrawn_at) return refuse('MAIL_TOKEN_OUTDATED');
  if (await confirmAddress(work.db, person.id, work.now)) {
    await recordEvent(work, 'email_verified', { account_id: person.id });
    await welcomeOrAnnounce(work, person);
  }
  return { email: person.email, member_status: person.member_status };
}
