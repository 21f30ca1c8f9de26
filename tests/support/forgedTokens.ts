import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, exportJWK, SignJWT } from 'jose';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HOUR = 3600;

/**
 * What attackers make of a token they hold, by name. `secret` is the server's own, for tokens that are wrong in one
 * thing only; `listener` is an address that must never be called for a key.
 */
export async function forgedTokens(
  token: string,
  secret: string,
  listener: string,
): Promise<Array<[name: string, forged: string]>> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const key = Buffer.from(secret);
  const sign = (head: JWTHeaderParameters, with_: Parameters<SignJWT['sign']>[0], more: object = {}) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader(head).sign(with_);
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = await exportJWK(own.publicKey);
  const now = Math.floor(Date.now() / 1000);
  return [
    ['without an algorithm', `${part({ alg: 'none' })}.${payload}.`],
    ['without an algorithm, in capitals', `${part({ alg: 'NONE' })}.${payload}.`],
    ['without an algorithm, the signature kept', `${part({ alg: 'none' })}.${payload}.${signature}`],
    ['without a signature', `${header}.${payload}.`],
    ['with another secret', await sign({ alg: 'HS256' }, Buffer.from('x'.repeat(48)))],
    ['with an empty secret', await sign({ alg: 'HS256', kid: '../../../../dev/null' }, Buffer.alloc(32))],
    ['with a longer hash of the right secret', await sign({ alg: 'HS512' }, Buffer.concat([key, Buffer.alloc(32)]))],
    ['with a key pair of their own', await sign({ alg: 'RS256' }, own.privateKey)],
    ['with a key that the token brings', await sign({ alg: 'RS256', jwk }, own.privateKey)],
    ['with a key to be fetched', await sign({ alg: 'RS256', jku: listener, x5u: listener }, own.privateKey)],
    ['with a public key as the secret', await sign({ alg: 'HS256' }, Buffer.from(JSON.stringify(jwk)))],
    ['with an unknown critical header', `${part({ alg: 'HS256', crit: ['exp'], exp: now })}.${payload}.${signature}`],
    ['for somebody else', `${header}.${part({ ...claims, lid: randomUUID(), sub: randomUUID() })}.${signature}`],
    ['with a longer life', `${header}.${part({ ...claims, exp: now + 1000 * HOUR })}.${signature}`],
    ['run out', await sign({ alg: 'HS256' }, key, { exp: now - HOUR })],
    ['not yet begun', await sign({ alg: 'HS256' }, key, { nbf: now + HOUR })],
    ['of a login that never was', await sign({ alg: 'HS256' }, key, { lid: randomUUID() })],
    ['of no login', await sign({ alg: 'HS256' }, key, { lid: undefined })],
    ['of a login that is no id', await sign({ alg: 'HS256' }, key, { lid: "' or true --" })],
    ['of many logins', await sign({ alg: 'HS256' }, key, { lid: [claims['lid']] })],
    ['in five parts', `${header}..${payload}.${signature}.x`],
    ['with a part more', `${token}.${signature}`],
    ['cut', token.slice(0, -3)],
    ['twice', `${token}, ${token}`],
    ['empty', ''],
    ['of 7,000 letters', 'a'.repeat(7_000)],
    ['of brackets', '[object Object]'],
  ];
}
