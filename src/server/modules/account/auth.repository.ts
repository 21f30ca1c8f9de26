import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { isPerson } from '../../db/isPerson';
import { account, company, consent, login } from '../../db/schema/company';

export type AccountRow = typeof account.$inferSelect;

/** The account of a person's address, withdrawn ones excepted. */
export async function findAccountByEmail(db: Executor, email: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.email, email), isPerson));
  return row ?? null;
}

/** An account, those of people who left included; null when there is none. */
export async function findAccount(db: Executor, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row ?? null;
}

/** Adds a company unless its number is taken; false when it is. */
export async function addCompany(db: Executor, row: typeof company.$inferInsert): Promise<boolean> {
  const added = await db.insert(company).values(row).onConflictDoNothing().returning({ id: company.id });
  return added.length > 0;
}

/** Adds an account unless its address is taken; false when somebody was faster. */
export async function addAccount(db: Executor, row: typeof account.$inferInsert): Promise<boolean> {
  const added = await db.insert(account).values(row).onConflictDoNothing().returning({ id: account.id });
  return added.length > 0;
}

/** Notes which version of each document a person agreed to: `documents` gives versions by document. */
export async function addConsents(db: Executor, accountId: string, documents: Record<string, string>, at: Date) {
  const rows = Object.entries(documents).map(([document, document_version]) => ({
    id: uuid(),
    account_id: accountId,
    document,
    document_version,
    given_at: at,
  }));
  await insertRows(db, consent, rows);
}

/** Whether a person ever agreed to the terms. */
export async function hasAgreed(db: Executor, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.account_id, accountId), eq(consent.document, 'terms')))
    .limit(1);
  return row !== undefined;
}

/** Changes an account, without asking for a version. */
export async function updateAccount(db: Executor, id: string, change: Partial<AccountRow>): Promise<void> {
  await db.update(account).set(change).where(eq(account.id, id));
}

/** Adds a login of one device; its first refresh token is added apart. */
export async function addLogin(db: Executor, row: typeof login.$inferInsert): Promise<void> {
  await db.insert(login).values(row);
}

/** Whether a login that was not ended is one of this person. */
export async function isLoginOf(db: Executor, loginId: string, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: login.id })
    .from(login)
    .where(and(eq(login.id, loginId), eq(login.account_id, accountId), isNull(login.revoked_at)));
  return row !== undefined;
}

/** Until when actions that need the password are done without asking for it once more, in this login alone. */
export async function setFresh(db: Executor, loginId: string, until: Date): Promise<void> {
  await db.update(login).set({ fresh_until: until }).where(eq(login.id, loginId));
}

/** Confirms an address; false when it was confirmed before. */
export async function confirmAddress(db: Executor, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ email_verified_at: at, company_facts: null })
    .where(and(eq(account.id, id), isNull(account.email_verified_at)))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** What the devices of a person's latest logins called themselves, ended ones included. */
export async function findUserAgents(db: Executor, accountId: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ user_agent: login.user_agent })
    .from(login)
    .where(eq(login.account_id, accountId))
    .orderBy(desc(login.id))
    .limit(most);
  return rows.map((row) => row.user_agent);
}

/** Ends one login, or every login of a person but one; gives those that were ended. */
export async function revokeLogins(
  db: Executor,
  which: { login_id: string } | { account_id: string; keep: string | null },
  at: Date,
): Promise<string[]> {
  const where =
    'login_id' in which
      ? eq(login.id, which.login_id)
      : and(eq(login.account_id, which.account_id), which.keep ? ne(login.id, which.keep) : undefined);
  const rows = await db
    .update(login)
    .set({ revoked_at: at })
    .where(and(where, isNull(login.revoked_at)))
    .returning({ id: login.id });
  return rows.map((row) => row.id);
}

/** Notes that a login was used, for the list of a person's devices. */
export async function touchLogin(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(login).set({ last_used_at: at }).where(eq(login.id, id));
}
