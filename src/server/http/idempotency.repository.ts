import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { idempotency } from '../db/schema/order';
import { refuse } from './fail';

interface Key {
  account_key: string;
  endpoint: string;
  key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const isKey = (key: Key) =>
  and(
    eq(idempotency.account_key, key.account_key),
    eq(idempotency.endpoint, key.endpoint),
    eq(idempotency.key, key.key),
  );

/**
 * Takes a key for this transaction. A second request with the same key waits here until the first has committed and is
 * then given its answer. Refuses with IDEMPOTENCY_MISMATCH when the body differs.
 */
export async function claimKey(
  db: Executor,
  claim: Key & { body_hash: string; created_at: Date },
): Promise<{ response: unknown } | null> {
  const taken = await db
    .insert(idempotency)
    .values({ ...claim, response: null })
    .onConflictDoUpdate({
      target: [idempotency.account_key, idempotency.endpoint, idempotency.key],
      set: { body_hash: claim.body_hash, response: null, created_at: claim.created_at },
      setWhere: lt(idempotency.created_at, new Date(claim.created_at.getTime() - DAY_MS)),
    })
    .returning({ key: idempotency.key });
  if (taken.length > 0) return null;
  const [earlier] = await db.select().from(idempotency).where(isKey(claim));
  if (!earlier || earlier.body_hash !== claim.body_hash) return refuse('IDEMPOTENCY_MISMATCH');
  return { response: earlier.response };
}

/** Keeps the answer under its key, in the same transaction as what it tells of. */
export async function keepAnswer(db: Executor, key: Key, response: unknown): Promise<void> {
  await db
    .update(idempotency)
    .set({ response: sql`${JSON.stringify(response ?? null)}::jsonb` })
    .where(isKey(key));
}

/** Gives a key back after a refusal, so that the next try is judged anew. */
export async function dropKey(db: Executor, key: Key): Promise<void> {
  await db.delete(idempotency).where(isKey(key));
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.created_at, new Date(now.getTime() - DAY_MS)));
}
