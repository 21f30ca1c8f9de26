import { and, asc, count, eq, isNotNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { signOnDomain } from '../../db/schema/signOn';

export type DomainRow = typeof signOnDomain.$inferSelect;

/** The domains of a company by name. */
export async function findDomains(db: Executor, companyId: string): Promise<DomainRow[]> {
  return db.select().from(signOnDomain).where(eq(signOnDomain.company_id, companyId)).orderBy(asc(signOnDomain.domain));
}

/** How many domains a company has, proven or not. */
export async function countDomains(db: Executor, companyId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(signOnDomain).where(eq(signOnDomain.company_id, companyId));
  return row?.count ?? 0;
}

/** A domain of one company. */
export async function findDomain(db: Executor, companyId: string, id: string): Promise<DomainRow | null> {
  const [row] = await db
    .select()
    .from(signOnDomain)
    .where(and(eq(signOnDomain.company_id, companyId), eq(signOnDomain.id, id)));
  return row ?? null;
}

/** Whether a company proved a domain. */
export async function isProven(db: Executor, companyId: string, domain: string): Promise<boolean> {
  const [row] = await db
    .select({ id: signOnDomain.id })
    .from(signOnDomain)
    .where(
      and(eq(signOnDomain.company_id, companyId), eq(signOnDomain.domain, domain), isNotNull(signOnDomain.proven_at)),
    );
  return row !== undefined;
}

/** Whether any company proved a domain. */
export async function isTaken(db: Executor, domain: string): Promise<boolean> {
  const [row] = await db
    .select({ id: signOnDomain.id })
    .from(signOnDomain)
    .where(and(eq(signOnDomain.domain, domain), isNotNull(signOnDomain.proven_at)));
  return row !== undefined;
}

/** Adds a domain unless the company has it; false when it does. */
export async function addDomain(db: Executor, row: typeof signOnDomain.$inferInsert): Promise<boolean> {
  const rows = await db.insert(signOnDomain).values(row).onConflictDoNothing().returning({ id: signOnDomain.id });
  return rows.length > 0;
}

const UNIQUE_VIOLATION = '23505';

/** Notes that a domain is proven; false when another company was faster, and then the transaction can only be rolled back. */
export async function setProven(db: Executor, id: string, at: Date): Promise<boolean> {
  try {
    await db
      .update(signOnDomain)
      .set({ proven_at: at, checked_at: at, missing_since: null })
      .where(eq(signOnDomain.id, id));
    return true;
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Changes a domain, without asking for a version. */
export async function updateDomain(db: Executor, id: string, change: Partial<DomainRow>): Promise<void> {
  await db.update(signOnDomain).set(change).where(eq(signOnDomain.id, id));
}

/** Removes a domain of a company, all of them when none is named; gives those that it removed. */
export async function deleteDomains(db: Executor, companyId: string, id: string | null): Promise<DomainRow[]> {
  return db
    .delete(signOnDomain)
    .where(and(eq(signOnDomain.company_id, companyId), id ? eq(signOnDomain.id, id) : undefined))
    .returning();
}

/** Proven domains that were last looked up before a moment, locked. */
export async function lockDomainsCheckedBefore(db: Executor, moment: Date, most: number): Promise<DomainRow[]> {
  return db
    .select()
    .from(signOnDomain)
    .where(and(isNotNull(signOnDomain.proven_at), lt(signOnDomain.checked_at, moment)))
    .orderBy(asc(signOnDomain.checked_at))
    .limit(most)
    .for('no key update', { skipLocked: true });
}
