import { isAutomatic, senderVerdict } from '../../../domain/mail/sender';
import type { MemberWork, Work } from '../../http/context';
import { findIntakeOf, findReply } from './address.repository';
import { findSender, type IncomingRow } from './incoming.repository';
import type { ReadMail } from './mailTask';
import { replyIdOf } from './replyAddress';

/** Why nothing is made of a mail (`failed`: nothing is wrong with it); the sender is answered some of them, once a day. */
export type Refusal = 'automatic' | 'address' | 'stranger' | 'unproven' | 'right' | 'unreadable' | 'nothing' | 'failed';
/** What is made of a mail in a transaction; gives why nothing was. */
export type Making = (work: MemberWork) => Promise<Refusal | null>;

/** A mail as it was judged. */
export interface Judged {
  sender: { id: string; is_test: boolean } | null;
  refusal: Refusal | null;
  place: Place | null;
}

type Place = { kind: 'request' } | { kind: 'answer'; number: string; seller_company_id: string };

/** Whether a mail may lead to anything: who wrote it to which address, and whether the receiving server proved it. */
export async function judge(work: Work, row: IncomingRow, mail: ReadMail): Promise<Judged> {
  const { app, db, now } = work;
  const settings = app.env.MAIL_IN;
  const nobody = (refusal: Refusal): Judged => ({ sender: null, refusal, place: null });
  if (!settings || !mail.from) return nobody('stranger');
  if (isAutomatic(mail.headers) || mail.from.endsWith(`@${settings.domain}`)) return nobody('automatic');
  const [local = '', domain = ''] = splitAt(row.recipient);
  if (domain !== settings.domain) return nobody('address');
  const sender = await findSender(db, mail.from);
  const intake = await findIntakeOf(db, local);
  const replyId = intake ? null : replyIdOf(app, local);
  const reply = replyId ? await findReply(db, replyId) : null;
  const place: Place | null = intake ? { kind: 'request' } : reply && { kind: 'answer', ...talkOf(reply) };
  if (!place || (reply && reply.expires_at <= now)) return nobody('address');
  // A stranger hears nothing, not even whether there is such an address; nor does a colleague of another company.
  const own = intake ? sender?.company_id === intake.company_id : sender?.id === reply?.account_id;
  if (!sender || !own) return nobody('stranger');
  const verdict = senderVerdict(mail.headers, mail.from, settings.authserv);
  return { sender, refusal: verdict === 'pass' ? null : 'unproven', place };
}

const talkOf = ({ number, seller_company_id }: { number: string; seller_company_id: string }) => ({
  number,
  seller_company_id,
});

const splitAt = (address: string) => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};
