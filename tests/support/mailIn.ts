import nodemailer from 'nodemailer';
import { until } from './until';
import type { TestServer } from './startServer';

export const MAIL_DOMAIN = 'in.stlbs.test';
export const MAIL_SECRET = 'a-secret-of-the-mail-server-0123456789';
export const MAIL_SERVER = 'mx.stlbs.test';

/** Settings of a server that takes mails. */
export const MAIL_IN_ENV = { MAIL_IN_DOMAIN: MAIL_DOMAIN, MAIL_IN_SECRET: MAIL_SECRET, MAIL_IN_AUTHSERV: MAIL_SERVER };

/** What the receiving server writes of a sender whom it could prove. */
export const proven = (from: string, server = MAIL_SERVER) =>
  `Authentication-Results: ${server}; dmarc=pass header.from=${from.slice(from.indexOf('@') + 1)}\r\n`;

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as a mail program writes it. */
export async function written(mail: Parameters<typeof composer.sendMail>[0]): Promise<Buffer> {
  const { message } = await composer.sendMail(mail);
  return message as Buffer;
}

/** Hands a mail to the entrance as the mail server does; gives the answer. */
export async function posted(
  server: Pick<TestServer, 'url'>,
  to: string,
  bytes: Uint8Array,
  secret: string | null = MAIL_SECRET,
): Promise<{ status: number; data: { taken?: boolean } | null }> {
  const answer = await fetch(`${server.url}/api/mail/incoming?to=${encodeURIComponent(to)}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', ...(secret === null ? {} : { 'x-mail-secret': secret }) },
    body: new Uint8Array(bytes),
  });
  const { data } = (await answer.json()) as { data: { taken?: boolean } | null };
  return { status: answer.status, data };
}

/** Waits until every mail that came in was dealt with; gives how the last to somebody ended. */
export function ended(server: Pick<TestServer, 'sql'>, to: string): Promise<{ state: string; reason: string | null }> {
  return until(`the mail to ${to} was dealt with`, async () => {
    const rows = await server.sql(
      `select state, reason from incoming_mail where recipient = $1 order by id desc limit 1`,
      [to.toLowerCase()],
    );
    const [row] = rows as { state: string; reason: string | null }[];
    return row && row.state !== 'waiting' && row.state !== 'running' && row;
  });
}
