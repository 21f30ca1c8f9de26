import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { deliveryAddress } from '../../db/schema/buying';
import { account } from '../../db/schema/company';

export type AddressRow = typeof deliveryAddress.$inferSelect;
type NewAddress = typeof deliveryAddress.$inferInsert;

/**
 * All delivery addresses of a company: that of the person's own site first, then the usual one of the address book, then
 * by label.
 */
export async function findAddresses(db: Executor, companyId: string, accountId: string) {
  const of_own_site = sql<boolean>`${account.id} is not null`;
  return db
    .select({ ...getTableColumns(deliveryAddress), of_own_site })
    .from(deliveryAddress)
    .leftJoin(account, and(eq(account.id, accountId), eq(account.site_id, deliveryAddress.site_id)))
    .where(eq(deliveryAddress.company_id, companyId))
    .orderBy(desc(of_own_site), desc(deliveryAddress.is_default), asc(deliveryAddress.label));
}

const inBook = (companyId: string) => and(eq(deliveryAddress.company_id, companyId), isNull(deliveryAddress.site_id));

/** Whether the address book of a company is empty. */
export async function isBookEmpty(db: Executor, companyId: string): Promise<boolean> {
  const rows = await db.select({ id: deliveryAddress.id }).from(deliveryAddress).where(inBook(companyId)).limit(1);
  return rows.length === 0;
}

/** Whether another entry of the address book has a name. */
export async function isNameTaken(db: Executor, companyId: string, label: string, except: string): Promise<boolean> {
  const rows = await db
    .select({ id: deliveryAddress.id })
    .from(deliveryAddress)
    .where(and(inBook(companyId), eq(deliveryAddress.label, label), ne(deliveryAddress.id, except)));
  return rows.length > 0;
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

/** Adds an entry of the address book; null when the company has one of that name. */
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
