import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { securityEvent } from '../../db/schema/security';

export type SecurityEventRow = typeof securityEvent.$inferSelect;

/** Writes an event of the security log, within the transaction of what it tells of. */
export async function addEvent(db: Executor, row: typeof securityEvent.$inferInsert): Promise<void> {
  await db.insert(securityEvent).values(row);
}

/** Events of one account, the newest first. */
export async function findEvents(
  db: Executor,
  accountId: string,
  page: { cursor: string | undefined; limit: number },
): Promise<SecurityEventRow[]> {
  return db
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.account_id, accountId), page.cursor ? lt(securityEvent.id, page.cursor) : undefined))
    .orderBy(desc(securityEvent.id))
    .limit(page.limit);
}

/** Takes the traces of a person off the log; that the events happened stays. */
export async function stripEvents(db: Executor, accountId: string): Promise<void> {
  await db
    .update(securityEvent)
    .set({ user_agent: null, address: null, detail: {} })
    .where(eq(securityEvent.account_id, accountId));
}

/** Removes events from before a moment. */
export async function deleteEventsBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(securityEvent).where(lt(securityEvent.created_at, moment));
}
