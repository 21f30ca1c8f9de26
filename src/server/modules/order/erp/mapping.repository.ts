import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { erpMapping } from '../../../db/schema/erp';

export type MappingRow = typeof erpMapping.$inferSelect;

/** The mappings of a company, by name. */
export async function findMappings(db: Executor, companyId: string): Promise<MappingRow[]> {
  return db.select().from(erpMapping).where(eq(erpMapping.company_id, companyId)).orderBy(asc(erpMapping.name));
}

const own = (companyId: string, id: string) => and(eq(erpMapping.company_id, companyId), eq(erpMapping.id, id));

/** A mapping of a company; null where it has none of this id. */
export async function findMapping(db: Executor, companyId: string, id: string): Promise<MappingRow | null> {
  const [row] = await db.select().from(erpMapping).where(own(companyId, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockMapping(db: Executor, companyId: string, id: string): Promise<MappingRow | null> {
  const [row] = await db.select().from(erpMapping).where(own(companyId, id)).for('update');
  return row ?? null;
}

/** How many mappings a company has. */
export async function countMappings(db: Executor, companyId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(erpMapping).where(eq(erpMapping.company_id, companyId));
  return row?.count ?? 0;
}

/** Whether another mapping of a company has this name. */
export async function isNameTaken(db: Executor, companyId: string, name: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: erpMapping.id })
    .from(erpMapping)
    .where(and(eq(erpMapping.company_id, companyId), eq(erpMapping.name, name), ne(erpMapping.id, id)));
  return rows.length > 0;
}

/** Adds a mapping. */
export async function addMapping(db: Executor, row: typeof erpMapping.$inferInsert): Promise<MappingRow> {
  const [added] = await db.insert(erpMapping).values(row).returning();
  if (!added) throw new Error('the mapping was not added');
  return added;
}

/** Changes a locked mapping; its version goes up by one. */
export async function changeMapping(
  db: Executor,
  row: MappingRow,
  change: Pick<MappingRow, 'name' | 'layout' | 'updated_at'>,
): Promise<MappingRow> {
  const [changed] = await db
    .update(erpMapping)
    .set({ ...change, version: row.version + 1 })
    .where(eq(erpMapping.id, row.id))
    .returning();
  if (!changed) throw new Error('the mapping is gone');
  return changed;
}

/** Removes a mapping in the version that was seen; false when it is another one by now. */
export async function deleteMapping(db: Executor, row: MappingRow, version: number): Promise<boolean> {
  const rows = await db
    .delete(erpMapping)
    .where(and(eq(erpMapping.id, row.id), eq(erpMapping.version, version)))
    .returning({ id: erpMapping.id });
  return rows.length > 0;
}
