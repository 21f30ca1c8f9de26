import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { mail } from '../../db/schema/order';

/** Emails that were given up, the newest first, by words of the address or the subject. */
export async function findFailedMails(
  db: Executor,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const words = containing(search);
  return db
    .select({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      attempts: mail.attempts,
      created_at: mail.created_at,
    })
    .from(mail)
    .where(
      and(
        eq(mail.failed, true),
        isNull(mail.sent_at),
        search ? or(ilike(mail.recipient, words), ilike(mail.subject, words)) : undefined,
      ),
    )
    .orderBy(desc(mail.created_at), desc(mail.id))
    .limit(limit)
    .offset(offset);
}

/** A given-up email; null when there is none of this id. */
export async function findFailedMail(db: Executor, id: string) {
  const [row] = await db
    .select()
    .from(mail)
    .where(and(eq(mail.id, id), eq(mail.failed, true), isNull(mail.sent_at)));
  return row ?? null;
}

/** Puts a given-up email back into the queue; false when it is not given up any more. */
export async function queueAgain(db: Executor, id: string, due_at: Date): Promise<boolean> {
  const rows = await db
    .update(mail)
    .set({ failed: false, attempts: 0, due_at })
    .where(and(eq(mail.id, id), eq(mail.failed, true), isNull(mail.sent_at)))
    .returning({ id: mail.id });
  return rows.length > 0;
}

/** How many emails were given up and are still kept. */
export async function countFailedMails(db: Executor): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(mail)
    .where(and(eq(mail.failed, true), isNull(mail.sent_at)));
  return row?.count ?? 0;
}
