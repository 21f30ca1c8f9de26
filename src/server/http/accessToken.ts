import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { validate as isUuid } from 'uuid';
import { ACCESS_TOKEN_SECONDS } from '../../contract/constants';
import { fail } from './fail';

/** Whose login a token names. */
export interface TokenLogin {
  login_id: string;
  account_id: string;
  /** Whose data the login reaches; absent in a token that does not say. */
  is_test?: boolean | undefined;
  /** Of an API key, which has no login: by it the key is found. */
  key_hash?: string;
}

/** The only algorithm. A token never chooses its own. */
const ALGORITHM = 'HS256';

/** Makes an access token for a login. It is valid for half an hour. */
export function signAccessToken(secret: Uint8Array, { login_id, account_id, is_test }: TokenLogin): Promise<string> {
  const now = seconds();
  return new SignJWT({ lid: login_id, ...(is_test === undefined ? {} : { test: is_test }) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(account_id)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
    .sign(secret);
}

/** Verified tokens that are cached, some hundred bytes each. */
const MAX_CACHED = 10_000;

/** Claims of verified tokens, by the secrets that verified them. A person calls often with one token; verifying it costs. */
const verified = new WeakMap<readonly Uint8Array[], LRUCache<string, JWTPayload>>();

/**
 * The login that a token names, signed with any of the accepted secrets, while it is valid. Rejects with EXPIRED_TOKEN
 * or INVALID_TOKEN.
 */
export async function readAccessToken(secrets: readonly Uint8Array[], token: string): Promise<TokenLogin> {
  const cache = verified.get(secrets) ?? new LRUCache<string, JWTPayload>({ max: MAX_CACHED });
  verified.set(secrets, cache);
  const claims = cache.get(token) ?? (await verify(secrets, token));
  cache.set(token, claims);
  return loginIn(claims);
}

async function verify(secrets: readonly Uint8Array[], token: string): Promise<JWTPayload> {
  for (const secret of secrets) {
    try {
      const options = { algorithms: [ALGORITHM], requiredClaims: ['exp', 'sub', 'lid'] };
      return (await jwtVerify(token, secret, options)).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return fail('EXPIRED_TOKEN');
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return fail('INVALID_TOKEN');
    }
  }
  return fail('INVALID_TOKEN');
}

/** A cached token expires too. A claim of a signed token still has its type checked. */
function loginIn({ lid, sub, exp, test }: JWTPayload): TokenLogin {
  if (exp === undefined) return fail('INVALID_TOKEN');
  if (exp <= seconds()) return fail('EXPIRED_TOKEN');
  if (typeof lid !== 'string' || sub === undefined || !isUuid(lid) || !isUuid(sub)) return fail('INVALID_TOKEN');
  return { login_id: lid, account_id: sub, is_test: typeof test === 'boolean' ? test : undefined };
}

const seconds = () => Math.floor(Date.now() / 1000);
