import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { deliveryAddress } from '../../db/schema/buying';

export type AddressRow = typeof deliveryAddress.$inferSelect;
type NewAddress = typeof deliveryAddress.$inferInsert;

/** All delivery addresses of a company, the usual one first, then by label. */
export async function findAddresses(db: Executor, companyId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(deliveryAddress)
    .where(eq(deliveryAddress.company_id, companyId))
    .orderBy(desc(deliveryAddress.is_default), asc(deliveryAddress.label));
}

/** An address of a company, locked to be changed; null when the company has none of that id. */
export async function lockAddress(db: Executor, companyId: string, id: string) {
  const [row] = await db
    .select()
    .from(deliveryAddress)
    .where(and(eq(deliveryAddress.company_id, companyId), eq(deliveryAddress.id, id)))
    .for('update');
  return row ?? null;
}

/** Adds an address; null when the company has one of that name. */
export async function addAddressRow(db: Executor, row: NewAddress): Promise<AddressRow | null> {
  const [added] = await db.insert(deliveryAddress).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Changes a locked address; its version goes up by one. */
export async function updateAddress(db: Executor, row: AddressRow, change: Partial<NewAddress>): Promise<void> {
  await db
    .update(deliveryAddress)
    .set({ ...change, version: row.version + 1 })
    .where(eq(deliveryAddress.id, row.id));
}

/** Leaves a company without a usual address, before another one becomes it. */
export async function clearDefault(db: Executor, companyId: string): Promise<void> {
  await db.update(deliveryAddress).set({ is_default: false }).where(eq(deliveryAddress.company_id, companyId));
}

/** Removes a locked address; orders keep their own copy of it. */
export async function deleteAddress(db: Executor, id: string): Promise<void> {
  await db.delete(deliveryAddress).where(eq(deliveryAddress.id, id));
}
