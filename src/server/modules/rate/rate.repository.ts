import { desc } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { exchangeRate } from '../../db/schema/rate';

export type RateRow = typeof exchangeRate.$inferSelect;

/** Adds a rate in won for a dollar; earlier ones stay, and the last one counts. */
export async function addRate(db: Executor, row: typeof exchangeRate.$inferInsert): Promise<void> {
  await db.insert(exchangeRate).values(row);
}

/** The rate that was set last. */
export async function findNewestRate(db: Executor): Promise<RateRow | null> {
  const [row] = await db
    .select()
    .from(exchangeRate)

    .orderBy(desc(exchangeRate.id))
    .limit(1);
  return row ?? null;
}
