import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Executor } from '../../db/database';
import { account, company, consent, login, mailToken } from '../../db/schema/company';

export type AccountRow = typeof account.$inferSelect;
export type CompanyRow = typeof company.$inferSelect;

/** The account of an address, withdrawn ones excepted. */
export async function findAccountByEmail(db: Executor, email: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.email, email), isNull(account.withdrawn_at)));
  return row ?? null;
}

export async function findAccount(db: Executor, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row ?? null;
}

/** The company of a registration number in one world, locked so that two first members cannot both be first. */
export async function findCompanyByNumber(db: Executor, isTest: boolean, number: string): Promise<CompanyRow | null> {
  const [row] = await db
    .select()
    .from(company)
    .where(and(eq(company.is_test, isTest), eq(company.registration_number, number)));
  return row ?? null;
}

/** Adds a company unless its number is taken; false when somebody was faster. */
export async function addCompany(db: Executor, row: typeof company.$inferInsert): Promise<boolean> {
  const added = await db.insert(company).values(row).onConflictDoNothing().returning({ id: company.id });
  return added.length > 0;
}

/** Adds an account unless its address is taken; false when somebody was faster. */
export async function addAccount(db: Executor, row: typeof account.$inferInsert): Promise<boolean> {
  const added = await db.insert(account).values(row).onConflictDoNothing().returning({ id: account.id });
  return added.length > 0;
}

export async function addConsents(db: Executor, accountId: string, documents: Record<string, string>, at: Date) {
  const rows = Object.entries(documents).map(([document, document_version]) => ({
    id: uuid(),
    account_id: accountId,
    document,
    document_version,
    given_at: at,
  }));
  if (rows.length > 0) await db.insert(consent).values(rows);
}

export async function countActiveMembers(db: Executor, companyId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(account)
    .where(and(eq(account.company_id, companyId), eq(account.member_status, 'active'), isNull(account.withdrawn_at)));
  return row?.count ?? 0;
}

export async function updateAccount(db: Executor, id: string, change: Partial<AccountRow>): Promise<void> {
  await db.update(account).set(change).where(eq(account.id, id));
}

export async function addLogin(db: Executor, row: typeof login.$inferInsert): Promise<void> {
  await db.insert(login).values(row);
}

export async function setFresh(db: Executor, loginId: string, until: Date): Promise<void> {
  await db.update(login).set({ fresh_until: until }).where(eq(login.id, loginId));
}

/** Ends one login, or every login of a person; tells which were ended. */
export async function revokeLogins(
  db: Executor,
  which: { login_id: string } | { account_id: string },
  at: Date,
): Promise<string[]> {
  const where = 'login_id' in which ? eq(login.id, which.login_id) : eq(login.account_id, which.account_id);
  const rows = await db
    .update(login)
    .set({ revoked_at: at })
    .where(and(where, isNull(login.revoked_at)))
    .returning({ id: login.id });
  return rows.map((row) => row.id);
}

/** Puts a new mailed token in place of the person's unused ones of that purpose. */
export async function replaceMailToken(db: Executor, row: typeof mailToken.$inferInsert): Promise<void> {
  await db
    .update(mailToken)
    .set({ used_at: row.created_at })
    .where(
      and(eq(mailToken.account_id, row.account_id), eq(mailToken.purpose, row.purpose), isNull(mailToken.used_at)),
    );
  await db.insert(mailToken).values(row);
}

/** The account of a mailed token that still stands. Looking does not use it up. */
export async function findMailToken(
  db: Executor,
  hash: string,
  purpose: 'verify' | 'reset',
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ account_id: mailToken.account_id })
    .from(mailToken)
    .where(
      and(
        eq(mailToken.token_hash, hash),
        eq(mailToken.purpose, purpose),
        isNull(mailToken.used_at),
        gt(mailToken.expires_at, now),
      ),
    );
  return row?.account_id ?? null;
}

/** Uses a mailed token up. Null when it is unknown, used or outdated. */
export async function takeMailToken(
  db: Executor,
  hash: string,
  purpose: 'verify' | 'reset',
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(mailToken)
    .set({ used_at: now })
    .where(
      and(
        eq(mailToken.token_hash, hash),
        eq(mailToken.purpose, purpose),
        isNull(mailToken.used_at),
        gt(mailToken.expires_at, now),
      ),
    )
    .returning({ account_id: mailToken.account_id });
  return row?.account_id ?? null;
}
