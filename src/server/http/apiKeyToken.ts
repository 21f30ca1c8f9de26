import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fail } from './fail';
import type { TokenLogin } from './accessToken';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);
/** 160 bits. */
const SECRET_LENGTH = 27;
/** Holds the 128 bits of a UUID. */
const ID_LENGTH = 22;
const SUM_LENGTH = 6;
const SHOWN_LENGTH = 4;
const FORM = new RegExp(
  `^(stlbs_(live|test)_)([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${ID_LENGTH}})([0-9A-Za-z]{${SUM_LENGTH}})$`,
);

/**
 * Makes the key of an account: `stlbs_live_` or `stlbs_test_`, a secret, the account and a checksum. By its form and checksum
 * a scanner of repositories finds a leaked key without asking the server.
 */
export function newApiKey(accountId: string, isTest: boolean): { token: string; hash: string; begins: string } {
  const head = `stlbs_${isTest ? 'test' : 'live'}_`;
  const secret = Array.from({ length: SECRET_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  const body = `${head}${secret}${based(BigInt(`0x${accountId.replaceAll('-', '')}`), ID_LENGTH)}`;
  const token = `${body}${checksum(body)}`;
  return { token, hash: hashOf(token), begins: `${head}${secret.slice(0, SHOWN_LENGTH)}` };
}

/** Whether a bearer token claims to be an API key. */
export const isApiKey = (token: string): boolean => token.startsWith('stlbs_');

/** The account that a key names, and its hash. Refuses one that is mistyped. Whether it is genuine the database knows. */
export function readApiKey(token: string): TokenLogin {
  const [, head = '', kind, secret = '', id = '', sum] = FORM.exec(token) ?? fail('KEY_INVALID');
  if (checksum(`${head}${secret}${id}`) !== sum) return fail('KEY_INVALID');
  const account = uuidOf(id);
  return { login_id: account, account_id: account, is_test: kind === 'test', key_hash: hashOf(token) };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const checksum = (text: string) => based(BigInt(crc32(text)), SUM_LENGTH);

function based(value: bigint, length: number): string {
  let [text, rest] = ['', value];
  for (; rest > 0n; rest /= BASE) text = `${DIGITS[Number(rest % BASE)]}${text}`;
  return text.padStart(length, DIGITS[0]);
}

function uuidOf(text: string): string {
  const value = [...text].reduce((sum, digit) => sum * BASE + BigInt(DIGITS.indexOf(digit)), 0n);
  const hex = value.toString(16).padStart(32, '0');
  if (hex.length > 32) return fail('KEY_INVALID');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
