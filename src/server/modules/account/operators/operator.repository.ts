import { and, asc, eq, lt, not, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { operatorAccount, operatorLogin } from '../../../db/schema/operator';

export type OperatorRow = typeof operatorAccount.$inferSelect;

/** Adds an operator unless one has the name; false then. */
export async function addOperatorRow(db: Executor, row: typeof operatorAccount.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(operatorAccount)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: operatorAccount.id });
  return added.length > 0;
}

/** Every operator, by name. */
export async function findOperators(db: Executor): Promise<OperatorRow[]> {
  return db.select().from(operatorAccount).orderBy(asc(operatorAccount.name));
}

/** The operator of a name, locked: tries that come at once are judged one after the other. */
export async function lockOperator(db: Executor, name: string): Promise<OperatorRow | null> {
  const [row] = await db.select().from(operatorAccount).where(eq(operatorAccount.name, name)).for('update');
  return row ?? null;
}

/** Changes an operator. */
export async function updateOperator(
  db: Executor,
  id: string,
  change: Partial<Omit<OperatorRow, 'id' | 'name' | 'created_at'>>,
): Promise<void> {
  await db.update(operatorAccount).set(change).where(eq(operatorAccount.id, id));
}

/** Removes an operator with every sign-in. */
export async function deleteOperator(db: Executor, id: string): Promise<void> {
  await db.delete(operatorAccount).where(eq(operatorAccount.id, id));
}

/** Adds a sign-in. */
export async function addOperatorLogin(db: Executor, row: typeof operatorLogin.$inferInsert): Promise<void> {
  await db.insert(operatorLogin).values(row);
}

/** Notes that a sign-in was used, if it began and was used after these moments; gives whose it is. */
export async function touchOperatorLogin(
  db: Executor,
  token_hash: string,
  { now, begunAfter, usedAfter }: { now: Date; begunAfter: Date; usedAfter: Date },
): Promise<OperatorRow | null> {
  const [row] = await db
    .update(operatorLogin)
    .set({ used_at: now })
    .from(operatorAccount)
    .where(
      and(
        eq(operatorLogin.token_hash, token_hash),
        eq(operatorAccount.id, operatorLogin.operator_id),
        sql`${operatorLogin.created_at} > ${begunAfter}`,
        sql`${operatorLogin.used_at} > ${usedAfter}`,
      ),
    )
    .returning({ operator: operatorAccount });
  return row?.operator ?? null;
}

/** Ends one sign-in. */
export async function deleteOperatorLogin(db: Executor, token_hash: string): Promise<void> {
  await db.delete(operatorLogin).where(eq(operatorLogin.token_hash, token_hash));
}

/** Ends every sign-in of an operator. */
export async function deleteOperatorLogins(db: Executor, operatorId: string): Promise<void> {
  await db.delete(operatorLogin).where(eq(operatorLogin.operator_id, operatorId));
}

/** Removes sign-ins that are over. */
export async function deleteOldOperatorLogins(db: Executor, begunBefore: Date, usedBefore: Date): Promise<void> {
  await db
    .delete(operatorLogin)
    .where(or(lt(operatorLogin.created_at, begunBefore), lt(operatorLogin.used_at, usedBefore)));
}

/** Operators whose key was sealed with another secret than the present one, locked. */
export async function lockOperatorsSealedBefore(db: Executor, prefix: string): Promise<OperatorRow[]> {
  return db
    .select()
    .from(operatorAccount)
    .where(not(sql`starts_with(${operatorAccount.app_secret}, ${prefix})`))
    .for('update', { skipLocked: true });
}
