import { eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { mailIntake, replyAddress } from '../../db/schema/mailIn';

export type IntakeRow = typeof mailIntake.$inferSelect;
export type ReplyRow = typeof replyAddress.$inferSelect;

/** The address of a company; null while it has none. */
export async function findIntake(db: Executor, companyId: string): Promise<IntakeRow | null> {
  const [row] = await db.select().from(mailIntake).where(eq(mailIntake.company_id, companyId));
  return row ?? null;
}

/** Whose address begins like this. Reaches all data. */
export async function findIntakeOf(db: Executor, localPart: string): Promise<IntakeRow | null> {
  const [row] = await db.select().from(mailIntake).where(eq(mailIntake.local_part, localPart));
  return row ?? null;
}

/** Sets the address of a company in the place of the one before. */
export async function setIntake(db: Executor, row: typeof mailIntake.$inferInsert): Promise<IntakeRow> {
  const { local_part, made_by, made_at } = row;
  const [set] = await db
    .insert(mailIntake)
    .values(row)
    .onConflictDoUpdate({ target: mailIntake.company_id, set: { local_part, made_by, made_at } })
    .returning();
  if (!set) throw new Error('the address was not set');
  return set;
}

/** Ends the address of a company. */
export async function deleteIntake(db: Executor, companyId: string): Promise<void> {
  await db.delete(mailIntake).where(eq(mailIntake.company_id, companyId));
}

/** Where some people answer a talk: those there are stay, for longer. */
export async function keepReplyAddresses(
  db: Executor,
  rows: readonly (typeof replyAddress.$inferInsert)[],
): Promise<ReplyRow[]> {
  if (rows.length === 0) return [];
  return db
    .insert(replyAddress)
    .values([...rows])
    .onConflictDoUpdate({
      target: [replyAddress.account_id, replyAddress.number, replyAddress.seller_company_id],
      set: { expires_at: sql`excluded.expires_at` },
    })
    .returning();
}

/** A reply address by its id. Reaches all data. */
export async function findReply(db: Executor, id: string): Promise<ReplyRow | null> {
  const [row] = await db.select().from(replyAddress).where(eq(replyAddress.id, id));
  return row ?? null;
}

/** Ends every reply address of a person. */
export async function deleteRepliesOf(db: Executor, accountId: string): Promise<void> {
  await db.delete(replyAddress).where(eq(replyAddress.account_id, accountId));
}

/** Removes reply addresses whose time is over. */
export async function deleteRepliesBefore(db: Executor, now: Date): Promise<void> {
  await db.delete(replyAddress).where(lte(replyAddress.expires_at, now));
}
