import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

export interface Email {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Takes a POST that turns such emails off for this reader; null when they cannot be turned off. */
  unsubscribe_url: string | null;
  /** Where an answer goes; null: to the sender of all our emails. */
  reply_to: string | null;
}

/** Hands one email over; throws when it could not be, and is then tried again. */
export interface Mailer {
  send(email: Email): Promise<void>;
}

/** Keeps emails in a folder, so that a verification link can be opened without a mail server. */
export function outboxMailer(folder: string): Mailer {
  let made: Promise<unknown> | undefined;
  return {
    async send(email) {
      // Made again for the next email where this fails.
      made ??= mkdir(folder, { recursive: true }).catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      await made;
      const file = path.join(folder, `${email.id}${endOf(email.recipient)}`);
      // A reader of the folder finds the whole email or none.
      await writeFile(`${file}.part`, JSON.stringify(email, null, 2));
      await rename(`${file}.part`, file);
    },
  };
}

/** The name of a file says whose email it is, without being read. */
const endOf = (recipient: string) => `.${createHash('sha256').update(recipient).digest('hex').slice(0, 16)}.json`;

/** A server that hangs is given up while the database still holds the email for us. */
const SILENCE_MS = 8_000;
const LONGEST_MS = 12_000;

const transportOf = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  });

/** Rejects when the mail server is away or refuses the login. */
export async function verifyMailServer(url: string): Promise<void> {
  await transportOf(url).verify();
}

/** Sends emails by SMTP. The Message-ID stays the same over all tries, so that a mailbox can recognise a repetition. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = transportOf(url);
  return {
    async send(email) {
      const sending = transport.sendMail({
        from,
        to: email.recipient,
        subject: email.subject,
        text: email.text,
        html: email.html,
        messageId: `<${email.id}@stlbs>`,
        ...(email.reply_to === null ? {} : { replyTo: email.reply_to }),
        // Programs that answer by themselves leave it alone (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(email) },
      });
      await within(LONGEST_MS, sending);
    },
  };
}

function within<T>(ms: number, action: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server is too slow')), ms);
  });
  return Promise.race([action, late]).finally(() => clearTimeout(timer));
}

/** Headers by which mail programs offer to unsubscribe with one press (RFC 2369 and 8058). */
const listHeaders = ({ unsubscribe_url }: Email): Record<string, string> =>
  unsubscribe_url === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const MOST = 100;

/** The kept emails, newest first: the last hundred of all, or of those to one address. */
export async function readOutbox(folder: string, to?: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const end = to === undefined ? '.json' : endOf(to);
  const newest = names
    .filter((name) => name.endsWith(end))
    .sort()
    .reverse()
    .slice(0, MOST);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Email));
}
