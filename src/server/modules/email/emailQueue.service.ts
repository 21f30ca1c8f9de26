import { v7 as uuid } from 'uuid';
import type { Language } from '../../../contract/constants';
import type { Work } from '../../http/context';
import { type EmailContent, emailHtml, emailText } from './emailContent';
import { type EmailName, unsubscribeLabels, writeEmail } from './emailText';
import { addMails } from './mail.repository';
import { unsubscribeToken } from './subscription.service';

export interface Recipient {
  email: string;
  name: string;
  language: Language;
}

/** A recipient who may have turned emails about the own trade off. */
export interface Subscriber extends Recipient {
  id: string;
  email_approval: boolean;
}

/**
 * Queues an email in the transaction of its event. Its button leads to `path` in the reader's language; `about` is the
 * account of somebody else whom it names.
 */
export function queueEmail(
  work: Work,
  person: Recipient,
  mail: EmailName,
  path: string,
  values: Record<string, string> = {},
  about: string | null = null,
): Promise<void> {
  return queue(work, person, mail, path, values, { token: null, about });
}

/** The same for news that can be had elsewhere: only to who wants mails about the own trade, with the way out of them. */
export async function mailNotice(
  work: Work,
  person: Subscriber,
  mail: EmailName,
  path: string,
  values: Record<string, string> = {},
  about: string | null = null,
): Promise<void> {
  if (!person.email_approval) return;
  await queue(work, person, mail, path, values, { token: unsubscribeToken(work.app.jwtSecret, person.id), about });
}

async function queue(
  work: Work,
  person: Recipient,
  mail: EmailName,
  path: string,
  values: Record<string, string>,
  { token, about }: { token: string | null; about: string | null },
): Promise<void> {
  const { language } = person;
  const { page, leave } = addressesOf(work, language, token);
  const content = writeEmail(mail, language, { name: person.name, ...values }, page(path), leave);
  await addMails(work.db, [{ ...rowOf(work, person, token, content), about_account: about }]);
}

/** An email with its addresses: its button leads to `path`, and it can be turned off with the token, if it has one. */
export function emailOf(
  work: Work,
  language: Language,
  token: string | null,
  path: string,
  words: { title: string; paragraphs: string[]; action: string; footer: string },
): EmailContent {
  const { page, leave } = addressesOf(work, language, token);
  return {
    ...words,
    action: { label: words.action, url: page(path) },
    unsubscribe: leave === undefined ? undefined : { label: unsubscribeLabels[language], url: leave },
  };
}

/**
 * Queues an email to each of many people at once; `write` gets the token with which its reader turns such mails off, null where it
 * is `required`; `replyTo` has by person where an answer goes.
 */
export async function mailEach<P extends Subscriber>(
  work: Work,
  people: readonly P[],
  write: (person: P, token: string | null) => EmailContent,
  { required = false, replyTo }: { required?: boolean; replyTo?: ReadonlyMap<string, string> | undefined } = {},
): Promise<void> {
  const rows = people.map((person) => {
    const token = required ? null : unsubscribeToken(work.app.jwtSecret, person.id);
    return { ...rowOf(work, person, token, write(person, token)), reply_to: replyTo?.get(person.id) ?? null };
  });
  await addMails(work.db, rows);
}

function addressesOf(work: Work, language: Language, token: string | null) {
  const page = (address: string) => `${work.app.env.APP_URL}${language === 'en' ? '/en' : ''}${address}`;
  return { page, leave: token === null ? undefined : page(`/mail/unsubscribe?t=${token}`) };
}

function rowOf(work: Work, person: Recipient, token: string | null, content: EmailContent) {
  return {
    id: uuid(),
    recipient: person.email,
    subject: content.title,
    text: emailText(content, person.language),
    html: emailHtml(content, person.language),
    unsubscribe_url: token === null ? null : `${work.app.env.APP_URL}/api/mail/unsubscribe?t=${token}`,
    due_at: work.now,
    created_at: work.now,
  };
}
