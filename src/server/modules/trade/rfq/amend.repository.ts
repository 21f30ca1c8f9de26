import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { rfqLine } from '../../../db/schema/rfq';

export async function updateLine(
  db: Executor,
  id: string,
  change: Partial<typeof rfqLine.$inferInsert>,
): Promise<void> {
  await db.update(rfqLine).set(change).where(eq(rfqLine.id, id));
}

export async function addLines(db: Executor, rows: Array<typeof rfqLine.$inferInsert>): Promise<void> {
  if (rows.length > 0) await db.insert(rfqLine).values(rows);
}
