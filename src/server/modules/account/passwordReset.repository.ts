import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { mailRequest } from '../../db/schema/security';

export type MailRequestRow = typeof mailRequest.$inferSelect;

/**
 * Puts a request for a mailed link into the queue, whether its address has an account or not: so asking takes alike
 * long.
 */
export async function addMailRequest(db: Executor, row: MailRequestRow): Promise<void> {
  await db.insert(mailRequest).values(row);
}

/** Requests that wait, locked for this transaction; another process takes others. */
export async function lockMailRequests(db: Executor, most: number): Promise<MailRequestRow[]> {
  return db.select().from(mailRequest).orderBy(mailRequest.id).limit(most).for('update', { skipLocked: true });
}

/** Takes requests out of the queue once they were answered. */
export async function deleteMailRequests(db: Executor, ids: readonly string[]): Promise<void> {
  await db.delete(mailRequest).where(inArray(mailRequest.id, [...ids]));
}
