import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { idempotency } from '../db/schema/order';
import { send, statement } from '../db/statement';
import { fail } from './fail';
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

const CLAIM = statement<object>(
  'claim_key',
  `insert into idempotency as taken (account_key, endpoint, key, body_hash, response, created_at)
   values ($1, $2, $3, $4, null, app_now())
   on conflict (account_key, endpoint, key) do update
     set body_hash = excluded.body_hash, response = null, created_at = excluded.created_at
     where taken.created_at < excluded.created_at - interval '1 day'
   returning true as taken`,
);

const EARLIER = statement<{ body_hash: string; response: unknown }>(
  'earlier_answer',
  'select body_hash, response from idempotency where account_key = $1 and endpoint = $2 and key = $3',
);

/** Keeps an answer (`$4`) under its key. */
export const KEEP_ANSWER = statement<object>(
  'keep_answer',
  'update idempotency set response = $4::jsonb where account_key = $1 and endpoint = $2 and key = $3',
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

const ANSWERED = statement<object>(
  'answered_key',
  `select true as answered from idempotency
   where account_key = $1 and endpoint = $2 and key = $3 and created_at > app_now() - interval '23 hours'`,
);

/** Whether a key is taken, and stays so for an hour at least: what its call needs is then not to be made again. */
export async function isAnswered(db: Executor, key: Key): Promise<boolean> {
  return (await send(db, ANSWERED, valuesOf(key))).length > 0;
}

/** In place of a body's hash: no body has it, so a call that arrives later under the key is refused. */
const SPENT = 'spent';

const SPEND = statement<object>(
  'spend_key',
  `insert into idempotency (account_key, endpoint, key, body_hash, response, created_at)
   values ($1, $2, $3, $4, null, app_now())
   on conflict (account_key, endpoint, key) do nothing
   returning true as spent`,
);

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
