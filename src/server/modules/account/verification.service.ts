import type { Language } from '../../../contract/constants';
import { bound, type Work } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { admit } from '../company/admission.service';
import { mailVerification } from '../email/accountMails.service';
import { confirmAddress, findAccount } from './auth.repository';
import { findMailToken } from './mailToken.repository';
import { newMailSecret } from './mailToken.service';
import { hashSecret } from '../../opaqueSecret';

interface Person {
  id: string;
  email: string;
  name: string;
  language: Language;
}

/** Mails a verification link to an account, with the page to go on to; an earlier link stops working. */
export async function sendVerification(work: Work, person: Person, next?: string): Promise<void> {
  await mailVerification(work, person, await newMailSecret(work, person.id, 'verify'), next);
}

/** Confirms an address by the mailed token. The call is a GET, so coming twice (a mail scanner, a reload) does no harm. */
export async function verifyEmail(work: Work, token: string) {
  const accountId = await findMailToken(work.db, hashSecret(token), 'verify', work.now);
  const person = accountId ? await findAccount(work.db, accountId) : null;
  if (!person || person.withdrawn_at) return fail('MAIL_TOKEN_OUTDATED');
  if (await confirmAddress(work.db, person.id, work.now)) {
    recordEvent(work, 'email_verified', { account_id: person.id });
    return { email: person.email, member_status: await admit(await bound(work, person.is_test), person) };
  }
  return { email: person.email, member_status: person.member_status };
}
