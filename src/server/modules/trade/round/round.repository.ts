import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { rfqRound } from '../../../db/schema/rfqDialogue';

export type RoundRow = typeof rfqRound.$inferSelect;

export async function addRound(db: Executor, row: typeof rfqRound.$inferInsert): Promise<void> {
  await db.insert(rfqRound).values(row);
}

export async function findRound(db: Executor, rfqId: string, round: number): Promise<RoundRow | null> {
  const [row] = await db
    .select()
    .from(rfqRound)
    .where(and(eq(rfqRound.rfq_id, rfqId), eq(rfqRound.round, round)));
  return row ?? null;
}
