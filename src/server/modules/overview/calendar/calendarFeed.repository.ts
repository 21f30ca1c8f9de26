import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { account } from '../../../db/schema/company';
import { calendarFeed } from '../../../db/schema/machine';

/** Since when a person has a calendar address; null without one. */
export async function findMadeAt(db: Executor, accountId: string): Promise<Date | null> {
  const [row] = await db
    .select({ made_at: calendarFeed.made_at })
    .from(calendarFeed)
    .where(eq(calendarFeed.account_id, accountId));
  return row?.made_at ?? null;
}

/** Whose calendar the hash of a secret opens; null for an address that never was, or ended. */
export async function findOwner(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({ account_id: calendarFeed.account_id, language: account.language })
    .from(calendarFeed)
    .innerJoin(account, eq(account.id, calendarFeed.account_id))
    .where(eq(calendarFeed.token_hash, tokenHash));
  return row ?? null;
}

/** Gives a person an address; an earlier one ends. */
export async function keepFeed(
  db: Executor,
  row: Pick<typeof calendarFeed.$inferInsert, 'account_id' | 'token_hash' | 'made_at'>,
): Promise<void> {
  const { token_hash, made_at } = row;
  await db
    .insert(calendarFeed)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeed.account_id, set: { token_hash, made_at } });
}

/** Ends the address of a person. */
export async function deleteFeed(db: Executor, accountId: string): Promise<void> {
  await db.delete(calendarFeed).where(eq(calendarFeed.account_id, accountId));
}
