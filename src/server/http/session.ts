import type { FastifyRequest } from 'fastify';
import type { Executor } from '../db/database';
import { readAccessToken, type TokenLogin } from './accessToken';
import { fail } from './fail';
import { type SessionQuery, findWithSession, findSession } from './session.repository';
import type { Session } from './sessionType';

/** The login behind a bearer token; null without one. Refuses a token that is not valid any more. */
function loginOf(secrets: readonly Uint8Array[], authorization: string | undefined): TokenLogin | null {
  return authorization?.startsWith('Bearer ') ? readAccessToken(secrets, authorization.slice('Bearer '.length)) : null;
}

const read = new WeakMap<object, TokenLogin>();

/** The same of a request: its limits and its answer ask, and the signature is checked once. */
export function loginOfRequest(secrets: readonly Uint8Array[], request: FastifyRequest): TokenLogin | null {
  const login = read.get(request) ?? loginOf(secrets, request.headers.authorization);
  if (login) read.set(request, login);
  return login;
}

/** The session of a login, as it stands now. Refuses one that was ended, and a member who was deactivated. */
export async function standing(db: Executor, login: TokenLogin): Promise<Session> {
  return checked(login, await findSession(db, login.login_id));
}

/** The same, with what was asked for along with it. */
export async function standingWith<Found>(
  db: Executor,
  login: TokenLogin,
  question: SessionQuery<Found>,
  values: readonly unknown[],
): Promise<{ session: Session; found: Found }> {
  const answer = await findWithSession(db, login.login_id, question, values);
  const session = checked(login, answer?.session ?? null);
  return answer ? { session, found: answer.found } : fail('AUTH_REQUIRED');
}

function checked(login: TokenLogin, session: Session | null): Session {
  if (!session) return fail('AUTH_REQUIRED');
  if (session.account_id !== login.account_id) return fail('INVALID_TOKEN');
  if (session.member_status === 'deactivated') return fail('INVALID_USER');
  return session;
}

/** The session behind a bearer token; null without one. Refuses a token that is not valid any more. */
export async function sessionOf(
  db: Executor,
  secrets: readonly Uint8Array[],
  authorization: string | undefined,
): Promise<Session | null> {
  const login = loginOf(secrets, authorization);
  return login && standing(db, login);
}
