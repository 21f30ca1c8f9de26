import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { stockItem, warehouse } from '../../db/schema/stock';

export type WarehouseRow = typeof warehouse.$inferSelect;

const itemCount = sql<number>`(select count(*)::int from ${stockItem} i where i.warehouse_id = ${warehouse}.id)`;

/** The warehouses of a company with the number of their lots, the oldest first. */
export async function findWarehouses(db: Executor, companyId: string) {
  return db
    .select({ row: warehouse, item_count: itemCount })
    .from(warehouse)
    .where(eq(warehouse.company_id, companyId))
    .orderBy(asc(warehouse.created_at), asc(warehouse.id));
}

/**
 * A warehouse of a company, locked to be changed; lots may still be put in meanwhile. Null when the company has none of
 * that id.
 */
export async function lockWarehouse(db: Executor, companyId: string, id: string) {
  const [row] = await db
    .select()
    .from(warehouse)
    .where(and(eq(warehouse.company_id, companyId), eq(warehouse.id, id)))
    .for('no key update');
  return row ?? null;
}

/** Adds a warehouse; null when the company has one of that name. */
export async function addWarehouseRow(db: Executor, row: typeof warehouse.$inferInsert): Promise<WarehouseRow | null> {
  const [added] = await db.insert(warehouse).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Whether a company calls another warehouse than `except` by this name. */
export async function isNameTaken(db: Executor, companyId: string, name: string, except: string): Promise<boolean> {
  const rows = await db
    .select({ id: warehouse.id })
    .from(warehouse)
    .where(and(eq(warehouse.company_id, companyId), eq(warehouse.name, name)));
  return rows.some((row) => row.id !== except);
}

/** Changes a locked warehouse; its version goes up by one. */
export async function updateWarehouse(
  db: Executor,
  row: WarehouseRow,
  change: Pick<WarehouseRow, 'name' | 'region' | 'address'>,
): Promise<void> {
  await db
    .update(warehouse)
    .set({ ...change, version: row.version + 1 })
    .where(eq(warehouse.id, row.id));
}

/** Removes a warehouse that holds no lot; false when one was found. */
export async function deleteWarehouse(db: Executor, id: string): Promise<boolean> {
  const gone = await db
    .delete(warehouse)
    .where(and(eq(warehouse.id, id), sql`not exists (select 1 from ${stockItem} i where i.warehouse_id = ${id})`))
    .returning({ id: warehouse.id });
  return gone.length > 0;
}
