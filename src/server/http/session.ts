import { SignJWT, errors, jwtVerify } from 'jose';
import { validate as isUuid } from 'uuid';
import { ACCESS_TOKEN_SECONDS } from '../../contract/constants';
import type { Database } from '../db/database';
import { findSession } from './session.repository';
import { refuse } from './fail';
import type { Session } from './sessionType';

const ALGORITHM = 'HS256';

/** Makes an access token for a login; it lives half an hour. */
export function signAccessToken(secret: Uint8Array, login: { login_id: string; account_id: string }): Promise<string> {
  return new SignJWT({ lid: login.login_id })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(login.account_id)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(secret);
}

/**
 * The login an access token names, signed with any of the accepted secrets. Refuses with EXPIRED_TOKEN or INVALID_TOKEN.
 */
export async function readAccessToken(secrets: readonly Uint8Array[], token: string): Promise<string> {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM] });
      return typeof payload.lid === 'string' && isUuid(payload.lid) ? payload.lid : refuse('INVALID_TOKEN');
    } catch (error) {
      if (error instanceof errors.JWTExpired) return refuse('EXPIRED_TOKEN');
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return refuse('INVALID_TOKEN');
    }
  }
  return refuse('INVALID_TOKEN');
}

/** The session behind a bearer token; null without one. Refuses a token that is not valid any more. */
export async function sessionOf(
  database: Database,
  secrets: readonly Uint8Array[],
  authorization: string | undefined,
): Promise<Session | null> {
  if (!authorization?.startsWith('Bearer ')) return null;
  const loginId = await readAccessToken(secrets, authorization.slice('Bearer '.length));
  const session = await findSession(database, loginId);
  if (!session) return refuse('AUTH_REQUIRED');
  if (session.member_status === 'deactivated') return refuse('INVALID_USER');
  return session;
}
