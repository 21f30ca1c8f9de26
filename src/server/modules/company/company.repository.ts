import { and, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { account, company, saleMaterial } from '../../db/schema/company';

export type CompanyRow = typeof company.$inferSelect;
export type SaleMaterialRow = typeof saleMaterial.$inferSelect;

/** A company; null when there is none. */
export async function findCompany(db: Executor, id: string): Promise<CompanyRow | null> {
  const [row] = await db.select().from(company).where(eq(company.id, id));
  return row ?? null;
}

/** The company of a registration number, in the form it is stored; null when there is none. */
export async function findCompanyByNumber(db: Executor, number: string): Promise<CompanyRow | null> {
  const [row] = await db.select().from(company).where(eq(company.registration_number, number));
  return row ?? null;
}

/** Rewrites the facts of a company; false when another one has the number. */
export async function setCompanyInfo(
  db: Executor,
  id: string,
  change: Pick<CompanyRow, 'registration_number' | 'name' | 'address' | 'ceo'> &
    Partial<Pick<CompanyRow, 'verification'>>,
): Promise<boolean> {
  const other = alias(company, 'other');
  const taken = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.registration_number, change.registration_number), ne(other.id, company.id)));
  try {
    const rows = await db
      .update(company)
      .set(change)
      .where(and(eq(company.id, id), notExists(taken)))
      .returning({ id: company.id });
    return rows.length > 0;
  } catch (error) {
    // Somebody took the number in between; the transaction can only be rolled back now.
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Since when the members of a company need a second factor; null: they choose. */
export async function setFactorRequired(db: Executor, id: string, at: Date | null): Promise<void> {
  await db.update(company).set({ second_factor_required_at: at }).where(eq(company.id, id));
}

type CompanyDetailColumns = Pick<
  CompanyRow,
  'name_en' | 'ceo_en' | 'address_en' | 'business_type' | 'business_item' | 'approval_titles'
>;

/** Rewrites what a company says of itself beside its registration; columns that are not named stay. */
export async function setCompanyDetail(db: Executor, id: string, change: Partial<CompanyDetailColumns>): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(company).set(change).where(eq(company.id, id));
}

const UNIQUE_VIOLATION = '23505';

const isTaken = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION;

export type CompanyFacts = Pick<CompanyRow, 'name' | 'address' | 'ceo'>;

/** Founds a company with what its founder says of it; false when somebody did before. */
export async function setFounded(db: Executor, id: string, at: Date, facts: CompanyFacts | null): Promise<boolean> {
  const rows = await db
    .update(company)
    .set({ ...facts, founded_at: at })
    .where(and(eq(company.id, id), isNull(company.founded_at)))
    .returning({ id: company.id });
  return rows.length > 0;
}

/** Sets whether its certificate proves the company, as the operator decided. */
export async function setVerification(
  db: Executor,
  id: string,
  verification: CompanyRow['verification'],
): Promise<void> {
  await db.update(company).set({ verification }).where(eq(company.id, id));
}

/** The people of some companies who take part (active, verified, not withdrawn), and how to write to them; by id. */
export async function findMembers(db: Executor, companyIds: readonly string[]) {
  if (companyIds.length === 0) return [];
  return db
    .select({
      id: account.id,
      company_id: account.company_id,
      email: account.email,
      name: account.name,
      language: account.language,
      email_approval: account.email_approval,
    })
    .from(account)
    .where(
      and(
        inArray(account.company_id, [...companyIds]),
        eq(account.member_status, 'active'),
        isNull(account.withdrawn_at),
        isNotNull(account.email_verified_at),
      ),
    )
    .orderBy(account.id);
}

/** The person who stands for a company in an order: who acted, or its first active member. */
export async function findContact(db: Executor, companyId: string, accountId: string | null) {
  const rows = await db
    .select({
      id: account.id,
      name: account.name,
      email: account.email,
      phone_code: account.phone_code,
      phone: account.phone,
      made_key: sql<boolean>`exists (select from api_key k where k.account_id = ${accountId} and k.made_by = ${account.id})`,
    })
    .from(account)
    .where(and(eq(account.company_id, companyId), eq(account.member_status, 'active'), isNull(account.withdrawn_at)))
    .orderBy(account.created_at, account.id);
  // For what a key did, the person who made it answers.
  return rows.find((row) => row.id === accountId || row.made_key) ?? rows[0] ?? null;
}

/** What a company deals in, in the order in which it was entered. */
export async function findSaleMaterials(db: Executor, companyId: string): Promise<SaleMaterialRow[]> {
  return db.select().from(saleMaterial).where(eq(saleMaterial.company_id, companyId)).orderBy(saleMaterial.id);
}

/** Removes materials of a company; answers how many of the ids were its own. */
export async function deleteSaleMaterials(db: Executor, companyId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .delete(saleMaterial)
    .where(and(eq(saleMaterial.company_id, companyId), inArray(saleMaterial.id, [...ids])))
    .returning({ id: saleMaterial.id });
  return rows.length;
}

/** Adds materials that a company deals in; none is fine. */
export async function addSaleMaterials(db: Executor, rows: Array<typeof saleMaterial.$inferInsert>): Promise<void> {
  await insertRows(db, saleMaterial, rows);
}
