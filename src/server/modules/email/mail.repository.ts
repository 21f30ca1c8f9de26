import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { mail } from '../../db/schema/order';

export type MailRow = typeof mail.$inferSelect;

/** Adds emails to be sent once the transaction has committed. */
export async function addMails(db: Executor, rows: Array<typeof mail.$inferInsert>): Promise<void> {
  await insertRows(db, mail, rows);
}

/** Emails that are due, locked for this transaction; another process takes others. */
export async function lockDueMails(db: Executor, now: Date, most: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mail)
    .where(and(isNull(mail.sent_at), eq(mail.failed, false), lte(mail.due_at, now)))
    .orderBy(mail.due_at)
    .limit(most)
    .for('update', { skipLocked: true });
}

/** Marks locked emails as taken by the mail server. */
export async function markSent(db: Executor, sent: readonly MailRow[], now: Date): Promise<void> {
  const ids = sent.map(({ id }) => id);
  await db.update(mail).set({ sent_at: now }).where(inArray(mail.id, ids));
}

/** Puts an email off after a failure; after the last try it is kept as failed for the operator. */
export async function postpone(db: Executor, id: string, until: Date, giveUp: boolean): Promise<void> {
  await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, due_at: until, failed: giveUp })
    .where(eq(mail.id, id));
}

/** Emails of the past are nobody's business any more. */
export async function deleteMailsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(mail).where(lte(mail.created_at, before));
}

/** Takes back emails to these addresses that were not sent yet. */
export async function deleteUnsentTo(db: Executor, recipients: readonly string[]): Promise<void> {
  await db.delete(mail).where(and(inArray(mail.recipient, [...recipients]), isNull(mail.sent_at)));
}

/** Deletes every email to an address, sent ones too, when its person leaves. */
export async function deleteMailsTo(db: Executor, recipient: string): Promise<void> {
  await db.delete(mail).where(eq(mail.recipient, recipient));
}

/** For how long the oldest letter that is neither sent nor given up has been waiting. */
export async function longestWaitSeconds(db: Executor): Promise<number> {
  const [row] = await db
    .select({ age: sql<string>`coalesce(extract(epoch from app_now() - min(${mail.created_at})), 0)` })
    .from(mail)
    .where(and(isNull(mail.sent_at), eq(mail.failed, false)));
  return Number(row?.age ?? 0);
}
