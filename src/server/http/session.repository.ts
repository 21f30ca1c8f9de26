import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database';
import { prepared } from '../db/prepared';
import { account, company, login } from '../db/schema/company';
import type { Session } from './sessionType';

const sessionStatement = prepared((database) =>
  database
    .select({
      login_id: login.id,
      account_id: account.id,
      company_id: company.id,
      is_test: account.is_test,
      name: account.name,
      email: account.email,
      company_name: company.name,
      member_status: account.member_status,
      company_complete: sql<boolean>`(${company.name} <> '' and ${company.address} <> '' and ${company.ceo} <> '')`,
      fresh_until: login.fresh_until,
      read_at: sql<Date>`app_now()`.mapWith(login.created_at),
    })
    .from(login)
    .innerJoin(account, eq(account.id, login.account_id))
    .innerJoin(company, eq(company.id, account.company_id))
    .where(
      and(
        eq(login.id, sql.placeholder('login_id')),
        isNull(login.revoked_at),
        isNull(account.withdrawn_at),
        isNotNull(account.email_verified_at),
      ),
    )
    .prepare('session'),
);

/** The session of a login that still stands, of a person who has verified the address and not withdrawn. */
export async function findSession(database: Database, loginId: string): Promise<Session | null> {
  const [row] = await sessionStatement(database).execute({ login_id: loginId });
  return row ?? null;
}

/** Those of some logins that still stand and belong to active members. */
export async function standingLogins(db: Executor, loginIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: login.id })
    .from(login)
    .innerJoin(account, eq(account.id, login.account_id))
    .where(
      and(
        inArray(login.id, [...loginIds]),
        isNull(login.revoked_at),
        isNull(account.withdrawn_at),
        ne(account.member_status, 'deactivated'),
      ),
    );
  return rows.map((row) => row.id);
}
