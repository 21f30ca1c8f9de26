import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { decodeJwt, SignJWT } from 'jose';
import { COOKIES, type Language } from '../../../src/contract/constants';
import { readOutbox } from '../../../src/server/ports/mailer';
import { type Api, createApi } from '../http';
import type { Caller } from '../people';
import { startPagesServer } from '../pagesServer';
import type { ServerProcess } from '../serverProcess';

const SECRET = 'a-secret-of-the-browser-tests-of-the-shell';

export interface ShellServer extends ServerProcess {
  /** Of this server; kept mails are read from its folder, so that it works in every environment. */
  api: Api;
}

/** A server of its own for the tests of the shell, with the settings that point it at a test's receivers. */
export async function startShellServer(env: Record<string, string> = {}): Promise<ShellServer> {
  const server = await startPagesServer({ APP_ENV: 'dev', JWT_SECRET: SECRET, ...env });
  return { ...server, api: apiWithMails(server) };
}

/** Calls of a server, with its kept mails read from its folder: only on a local host it shows them itself. */
export function apiWithMails(server: Pick<ServerProcess, 'url' | 'dataDir'>): Api {
  const api = createApi(server.url);
  return async (method, where, options) => {
    const { pathname, searchParams } = new URL(where, server.url);
    if (pathname !== '/dev/outbox') return api(method, where, options);
    const data = await readOutbox(path.join(server.dataDir, 'outbox'), searchParams.get('to') ?? undefined);
    return { status: 200, headers: new Headers(), body: { data } };
  };
}

/** The access token of a login as it is after its half hour. */
export async function expired(person: Caller): Promise<string> {
  const { lid, sub } = decodeJwt(person.token ?? '');
  return new SignJWT({ lid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub ?? '')
    .setIssuedAt(Math.floor(Date.now() / 1000) - 7200)
    .setExpirationTime(Math.floor(Date.now() / 1000) - 3600)
    .sign(Buffer.from(SECRET));
}

/** A browser in which somebody is signed in, at any address (the server's own, or that of a proxy before it). */
export async function browserOf(
  browser: Browser,
  url: string,
  person?: Caller,
  { access = person?.token, language = 'ko' }: { access?: string | undefined; language?: Language } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url });
  if (!person) return context;
  const cookies: Record<string, string | undefined> = {
    [COOKIES.access.name]: access,
    [COOKIES.refresh.name]: person.refreshToken,
    [COOKIES.login.name]: '1',
    [COOKIES.language.name]: language,
  };
  await context.addCookies(
    Object.entries(cookies).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value, url }])),
  );
  return context;
}

/** The value of one of the product's cookies. */
export async function cookieOf(context: BrowserContext, kind: keyof typeof COOKIES): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === COOKIES[kind].name)?.value;
}
