import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../db/database';
import type { TokenLogin } from './accessToken';
import { standing } from './session';
import type { Session } from './sessionType';

/** What the calls that a page makes in this process share: one look at who is reading, at one moment. */
export interface PageCalls {
  sessions: Map<string, Promise<Session>>;
}

const current = new AsyncLocalStorage<PageCalls>();

/** Runs a call of a page. */
export const ofPage = <T>(calls: PageCalls, run: () => T): T => current.run(calls, run);

/** Makes a call of a page in this process. Fastify begins it where it is awaited, which has to be within the page. */
export const injectOfPage = (server: FastifyInstance, calls: PageCalls, call: InjectOptions) =>
  ofPage(calls, async () => await server.inject(call));

/**
 * The session of a login for a read: the calls of one page look it up once. A change always looks for itself, within its
 * transaction.
 */
export function standingReader(database: Database, login: TokenLogin): Promise<Session> {
  const calls = current.getStore();
  if (!calls) return standing(database, login);
  const key = `${database.scope} ${login.login_id} ${login.account_id}`;
  const known = calls.sessions.get(key) ?? standing(database, login);
  calls.sessions.set(key, known);
  return known;
}
