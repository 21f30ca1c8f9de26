import { and, asc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { account } from '../../../db/schema/company';
import { authenticatorApp, factorChallenge, passkey, recoveryCode } from '../../../db/schema/secondFactor';

export type PasskeyRow = typeof passkey.$inferSelect;
export type AppRow = typeof authenticatorApp.$inferSelect;

/** Takes a person's factors for this transaction: changes to them come one after the other. */
export async function lockFactors(db: Executor, accountId: string): Promise<void> {
  await db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
}

/** The passkeys of a person, the oldest first. */
export async function findPasskeys(db: Executor, accountId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkey).where(eq(passkey.account_id, accountId)).orderBy(asc(passkey.id));
}

/** Those of some people who have a passkey or an authenticator app. */
export async function findHolders(db: Executor, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const ids = [...accountIds];
  const rows = await db
    .select({ id: passkey.account_id })
    .from(passkey)
    .where(inArray(passkey.account_id, ids))
    .union(
      db
        .select({ id: authenticatorApp.account_id })
        .from(authenticatorApp)
        .where(inArray(authenticatorApp.account_id, ids)),
    );
  return rows.map(({ id }) => id);
}

/** The passkey that an authenticator names, locked until the transaction ends. */
export async function lockPasskey(db: Executor, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkey).where(eq(passkey.credential_id, credentialId)).for('update');
  return row ?? null;
}

/** Adds a passkey unless one of this id is known; false when it is. */
export async function addPasskeyRow(db: Executor, row: typeof passkey.$inferInsert): Promise<boolean> {
  const added = await db.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id });
  return added.length > 0;
}

/** Changes a passkey of a person; null when they have none of this id. */
export async function updatePasskey(
  db: Executor,
  accountId: string,
  id: string,
  change: Partial<Pick<PasskeyRow, 'name' | 'sign_count' | 'last_used_at' | 'synced'>>,
): Promise<PasskeyRow | null> {
  const [row] = await db
    .update(passkey)
    .set(change)
    .where(and(eq(passkey.id, id), eq(passkey.account_id, accountId)))
    .returning();
  return row ?? null;
}

/** Removes a passkey of a person; null when they have none of this id. */
export async function deletePasskey(db: Executor, accountId: string, id: string): Promise<PasskeyRow | null> {
  const [row] = await db
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.account_id, accountId)))
    .returning();
  return row ?? null;
}

/** The authenticator app of a person. */
export async function findApp(db: Executor, accountId: string): Promise<AppRow | null> {
  const [row] = await db.select().from(authenticatorApp).where(eq(authenticatorApp.account_id, accountId));
  return row ?? null;
}

/** Puts an authenticator app in the place of the one before. */
export async function putApp(db: Executor, row: typeof authenticatorApp.$inferInsert): Promise<void> {
  const { account_id: _, ...rest } = row;
  await db
    .insert(authenticatorApp)
    .values(row)
    .onConflictDoUpdate({ target: authenticatorApp.account_id, set: { last_used_at: null, ...rest } });
}

/** Takes a time step of a person's app; false when it, or a later one, was taken before. */
export async function takeStep(db: Executor, accountId: string, step: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(authenticatorApp)
    .set({ last_step: step, last_used_at: at })
    .where(and(eq(authenticatorApp.account_id, accountId), lt(authenticatorApp.last_step, step)))
    .returning({ account_id: authenticatorApp.account_id });
  return rows.length > 0;
}

/** Removes the authenticator app; false when there was none. */
export async function deleteApp(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db
    .delete(authenticatorApp)
    .where(eq(authenticatorApp.account_id, accountId))
    .returning({ account_id: authenticatorApp.account_id });
  return rows.length > 0;
}

/** Apps whose secret does not begin with the prefix of the present key, locked; another process takes others. */
export async function lockAppsSealedBefore(db: Executor, prefix: string, most: number): Promise<AppRow[]> {
  return db
    .select()
    .from(authenticatorApp)
    .where(not(sql`starts_with(${authenticatorApp.secret}, ${prefix})`))
    .limit(most)
    .for('update', { skipLocked: true });
}

/** Keeps the same secret under another seal. */
export async function resealApp(db: Executor, accountId: string, secret: string): Promise<void> {
  await db.update(authenticatorApp).set({ secret }).where(eq(authenticatorApp.account_id, accountId));
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(db: Executor, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCode)
    .where(eq(recoveryCode.account_id, accountId));
  return row?.count ?? 0;
}

/** Puts recovery codes in the place of those before. */
export async function replaceRecoveryCodes(db: Executor, accountId: string, hashes: readonly string[], at: Date) {
  await db.delete(recoveryCode).where(eq(recoveryCode.account_id, accountId));
  if (hashes.length === 0) return;
  await db
    .insert(recoveryCode)
    .values(hashes.map((code_hash) => ({ code_hash, account_id: accountId, created_at: at })));
}

/** Uses a recovery code up; false when the person has no such code left. */
export async function takeRecoveryCode(db: Executor, accountId: string, hash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.account_id, accountId), eq(recoveryCode.code_hash, hash)))
    .returning({ code_hash: recoveryCode.code_hash });
  return rows.length > 0;
}

/** Removes everything a person has beside the password, and the questions that wait for it. */
export async function deleteFactors(db: Executor, accountId: string): Promise<void> {
  await db.delete(passkey).where(eq(passkey.account_id, accountId));
  await db.delete(authenticatorApp).where(eq(authenticatorApp.account_id, accountId));
  await db.delete(recoveryCode).where(eq(recoveryCode.account_id, accountId));
  await db.delete(factorChallenge).where(eq(factorChallenge.account_id, accountId));
}
