import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { rfqRound } from '../../../db/schema/rfqDialogue';

export type RoundRow = typeof rfqRound.$inferSelect;

/** Adds a round of a re-request: which lines are quoted again, by whom, until when. */
export async function addRound(db: Executor, row: typeof rfqRound.$inferInsert): Promise<void> {
  await db.insert(rfqRound).values(row);
}

/** A round of a request; null for the first one, which no re-request began. */
export async function findRound(db: Executor, rfqId: string, round: number): Promise<RoundRow | null> {
  const [row] = await db
    .select()
    .from(rfqRound)
    .where(and(eq(rfqRound.rfq_id, rfqId), eq(rfqRound.round, round)));
  return row ?? null;
}
