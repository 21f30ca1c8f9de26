import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account, company } from '../../db/schema/company';
import { companyClaim } from '../../db/schema/security';

export type ClaimRow = typeof companyClaim.$inferSelect;

/** The newest claim of a person to a company. */
export async function findClaimOf(db: Executor, accountId: string, companyId: string): Promise<ClaimRow | null> {
  const [row] = await db
    .select()
    .from(companyClaim)
    .where(and(eq(companyClaim.account_id, accountId), eq(companyClaim.company_id, companyId)))
    .orderBy(desc(companyClaim.id))
    .limit(1);
  return row ?? null;
}

/** Adds a claim unless one of this person is open; false then. */
export async function addClaim(db: Executor, row: typeof companyClaim.$inferInsert): Promise<boolean> {
  const added = await db.insert(companyClaim).values(row).onConflictDoNothing().returning({ id: companyClaim.id });
  return added.length > 0;
}

/** Open claims with who files them and on what, the oldest first. */
export async function findOpenClaims(db: Executor) {
  return db
    .select({ claim: companyClaim, person: account, company })
    .from(companyClaim)
    .innerJoin(account, eq(account.id, companyClaim.account_id))
    .innerJoin(company, eq(company.id, companyClaim.company_id))
    .where(eq(companyClaim.status, 'open'))
    .orderBy(asc(companyClaim.id));
}

/** Decides an open claim; null when it is unknown or was decided before. */
export async function settleClaim(
  db: Executor,
  id: string,
  change: { status: 'accepted' | 'refused'; decided_at: Date; decision_note: string | null },
): Promise<ClaimRow | null> {
  const [row] = await db
    .update(companyClaim)
    .set(change)
    .where(and(eq(companyClaim.id, id), eq(companyClaim.status, 'open')))
    .returning();
  return row ?? null;
}

/** Removes the claims of a person who leaves. */
export async function deleteClaimsOf(db: Executor, accountId: string): Promise<void> {
  await db.delete(companyClaim).where(eq(companyClaim.account_id, accountId));
}
