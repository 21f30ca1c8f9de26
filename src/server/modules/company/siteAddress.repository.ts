import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { deliveryAddress } from '../../db/schema/buying';
import { companyUnit } from '../../db/schema/company';

type AddressRow = typeof deliveryAddress.$inferSelect;
type NewAddress = typeof deliveryAddress.$inferInsert;

/** A site of one company; a team is none. */
export async function findSite(db: Executor, companyId: string, id: string) {
  const [row] = await db
    .select({ id: companyUnit.id, name: companyUnit.name })
    .from(companyUnit)
    .where(and(eq(companyUnit.company_id, companyId), eq(companyUnit.kind, 'site'), eq(companyUnit.id, id)));
  return row ?? null;
}

/** The address of a site, locked to be changed; a purchase that is sent to it goes first or waits. */
export async function lockSiteAddress(db: Executor, siteId: string): Promise<AddressRow | null> {
  const [row] = await db.select().from(deliveryAddress).where(eq(deliveryAddress.site_id, siteId)).for('update');
  return row ?? null;
}

/** Adds the address of a site that has none. */
export async function addSiteAddress(db: Executor, row: NewAddress): Promise<void> {
  await db.insert(deliveryAddress).values(row);
}

/** Changes the locked address of a site; its version goes up by one. */
export async function updateSiteAddress(db: Executor, row: AddressRow, change: Partial<NewAddress>): Promise<void> {
  await db
    .update(deliveryAddress)
    .set({ ...change, version: row.version + 1 })
    .where(eq(deliveryAddress.id, row.id));
}

/** Removes the address of a site; requests and orders keep their own copy of it. */
export async function deleteSiteAddress(db: Executor, siteId: string): Promise<void> {
  await db.delete(deliveryAddress).where(eq(deliveryAddress.site_id, siteId));
}
