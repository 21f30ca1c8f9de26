import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { DIGEST_HOUR } from '../../../contract/noticeTopics';
import type { Executor } from '../../db/database';
import { noticeSetting } from '../../db/schema/notice';
import { push } from '../../db/schema/order';

export type NoticeRow = typeof noticeSetting.$inferSelect;

/** The settings of a person, made where there are none, locked until the transaction ends. */
export async function lockNotices(db: Executor, accountId: string): Promise<NoticeRow> {
  await db.insert(noticeSetting).values({ account_id: accountId, digest_hour: DIGEST_HOUR }).onConflictDoNothing();
  const [row] = await db.select().from(noticeSetting).where(eq(noticeSetting.account_id, accountId)).for('update');
  if (!row) throw new Error('the settings of a person are gone');
  return row;
}

/** Changes the settings of a person. */
export async function updateNotices(db: Executor, accountId: string, change: Partial<NoticeRow>): Promise<void> {
  await db.update(noticeSetting).set(change).where(eq(noticeSetting.account_id, accountId));
}

/** Forgets the settings of a person who leaves. */
export async function deleteNotices(db: Executor, accountId: string): Promise<void> {
  await db.delete(noticeSetting).where(eq(noticeSetting.account_id, accountId));
}

/** Puts what waits for a person's daily mail at another instant; null: it goes with none. */
export async function moveDigest(db: Executor, accountId: string, at: Date | null): Promise<void> {
  await db
    .update(push)
    .set({ digest_at: at })
    .where(and(eq(push.account_id, accountId), isNotNull(push.digest_at)));
}

/** People whose daily mail is due, locked for this transaction; another process takes others. */
export async function lockDigestReaders(db: Executor, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ account_id: noticeSetting.account_id })
    .from(noticeSetting)
    .where(
      sql`exists (select from ${push} p where p.account_id = ${noticeSetting.account_id} and p.digest_at <= ${now})`,
    )
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ account_id }) => account_id);
}

/** What goes with the daily mails of some people, the oldest first. */
export async function takeDigest(db: Executor, accountIds: readonly string[], now: Date) {
  const due = and(inArray(push.account_id, [...accountIds]), lte(push.digest_at, now));
  const rows = await db.select().from(push).where(due).orderBy(asc(push.id));
  await db.update(push).set({ digest_at: null }).where(due);
  return rows;
}
