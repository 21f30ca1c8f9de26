import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { signOnIdentity } from '../../db/schema/signOn';

export type IdentityRow = typeof signOnIdentity.$inferSelect;

/** The person that a subject of a company's provider is; null when nobody was linked to it. */
export async function findIdentity(
  db: Executor,
  { company_id, issuer, subject }: Pick<IdentityRow, 'company_id' | 'issuer' | 'subject'>,
): Promise<IdentityRow | null> {
  const [row] = await db
    .select()
    .from(signOnIdentity)
    .where(
      and(
        eq(signOnIdentity.company_id, company_id),
        eq(signOnIdentity.issuer, issuer),
        eq(signOnIdentity.subject, subject),
      ),
    );
  return row ?? null;
}

/** What a person is linked to; null when to nothing. */
export async function findIdentityOf(db: Executor, accountId: string): Promise<IdentityRow | null> {
  const [row] = await db.select().from(signOnIdentity).where(eq(signOnIdentity.account_id, accountId));
  return row ?? null;
}

/** Links a person to a subject in place of an earlier one. */
export async function putIdentity(db: Executor, row: typeof signOnIdentity.$inferInsert): Promise<void> {
  const { account_id, ...rest } = row;
  await db
    .insert(signOnIdentity)
    .values({ account_id, ...rest })
    .onConflictDoUpdate({ target: signOnIdentity.account_id, set: rest });
}

/** Notes that a person signed on. */
export async function touchIdentity(db: Executor, accountId: string, at: Date): Promise<void> {
  await db.update(signOnIdentity).set({ last_used_at: at }).where(eq(signOnIdentity.account_id, accountId));
}

/** Forgets what a person is linked to; false when to nothing. */
export async function deleteIdentity(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db
    .delete(signOnIdentity)
    .where(eq(signOnIdentity.account_id, accountId))
    .returning({ id: signOnIdentity.account_id });
  return rows.length > 0;
}
