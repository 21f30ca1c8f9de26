import pg from 'pg';
import * as auth from '../../src/contract/endpoints/auth';
import { createApi, type Api } from './http';
import { type MailServer, startMailServer } from './mailServer';
import { Caller, registrationOf, secretOf, signIn } from './people';
import { databaseOf, startPagesServer } from './pagesServer';

export interface MailedServer {
  url: string;
  api: Api;
  mails: MailServer;
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** The whole product on a database of its own, whose mails go by SMTP to a receiver that the test reads. */
export async function startMailedServer(): Promise<MailedServer> {
  const mails = await startMailServer();
  const server = await startPagesServer({ SMTP_URL: mails.url });
  const database = new pg.Client({
    connectionString: await databaseOf(server),
  });
  await database.connect();
  return {
    url: server.url,
    api: createApi(server.url),
    mails,
    sql: async (text, values = []) => (await database.query<Record<string, unknown>>(text, values)).rows,
    async stop() {
      await database.end();
      await server.stop();
      await mails.stop();
    },
  };
}

const VERIFY = { ko: '이메일 주소를 인증해 주세요', en: 'Verify your email address' } as const;

/** Joins by the link of a mail that came through SMTP, and signs in. */
export async function joinByMail(
  api: Api,
  mails: MailServer,
  lang: 'ko' | 'en',
  change: Parameters<typeof registrationOf>[0] = {},
): Promise<Caller> {
  const caller = new Caller(api, lang);
  const body = registrationOf(change);
  await caller.ok(auth.register, { body });
  const mail = await mails.received(body.email, VERIFY[lang]);
  const t = secretOf({ text: mail.text ?? '' });
  await caller.ok(auth.emailVerify, { query: { t } });
  caller.email = body.email;
  await signIn(caller, body.email);
  return caller;
}
