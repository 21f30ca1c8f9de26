import { randomBytes } from 'node:crypto';
import type { Work } from '../../../http/context';
import { hashSecret } from '../../../opaqueSecret';
import { replaceRecoveryCodes, takeRecoveryCode } from './factor.repository';

const CODES = 10;
/** No letter that is read as another one: 32 signs, five bits each. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz0';
const SIGNS_EACH = 16;
const GROUP = /.{4}(?=.)/g;

const newCode = () => Array.from(randomBytes(SIGNS_EACH), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** Eighty bits of chance need no slow hash; the account keeps equal codes of two people apart. */
const hashOf = (accountId: string, code: string) => hashSecret(`${accountId}:${code}`);

/** What was typed, without what people put between; capitals and the letters that look like a zero are no mistake. */
const asMade = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0');

/** Ten new codes in groups of four; those before stop working. They are given once, and only their hashes are stored. */
export async function newRecoveryCodes(work: Work, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await replaceRecoveryCodes(
    work.db,
    accountId,
    codes.map((code) => hashOf(accountId, code)),
    work.now,
  );
  return codes.map((code) => code.replace(GROUP, '$&-'));
}

/** Takes all recovery codes away. */
export function dropRecoveryCodes(work: Work, accountId: string): Promise<void> {
  return replaceRecoveryCodes(work.db, accountId, [], work.now);
}

/** Uses a recovery code up; false when it is none of the person's. */
export function spendRecoveryCode(work: Work, accountId: string, typed: string): Promise<boolean> {
  return takeRecoveryCode(work.db, accountId, hashOf(accountId, asMade(typed)));
}
