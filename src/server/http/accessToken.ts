import { createHmac, timingSafeEqual } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import { ACCESS_TOKEN_SECONDS } from '../../contract/constants';
import { fail } from './fail';

/** Whose login a token names. */
export interface TokenLogin {
  login_id: string;
  account_id: string;
}

/** What a token says, whatever that is. */
type Claims = Readonly<Record<string, unknown>>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** All tokens of ours begin with it. Another header is nobody's: no algorithm is ever chosen by who sends a token. */
const HEADER = encoded({ alg: 'HS256' });

const signatureOf = (secret: Uint8Array, signed: string) =>
  createHmac('sha256', secret).update(signed).digest('base64url');

const seconds = () => Math.floor(Date.now() / 1000);

/** Makes an access token for a login; it lives half an hour. */
export function signAccessToken(secret: Uint8Array, { login_id, account_id }: TokenLogin): string {
  const now = seconds();
  const signed = `${HEADER}.${encoded({ lid: login_id, sub: account_id, iat: now, exp: now + ACCESS_TOKEN_SECONDS })}`;
  return `${signed}.${signatureOf(secret, signed)}`;
}

/** So many tokens are remembered at the most: some hundred bytes each. */
const MOST_REMEMBERED = 10_000;

/** Tokens that were found genuine under some secrets. A person calls often with the same one, and reckoning a signature costs. */
const remembered = new WeakMap<readonly Uint8Array[], Map<string, Claims>>();

/**
 * The login that a token names, signed with any of the accepted secrets, as long as it lasts. Refuses with EXPIRED_TOKEN
 * or INVALID_TOKEN.
 */
export function readAccessToken(secrets: readonly Uint8Array[], token: string): TokenLogin {
  return loginIn(remembered.get(secrets)?.get(token) ?? remember(secrets, token));
}

/** Forgets all at once when there are too many: each is reckoned again in microseconds. */
function remember(secrets: readonly Uint8Array[], token: string): Claims {
  const claims = genuineClaims(secrets, token);
  const known = remembered.get(secrets) ?? new Map<string, Claims>();
  if (known.size >= MOST_REMEMBERED) known.clear();
  remembered.set(secrets, known.set(token, claims));
  return claims;
}

function genuineClaims(secrets: readonly Uint8Array[], token: string): Claims {
  const [header, payload, signature, ...more] = token.split('.');
  if (header !== HEADER || !payload || !signature || more.length > 0) return fail('INVALID_TOKEN');
  const given = Buffer.from(signature);
  const genuine = secrets.some((secret) => {
    const made = Buffer.from(signatureOf(secret, `${header}.${payload}`));
    return made.length === given.length && timingSafeEqual(made, given);
  });
  return genuine ? claimsIn(payload) : fail('INVALID_TOKEN');
}

/** Only what was signed gets here; still nothing of it is taken for granted. */
function loginIn({ lid, sub, exp, nbf }: Claims): TokenLogin {
  const now = seconds();
  if (typeof exp !== 'number' || (nbf !== undefined && !(typeof nbf === 'number' && nbf <= now))) {
    return fail('INVALID_TOKEN');
  }
  if (exp <= now) return fail('EXPIRED_TOKEN');
  if (typeof lid !== 'string' || typeof sub !== 'string' || !isUuid(lid) || !isUuid(sub)) return fail('INVALID_TOKEN');
  return { login_id: lid, account_id: sub };
}

function claimsIn(payload: string): Claims {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return claims !== null && typeof claims === 'object' ? (claims as Claims) : {};
  } catch {
    return fail('INVALID_TOKEN');
  }
}
