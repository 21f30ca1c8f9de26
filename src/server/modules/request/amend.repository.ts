import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { rfqLine } from '../../db/schema/rfq';

/** Changes a line of a locked request; what was quoted on it stays as it is. */
export async function updateLine(
  db: Executor,
  id: string,
  change: Partial<typeof rfqLine.$inferInsert>,
): Promise<void> {
  await db.update(rfqLine).set(change).where(eq(rfqLine.id, id));
}

/** Adds lines to a locked request that was sent already; none is fine. */
export async function addLines(db: Executor, rows: Array<typeof rfqLine.$inferInsert>): Promise<void> {
  await insertRows(db, rfqLine, rows);
}
