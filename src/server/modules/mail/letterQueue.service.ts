import { v7 as uuid } from 'uuid';
import type { Language } from '../../../contract/constants';
import type { Work } from '../../http/context';
import { letterHtml, letterText } from './letter';
import { type LetterName, writeLetter } from './letterText';
import { addMail } from './mail.repository';
import { unsubscribeToken } from './subscription.service';

export interface Recipient {
  email: string;
  name: string;
  language: Language;
}

/** Somebody who may have turned mails about the own trade off. */
export interface Subscriber extends Recipient {
  id: string;
  email_approval: boolean;
}

/** Queues a letter in the transaction of what it tells of. Its button leads to `path` in the reader's language. */
export function mailLetter(
  work: Work,
  person: Recipient,
  letter: LetterName,
  path: string,
  values: Record<string, string> = {},
): Promise<void> {
  return queue(work, person, letter, path, values, null);
}

/** The same for news that can be had elsewhere: only to who wants mails about the own trade, with the way out of them. */
export async function mailNotice(
  work: Work,
  person: Subscriber,
  letter: LetterName,
  path: string,
  values: Record<string, string> = {},
): Promise<void> {
  if (!person.email_approval) return;
  await queue(work, person, letter, path, values, unsubscribeToken(work.app.jwtSecret, person.id));
}

async function queue(
  work: Work,
  person: Recipient,
  letter: LetterName,
  path: string,
  values: Record<string, string>,
  token: string | null,
): Promise<void> {
  const { language } = person;
  const { APP_URL } = work.app.env;
  const pageUrl = (address: string) => `${APP_URL}${language === 'en' ? '/en' : ''}${address}`;
  const leaveUrl = token === null ? undefined : pageUrl(`/mail/unsubscribe?t=${token}`);
  const content = writeLetter(letter, language, { name: person.name, ...values }, pageUrl(path), leaveUrl);
  await addMail(work.db, {
    id: uuid(),
    recipient: person.email,
    subject: content.title,
    text: letterText(content, language),
    html: letterHtml(content, language),
    unsubscribe_url: token === null ? null : `${APP_URL}/api/mail/unsubscribe?t=${token}`,
    due_at: work.now,
    created_at: work.now,
  });
}
