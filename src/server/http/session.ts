import type { Databases, Executor } from '../db/database';
import { readAccessToken, type TokenLogin } from './accessToken';
import { isApiKey, readApiKey } from './apiKeyToken';
import { fail } from './fail';
import { noteGenuine } from './genuineKeys';
import { findSession, findSessionOfKey } from './session.repository';
import type { Session } from './sessionType';

const BEARER = 'Bearer ';

/** The login or the API key behind a bearer token; null without one. Rejects a token that is no longer valid. */
export async function loginOf(
  secrets: readonly Uint8Array[],
  authorization: string | undefined,
): Promise<TokenLogin | null> {
  if (!authorization?.startsWith(BEARER)) return null;
  const token = authorization.slice(BEARER.length);
  return isApiKey(token) ? readApiKey(token) : readAccessToken(secrets, token);
}

/** The session of a login or a key, as it stands now. Refuses one that was ended, and a member who was deactivated. */
export async function standing(db: Executor, login: TokenLogin): Promise<Session> {
  if (login.key_hash !== undefined) {
    const session = await findSessionOfKey(db, login.key_hash);
    if (session?.account_id !== login.account_id) return fail('KEY_INVALID');
    noteGenuine(login.key_hash);
    return session;
  }
  return checked(login, await findSession(db, login.login_id));
}

function checked(login: TokenLogin, session: Session | null): Session {
  if (!session) return fail('AUTH_REQUIRED');
  if (session.account_id !== login.account_id) return fail('INVALID_TOKEN');
  if (session.member_status === 'deactivated') return fail('INVALID_USER');
  return session;
}

/** The session behind a person's bearer token; null without one. Refuses a token that is not valid any more, and API keys. */
export async function sessionOf(
  databases: Databases,
  secrets: readonly Uint8Array[],
  authorization: string | undefined,
): Promise<Session | null> {
  const login = await loginOf(secrets, authorization);
  if (login?.key_hash !== undefined) return fail('KEY_CALL');
  return login && standing(databases.of(login.is_test), login);
}
