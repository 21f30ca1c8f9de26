import { and, asc, desc, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { isPerson } from '../../db/isPerson';
import { account, company } from '../../db/schema/company';
import { storedFile } from '../../db/schema/file';
import { companyClaim } from '../../db/schema/security';

type Verification = (typeof company.$inferSelect)['verification'];

/** Which companies, and which page of them. */
export interface CompanyFilter {
  verification: Verification | null;
  /** Words of the name, figures of the number, or the address of one of its people; empty: all. */
  search?: string;
  offset?: number;
  limit?: number;
}

/** Companies with how many people they have, the oldest first. */
export async function listCompanies(db: Executor, { verification, search = '', offset, limit }: CompanyFilter) {
  const people = (status: string) =>
    sql<number>`(select count(*)::int from ${account} a where a.company_id = company.id
      and a.withdrawn_at is null and a.member_status = ${status})`;
  const words = containing(search);
  const number = containing(search.replace(/-/g, ''));
  const found = or(
    ilike(company.name, words),
    ilike(company.name_en, words),
    ilike(company.registration_number, words),
    ilike(company.registration_number, number),
    sql`exists (select from ${account} a where a.company_id = company.id and a.withdrawn_at is null and a.email ilike ${words})`,
  );
  const rows = db
    .select({ company, active: people('active'), pending: people('pending') })
    .from(company)
    .where(
      and(
        ne(company.name, ''),
        verification ? eq(company.verification, verification) : undefined,
        search ? found : undefined,
      ),
    )
    .orderBy(asc(company.created_at), asc(company.id));
  return limit === undefined ? rows : rows.limit(limit).offset(offset ?? 0);
}

/** Everybody of a company who has not left, the longest there first. */
export async function findPeopleOf(db: Executor, companyId: string) {
  return db
    .select()
    .from(account)
    .where(and(eq(account.company_id, companyId), isPerson))
    .orderBy(asc(account.created_at));
}

/** Figures of what waits for a decision about companies. */
export async function countWaiting(db: Executor) {
  const [row] = await db
    .select({
      unverified: sql<number>`(select count(*)::int from ${company} where name <> '' and verification = 'unverified')`,
      claims: sql<number>`(select count(*)::int from ${companyClaim} c join ${company} o on o.id = c.company_id
        where c.status = 'open')`,
    })
    .from(sql`(select) one`);
  return row ?? { unverified: 0, claims: 0 };
}

/** The registration certificate a person sent last; without a person, the one an active member of the company sent. */
export async function findCertificate(db: Executor, companyId: string, accountId: string | null) {
  const [row] = await db
    .select({ id: storedFile.id, name: storedFile.name })
    .from(storedFile)
    .innerJoin(account, eq(account.id, storedFile.uploaded_by))
    .where(
      and(
        eq(storedFile.company_id, companyId),
        eq(storedFile.landing_type, 'BRN'),
        accountId ? eq(account.id, accountId) : eq(account.member_status, 'active'),
      ),
    )
    .orderBy(desc(storedFile.id))
    .limit(1);
  return row ?? null;
}

/** Ids of the active people of a company but one. */
export async function findOtherActive(db: Executor, companyId: string, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.company_id, companyId),
        ne(account.id, accountId),
        eq(account.member_status, 'active'),
        isNull(account.withdrawn_at),
      ),
    );
  return rows.map((row) => row.id);
}
