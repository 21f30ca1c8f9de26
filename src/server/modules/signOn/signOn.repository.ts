import { and, count, desc, eq, gt, isNotNull, isNull, like, lt, not, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account } from '../../db/schema/company';
import { scimUser, signOn, signOnAttempt, signOnDomain, signOnIdentity, signOnRecord } from '../../db/schema/signOn';

export type SignOnRow = typeof signOn.$inferSelect;
export type AttemptRow = typeof signOnAttempt.$inferSelect;

/** The identity provider of a company; null without one. */
export async function findSignOn(db: Executor, companyId: string): Promise<SignOnRow | null> {
  const [row] = await db.select().from(signOn).where(eq(signOn.company_id, companyId));
  return row ?? null;
}

/** The identity provider of the company that proved a domain, where signing on is not off. */
export async function findSignOnOfDomain(db: Executor, domain: string): Promise<SignOnRow | null> {
  const [row] = await db
    .select({ signOn })
    .from(signOnDomain)
    .innerJoin(signOn, eq(signOn.company_id, signOnDomain.company_id))
    .where(and(eq(signOnDomain.domain, domain), isNotNull(signOnDomain.proven_at), not(eq(signOn.mode, 'off'))));
  return row?.signOn ?? null;
}

/** Keeps the provider of a company in place of an earlier one. */
export async function putSignOnRow(db: Executor, row: typeof signOn.$inferInsert): Promise<void> {
  const { company_id, ...rest } = row;
  await db
    .insert(signOn)
    .values({ company_id, ...rest })
    .onConflictDoUpdate({ target: signOn.company_id, set: rest });
}

/** Changes the provider of a company, without asking for a version. */
export async function updateSignOn(db: Executor, companyId: string, change: Partial<SignOnRow>): Promise<void> {
  await db.update(signOn).set(change).where(eq(signOn.company_id, companyId));
}

/** Whether the rules of a company name a role for new members. */
export async function namesNewMembersRole(db: Executor, roleId: string): Promise<boolean> {
  const [row] = await db.select({ id: signOn.company_id }).from(signOn).where(eq(signOn.own_role_id, roleId)).limit(1);
  return row !== undefined;
}

/** Removes the provider of a company with what people were linked to and what is under way; false where there was none. */
export async function deleteSignOn(db: Executor, companyId: string): Promise<boolean> {
  await deleteLinks(db, companyId);
  const rows = await db.delete(signOn).where(eq(signOn.company_id, companyId)).returning({ id: signOn.company_id });
  return rows.length > 0;
}

/** Removes what people of a company were linked to, and sign-ons under way. */
export async function deleteLinks(db: Executor, companyId: string): Promise<void> {
  await db.delete(signOnIdentity).where(eq(signOnIdentity.company_id, companyId));
  await db.delete(signOnAttempt).where(eq(signOnAttempt.company_id, companyId));
}

/** Adds a sign-on that begins. */
export async function addAttempt(db: Executor, row: typeof signOnAttempt.$inferInsert): Promise<void> {
  await db.insert(signOnAttempt).values(row);
}

/** Takes a sign-on that still waits: one caller alone gets it. */
export async function takeAttempt(
  db: Executor,
  hash: string,
  purposes: readonly AttemptRow['purpose'][],
  now: Date,
): Promise<AttemptRow | null> {
  const [row] = await db
    .delete(signOnAttempt)
    .where(
      and(
        eq(signOnAttempt.token_hash, hash),
        gt(signOnAttempt.expires_at, now),
        or(...purposes.map((purpose) => eq(signOnAttempt.purpose, purpose))),
      ),
    )
    .returning();
  return row ?? null;
}

/** Removes sign-ons that nobody ended in time, and records from before a moment. */
export async function deleteOldSignOns(db: Executor, now: Date, recordsBefore: Date): Promise<void> {
  await db.delete(signOnAttempt).where(lt(signOnAttempt.expires_at, now));
  await db.delete(signOnRecord).where(lt(signOnRecord.at, recordsBefore));
}

/** Adds how a sign-on ended. */
export async function addRecord(db: Executor, row: typeof signOnRecord.$inferInsert): Promise<void> {
  await db.insert(signOnRecord).values(row);
}

/** How many sign-ons of a company ended since a moment. */
export async function countRecords(db: Executor, companyId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(signOnRecord)
    .where(and(eq(signOnRecord.company_id, companyId), gt(signOnRecord.at, since)));
  return row?.count ?? 0;
}

/** How sign-ons of a company ended, the newest first. */
export async function findRecords(
  db: Executor,
  companyId: string,
  page: { cursor: string | undefined; limit: number },
) {
  return db
    .select({ record: signOnRecord, name: account.name })
    .from(signOnRecord)
    .leftJoin(account, eq(account.id, signOnRecord.account_id))
    .where(and(eq(signOnRecord.company_id, companyId), page.cursor ? lt(signOnRecord.id, page.cursor) : undefined))
    .orderBy(desc(signOnRecord.id))
    .limit(page.limit);
}

/** Takes a person out of what is kept of signing on. */
export async function forgetSignOnsOf(db: Executor, accountId: string, email: string): Promise<void> {
  await db.delete(signOnIdentity).where(eq(signOnIdentity.account_id, accountId));
  await db.delete(scimUser).where(eq(scimUser.account_id, accountId));
  await db
    .update(signOnRecord)
    .set({ account_id: null, email: null, address: null })
    .where(
      or(eq(signOnRecord.account_id, accountId), and(isNull(signOnRecord.account_id), eq(signOnRecord.email, email))),
    );
}

/** Providers whose secret was sealed with another key than the present one, locked. */
export async function lockSealedBefore(db: Executor, prefix: string, most: number): Promise<SignOnRow[]> {
  return db
    .select()
    .from(signOn)
    .where(not(like(signOn.client_secret, `${prefix}%`)))
    .limit(most)
    .for('no key update', { skipLocked: true });
}
