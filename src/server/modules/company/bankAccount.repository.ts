import { and, eq, lte } from 'drizzle-orm';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import type { Currency } from '../../../contract/values';
import type { Executor } from '../../db/database';
import { account, bankAccountChange, company } from '../../db/schema/company';

export type WaitingAccountRow = typeof bankAccountChange.$inferSelect;

/** Sets the account of a currency, or takes it away; `changedAt` is null for the first one, which is no change to warn of. */
export async function setBankAccount(
  db: Executor,
  id: string,
  currency: Currency,
  bankAccount: BankAccount | null,
  changedAt: Date | null,
): Promise<void> {
  const change =
    currency === 'KRW'
      ? { bank_account: bankAccount, bank_account_changed_at: changedAt }
      : { bank_account_usd: bankAccount, bank_account_usd_changed_at: changedAt };
  await db.update(company).set(change).where(eq(company.id, id));
}

/** Lets an account wait, in the place of one that waited before. */
export async function setWaiting(db: Executor, row: Omit<WaitingAccountRow, 'is_test'>): Promise<void> {
  await db
    .insert(bankAccountChange)
    .values(row)
    .onConflictDoUpdate({ target: [bankAccountChange.company_id, bankAccountChange.currency], set: row });
}

/** Takes an account out that waited. */
export async function deleteWaiting(db: Executor, companyId: string, currency: Currency): Promise<void> {
  await db
    .delete(bankAccountChange)
    .where(and(eq(bankAccountChange.company_id, companyId), eq(bankAccountChange.currency, currency)));
}

/** Accounts of a company that wait, each with the name of who set it. */
export async function findWaiting(db: Executor, companyId: string) {
  return db
    .select({ waiting: bankAccountChange, set_by_name: account.name })
    .from(bankAccountChange)
    .innerJoin(account, eq(account.id, bankAccountChange.set_by))
    .where(eq(bankAccountChange.company_id, companyId))
    .orderBy(bankAccountChange.currency);
}

/** Accounts whose time has come, locked; another process takes others. */
export async function lockDueAccounts(db: Executor, now: Date): Promise<WaitingAccountRow[]> {
  return db
    .select()
    .from(bankAccountChange)
    .where(lte(bankAccountChange.used_from, now))
    .for('update', { skipLocked: true });
}
