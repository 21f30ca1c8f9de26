import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { insertRows } from '../../../db/insertRows';
import { textMessage } from '../../../db/schema/notice';
import { LINKED, lacksFactor } from '../../../http/session.sql';

export type TextRow = typeof textMessage.$inferSelect;

/** Adds messages to be sent once the transaction has committed. */
export async function addTexts(db: Executor, rows: Array<typeof textMessage.$inferInsert>): Promise<void> {
  await insertRows(db, textMessage, rows);
}

/** Takes part in the company `c`, may read there, and still agrees to text messages; a code was requested a moment ago. */
const GETS_TEXTS = sql.raw(`a.member_status = 'active' and a.withdrawn_at is null and not ${lacksFactor(LINKED)}
  and (a.sns_approval or t.kind = 'code')`);

/**
 * Claims messages that are due, locked against other processes until `until`. What waits for a person who left the company or agreed
 * no more is left out for `dropIdleTexts` to remove.
 */
export async function claimTexts(
  db: Executor,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<TextRow[]> {
  return db
    .update(textMessage)
    .set({ claimed_until: until })
    .where(
      sql`${textMessage.id} in (
        select t.id from text_message t join account a on a.id = t.account_id join company c on c.id = t.company_id
        where t.status = 'waiting' and t.due_at <= ${now} and (t.claimed_until is null or t.claimed_until <= ${now})
          and a.company_id = c.id and ${GETS_TEXTS}
        order by t.due_at limit ${most} for update of t skip locked)`,
    )
    .returning();
}

/** Removes what is due for a person who gets no text messages of this company any more. */
export async function dropIdleTexts(db: Executor, now: Date): Promise<void> {
  await db.execute(sql`
    delete from text_message t using account a, company c
    where a.id = t.account_id and c.id = a.company_id and t.status = 'waiting' and t.due_at <= ${now}
      and (t.claimed_until is null or t.claimed_until <= ${now}) and (a.company_id <> t.company_id or not (${GETS_TEXTS}))`);
}

/** Changes a message. */
export async function updateText(db: Executor, id: string, change: Partial<TextRow>): Promise<void> {
  await db.update(textMessage).set(change).where(eq(textMessage.id, id));
}

/** Removes what still waits for a person, a code excepted: the number changed, or the person wants none any more. */
export async function deleteWaiting(db: Executor, accountId: string): Promise<void> {
  await db
    .delete(textMessage)
    .where(and(eq(textMessage.account_id, accountId), eq(textMessage.status, 'waiting'), ne(textMessage.kind, 'code')));
}

/** Removes every message to a person who leaves. */
export async function deleteTextsOf(db: Executor, accountId: string): Promise<void> {
  await db.delete(textMessage).where(eq(textMessage.account_id, accountId));
}

/** Removes messages whose time in the log is over. */
export async function deleteTextsBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(textMessage).where(lt(textMessage.created_at, moment));
}
