import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint';
import { takesKey } from '../../contract/keyCalls';
import { NO_AUDIT } from '../db/audit';
import type { Database } from '../db/database';
import type { App, Client, HandlerInput, Work } from './context';
import { fail } from './fail';
import { noteUse } from './genuineKeys';
import { languageOf } from './language';
import { permits } from './rightOfCall';
import type { Session } from './sessionType';

/** Refuses callers without permission for an endpoint. */
export function checkAccess(endpoint: Endpoint, session: Session | null): void {
  if (endpoint.access === 'public' || endpoint.access === 'visitor') return;
  if (!session) fail('AUTH_REQUIRED');
  if (session.is_machine && !takesKey(endpoint)) fail('KEY_CALL');
  if (endpoint.access !== 'member') return;
  if (session.member_status !== 'active') fail('MEMBERSHIP_PENDING');
  if (session.factor_missing) fail('SECOND_FACTOR_MISSING');
  if (!permits(endpoint, session.rights)) fail('RIGHT_MISSING');
}

/** Whether somebody takes part in the company: who waits for its approval, or lacks the second factor that it requires, does not. */
export const partakes = (session: Session | null): session is Session =>
  session?.member_status === 'active' && !session.factor_missing;

/** A unit of work of a request that reads; a change replaces `db` by its transaction, and what waits for the commit. */
export function workOf(app: App, database: Database, now: Date, request: FastifyRequest): Work {
  app.clock.heard(now);
  return {
    app,
    db: database,
    database,
    now,
    language: languageOf(request),
    client: clientOf(request),
    audit: NO_AUDIT,
    operator: null,
    afterCommit: () => undefined,
  };
}

/**
 * What a use case is given. Where visitors may read too, a person who waits for a company's approval is a visitor: nothing
 * of that company is "own" to a person who only typed its registration number. So is who lacks the second factor that the
 * company requires.
 */
export const inputOf = (
  { access }: Endpoint,
  work: Work,
  session: Session | null,
  request: FastifyRequest,
): HandlerInput<Endpoint> => {
  const { params, query, body } = request;
  if (session?.is_machine) noteUse(work.app, session, request.ip);
  const asker = access === 'visitor' && !partakes(session) ? null : session;
  return { work, session: asker, params, query, body, request };
};

const LONGEST_USER_AGENT = 300;

function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, user_agent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null };
}
