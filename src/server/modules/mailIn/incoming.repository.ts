import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account, company } from '../../db/schema/company';
import { incomingMail } from '../../db/schema/mailIn';

export type IncomingRow = typeof incomingMail.$inferSelect;

/** Whether a mail came in before. */
export async function isKnown(db: Executor, messageKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: incomingMail.id })
    .from(incomingMail)
    .where(eq(incomingMail.message_key, messageKey));
  return rows.length > 0;
}

/** Adds a mail that came in; false when it is there already. */
export async function addIncoming(db: Executor, row: typeof incomingMail.$inferInsert): Promise<boolean> {
  const rows = await db.insert(incomingMail).values(row).onConflictDoNothing().returning({ id: incomingMail.id });
  return rows.length > 0;
}

/** Takes the next mail that waits, or whose process is gone, until `until`; null when there is none. */
export async function claimIncoming(db: Executor, now: Date, until: Date): Promise<IncomingRow | null> {
  const [row] = await db
    .update(incomingMail)
    .set({ state: 'running', due_at: until, attempts: sql`${incomingMail.attempts} + 1` })
    .where(
      eq(
        incomingMail.id,
        sql`(select m.id from incoming_mail m where m.state in ('waiting', 'running') and m.due_at <= ${now}
          order by m.id limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return row ?? null;
}

/** Locks a mail that is being dealt with; false when another attempt has taken it over or ended it. */
export async function holdIncoming(db: Executor, { id, attempts }: IncomingRow): Promise<boolean> {
  const rows = await db
    .select({ id: incomingMail.id })
    .from(incomingMail)
    .where(and(eq(incomingMail.id, id), eq(incomingMail.state, 'running'), eq(incomingMail.attempts, attempts)))
    .for('update');
  return rows.length > 0;
}

/** Ends a mail: something was made of it (`done`), nothing was (`dropped`, with why), or nothing could be. */
export async function endIncoming(
  db: Executor,
  { id, attempts }: IncomingRow,
  state: 'done' | 'dropped' | 'failed',
  reason: string | null = null,
): Promise<void> {
  await db
    .update(incomingMail)
    .set({ state, reason })
    .where(and(eq(incomingMail.id, id), eq(incomingMail.attempts, attempts)));
}

/** Lets a mail wait again; an attempt that does not count leaves no trace. */
export async function putBackIncoming(
  db: Executor,
  { id, attempts }: IncomingRow,
  { due_at, counts }: { due_at: Date; counts: boolean },
): Promise<void> {
  await db
    .update(incomingMail)
    .set({ state: 'waiting', due_at, attempts: counts ? attempts : attempts - 1 })
    .where(and(eq(incomingMail.id, id), eq(incomingMail.attempts, attempts)));
}

/** Removes mails that came in before a moment and were dealt with. */
export async function deleteIncomingBefore(db: Executor, before: Date): Promise<void> {
  await db
    .delete(incomingMail)
    .where(and(lt(incomingMail.received_at, before), inArray(incomingMail.state, ['done', 'dropped', 'failed'])));
}

/** Of an active member with this address, who and whose they are; null of anybody else. Reaches all data. */
export async function findSender(db: Executor, email: string) {
  const [row] = await db
    .select({ id: account.id, is_test: account.is_test, company_id: account.company_id })
    .from(account)
    .innerJoin(company, eq(company.id, account.company_id))
    .where(
      and(
        eq(sql`lower(${account.email})`, email),
        eq(account.member_status, 'active'),
        eq(account.is_machine, false),
        isNull(account.withdrawn_at),
      ),
    );
  return row ?? null;
}
