import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { budget } from '../../db/schema/budget';

export type BudgetRow = typeof budget.$inferSelect;

/** The budgets of a company, the newest span first. */
export async function findBudgets(db: Executor, companyId: string): Promise<BudgetRow[]> {
  const rows = await db.select().from(budget).where(eq(budget.company_id, companyId)).orderBy(asc(budget.id));
  return rows.toSorted((a, b) => b.from_on.localeCompare(a.from_on) || a.name.localeCompare(b.name, 'ko'));
}

/**
 * The budgets of a company that run on a day, in the order of their ids; locked, so that of two awards at once the second
 * one counts the first.
 */
export async function lockBudgets(db: Executor, companyId: string, day: string): Promise<BudgetRow[]> {
  return runningOn(db, companyId, day).for('update');
}

/** All budgets of a company, in the same order and locked in the same way. */
export async function lockAllBudgets(db: Executor, companyId: string): Promise<BudgetRow[]> {
  return db.select().from(budget).where(eq(budget.company_id, companyId)).orderBy(asc(budget.id)).for('update');
}

/** Those that run on a day without a lock, to look ahead. */
export async function findRunningBudgets(db: Executor, companyId: string, day: string): Promise<BudgetRow[]> {
  return runningOn(db, companyId, day);
}

const runningOn = (db: Executor, companyId: string, day: string) =>
  db
    .select()
    .from(budget)
    .where(and(eq(budget.company_id, companyId), lte(budget.from_on, day), gte(budget.until_on, day)))
    .orderBy(asc(budget.id));

/** Adds a budget. */
export async function addBudgetRow(db: Executor, row: typeof budget.$inferInsert): Promise<void> {
  await db.insert(budget).values(row);
}

/** Changes a budget in the version that was seen; false where it is another one by now. */
export async function updateBudget(
  db: Executor,
  { id, version }: Pick<BudgetRow, 'id' | 'version'>,
  change: Partial<typeof budget.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(budget)
    .set({ ...change, version: version + 1 })
    .where(and(eq(budget.id, id), eq(budget.version, version)))
    .returning({ id: budget.id });
  return changed.length > 0;
}

/** Removes a budget in the version that was seen; false where it is another one by now. */
export async function deleteBudget(db: Executor, { id, version }: Pick<BudgetRow, 'id' | 'version'>): Promise<boolean> {
  const gone = await db
    .delete(budget)
    .where(and(eq(budget.id, id), eq(budget.version, version)))
    .returning({ id: budget.id });
  return gone.length > 0;
}
