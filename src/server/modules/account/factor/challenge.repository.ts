import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { factorChallenge } from '../../../db/schema/secondFactor';

export type ChallengeRow = typeof factorChallenge.$inferSelect;

/** Adds a question to a second factor. */
export async function addChallenge(db: Executor, row: typeof factorChallenge.$inferInsert): Promise<void> {
  await db.insert(factorChallenge).values(row);
}

/** A question that still waits, by the hash of its token; locked, so that answers are judged one after the other. */
export async function lockChallenge(db: Executor, hash: string, now: Date): Promise<ChallengeRow | null> {
  const [row] = await db
    .select()
    .from(factorChallenge)
    .where(and(eq(factorChallenge.token_hash, hash), gt(factorChallenge.expires_at, now)))
    .for('update');
  return row ?? null;
}

/** What a passkey is to sign for a question; null once it was answered. */
export async function setWebauthn(db: Executor, hash: string, webauthn: string | null): Promise<void> {
  await db.update(factorChallenge).set({ webauthn }).where(eq(factorChallenge.token_hash, hash));
}

/** Counts a wrong answer. */
export async function countWrongAnswer(db: Executor, hash: string): Promise<void> {
  await db
    .update(factorChallenge)
    .set({ failures: sql`${factorChallenge.failures} + 1`, webauthn: null })
    .where(eq(factorChallenge.token_hash, hash));
}

/** Removes a question that was answered, or failed too often. */
export async function deleteChallenge(db: Executor, hash: string): Promise<void> {
  await db.delete(factorChallenge).where(eq(factorChallenge.token_hash, hash));
}

/** Removes every question to a person. */
export async function deleteChallengesOf(db: Executor, accountId: string): Promise<void> {
  await db.delete(factorChallenge).where(eq(factorChallenge.account_id, accountId));
}

/** Removes questions whose time is over. */
export async function deleteChallengesBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(factorChallenge).where(lt(factorChallenge.expires_at, moment));
}
