import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { idempotency } from '../db/schema/order';
import { send } from '../db/statement';
import { fail } from './fail';
import { ANSWERED, CLAIM, EARLIER, SPEND } from './idempotency.sql';
import { DAY_MS } from '../../domain/time/spans';

export interface Key {
  account_key: string;
  endpoint: string;
  key: string;
}

const isKey = (key: Key) =>
  and(
    eq(idempotency.account_key, key.account_key),
    eq(idempotency.endpoint, key.endpoint),
    eq(idempotency.key, key.key),
  );

/** The key in the order of `$1` to `$3` of the statements about it. */
export const valuesOf = ({ account_key, endpoint, key }: Key) => [account_key, endpoint, key];

/**
 * Takes a key for this transaction. A second request with the same key waits here until the first has committed and is
 * then given its answer. Refuses with IDEMPOTENCY_MISMATCH when the body differs.
 */
export async function claimKey(db: Executor, key: Key, bodyHash: string): Promise<{ response: unknown } | null> {
  const taken = await send(db, CLAIM, [...valuesOf(key), bodyHash]);
  if (taken.length > 0) return null;
  const [earlier] = await send(db, EARLIER, valuesOf(key));
  if (earlier?.body_hash !== bodyHash) return fail('IDEMPOTENCY_MISMATCH');
  return { response: earlier.response };
}

/** Whether a key is taken, and stays so for an hour at least: what its call needs is then not to be made again. */
export async function isAnswered(db: Executor, key: Key): Promise<boolean> {
  return (await send(db, ANSWERED, valuesOf(key))).length > 0;
}

/** In place of a body's hash: no body has it, so a call that arrives later under the key is refused. */
const SPENT = 'spent';

/**
 * The answer given under a key, after a call under way with it has ended; null when there is none. The key is spent
 * then, so that this stays true.
 */
export async function settleKey(db: Executor, key: Key): Promise<{ response: unknown } | null> {
  const spent = await send(db, SPEND, [...valuesOf(key), SPENT]);
  if (spent.length > 0) return null;
  const [earlier] = await send(db, EARLIER, valuesOf(key));
  return earlier && earlier.body_hash !== SPENT ? { response: earlier.response } : null;
}

/** Gives a key back after a refusal, so that the next try is judged again. */
export async function dropKey(db: Executor, key: Key): Promise<void> {
  await db.delete(idempotency).where(isKey(key));
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.created_at, new Date(now.getTime() - DAY_MS)));
}
