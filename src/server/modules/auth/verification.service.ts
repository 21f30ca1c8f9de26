import type { Language } from '../../../contract/constants';
import type { Work } from '../../http/context';
import { refuse } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { welcomeOrAnnounce } from '../company/admission.service';
import { mailVerification } from '../mail/accountMails.service';
import {
  confirmAddress,
  countMailTokens,
  findAccount,
  findAccountByEmail,
  findMailToken,
  replaceMailToken,
} from './auth.repository';
import { hashSecret, newSecret } from './secrets';

const HOUR_MS = 60 * 60 * 1000;
const VALID_HOURS = 24;
/** More links than this within an hour are not mailed to one person, whoever asks. */
const MOST_AN_HOUR = 5;

interface Person {
  id: string;
  email: string;
  name: string;
  language: Language;
}

/** Mails a verification link to an account; an earlier link stops working. */
export async function sendVerification(work: Work, person: Person): Promise<void> {
  const secret = newSecret();
  await replaceMailToken(work.db, {
    token_hash: hashSecret(secret),
    account_id: person.id,
    purpose: 'verify',
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + VALID_HOURS * HOUR_MS),
  });
  await mailVerification(work, person, secret);
}

/** Mails the link again; says nothing about whether the address is known. */
export async function resendVerification(work: Work, email: string): Promise<void> {
  const person = await findAccountByEmail(work.db, email);
  if (!person || person.email_verified_at) return;
  const since = new Date(work.now.getTime() - HOUR_MS);
  if ((await countMailTokens(work.db, person.id, 'verify', since)) < MOST_AN_HOUR) await sendVerification(work, person);
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
