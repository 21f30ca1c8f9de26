import { and, eq, not, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { operatorSecret } from '../../../db/schema/operator';

const NAME = 'vapid';

/** The sealed key that this installation made; null before. */
export async function findKeptKey(db: Executor): Promise<string | null> {
  const [row] = await db
    .select({ sealed: operatorSecret.sealed })
    .from(operatorSecret)
    .where(eq(operatorSecret.name, NAME));
  return row?.sealed ?? null;
}

/** Keeps a key unless another process did before, or in the place of one that nobody can open any more. */
export async function keepKey(db: Executor, sealed: string, now: Date, before: string | null): Promise<void> {
  const row = { name: NAME, sealed, created_at: now };
  if (before === null) await db.insert(operatorSecret).values(row).onConflictDoNothing();
  else {
    await db
      .update(operatorSecret)
      .set(row)
      .where(and(eq(operatorSecret.name, NAME), eq(operatorSecret.sealed, before)));
  }
}

/** The key if it was sealed with another secret than the one of this prefix, locked for this transaction. */
export async function lockKeySealedBefore(db: Executor, prefix: string): Promise<string | null> {
  const [row] = await db
    .select({ sealed: operatorSecret.sealed })
    .from(operatorSecret)
    .where(and(eq(operatorSecret.name, NAME), not(sql`starts_with(${operatorSecret.sealed}, ${prefix})`)))
    .for('update');
  return row?.sealed ?? null;
}
