import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { checkout } from '../../db/schema/buying';

/** Adds a purchase, which binds the orders that were placed together. */
export async function addCheckout(db: Executor, row: typeof checkout.$inferInsert): Promise<void> {
  await db.insert(checkout).values(row);
}

/** A purchase of the buying company; null for any other company. */
export async function findCheckout(db: Executor, companyId: string, id: string) {
  const [row] = await db
    .select()
    .from(checkout)
    .where(and(eq(checkout.company_id, companyId), eq(checkout.id, id)));
  return row ?? null;
}
