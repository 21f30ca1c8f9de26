import type { Databases, Executor } from '../db/database';
import { readAccessToken, type TokenLogin } from './accessToken';
import { fail } from './fail';
import { findSession } from './session.repository';
import type { Session } from './sessionType';

const BEARER = 'Bearer ';

/** The login behind a bearer token; null without one. Rejects a token that is no longer valid. */
export async function loginOf(
  secrets: readonly Uint8Array[],
  authorization: string | undefined,
): Promise<TokenLogin | null> {
  return authorization?.startsWith(BEARER) ? readAccessToken(secrets, authorization.slice(BEARER.length)) : null;
}

/** The session of a login, as it stands now. Refuses one that was ended, and a member who was deactivated. */
export async function standing(db: Executor, login: TokenLogin): Promise<Session> {
  return checked(login, await findSession(db, login.login_id));
}

function checked(login: TokenLogin, session: Session | null): Session {
  if (!session) return fail('AUTH_REQUIRED');
  if (session.account_id !== login.account_id) return fail('INVALID_TOKEN');
  if (session.member_status === 'deactivated') return fail('INVALID_USER');
  return session;
}

/** The session behind a bearer token; null without one. Refuses a token that is not valid any more. */
export async function sessionOf(
  databases: Databases,
  secrets: readonly Uint8Array[],
  authorization: string | undefined,
): Promise<Session | null> {
  const login = await loginOf(secrets, authorization);
  return login && standing(databases.of(login.is_test), login);
}
