import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account, company } from '../../db/schema/company';
import { storedFile } from '../../db/schema/file';

type Verification = (typeof company.$inferSelect)['verification'];

/** Companies with how many people they have, the oldest first. */
export async function listCompanies(db: Executor, verification: Verification | null) {
  const people = (status: string) =>
    sql<number>`(select count(*)::int from ${account} a where a.company_id = company.id
      and a.withdrawn_at is null and a.member_status = ${status})`;
  return db
    .select({ company, active: people('active'), pending: people('pending') })
    .from(company)
    .where(and(ne(company.name, ''), verification ? eq(company.verification, verification) : undefined))
    .orderBy(asc(company.created_at), asc(company.id));
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
