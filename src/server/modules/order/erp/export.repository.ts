import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { insertRows } from '../../../db/insertRows';
import { account } from '../../../db/schema/company';
import { erpExport, erpExportRecord } from '../../../db/schema/erp';
import type { RecordPlace } from './record.repository';

export type ErpExportRow = typeof erpExport.$inferSelect;

/** Adds a file with its records, in their order. */
export async function addErpExport(
  db: Executor,
  row: typeof erpExport.$inferInsert,
  places: readonly RecordPlace[],
): Promise<ErpExportRow> {
  const [added] = await db.insert(erpExport).values(row).returning();
  if (!added) throw new Error('the export was not added');
  await insertRows(
    db,
    erpExportRecord,
    places.map((place, position) => ({ ...place, position, export_id: added.id })),
  );
  return added;
}

/** A file of a company; null where it made none of this id. */
export async function findErpExport(db: Executor, companyId: string, id: string): Promise<ErpExportRow | null> {
  const [row] = await db
    .select()
    .from(erpExport)
    .where(and(eq(erpExport.company_id, companyId), eq(erpExport.id, id)));
  return row ?? null;
}

/** The files of a company with who made them, the newest first, from a position on. */
export async function findErpExports(
  db: Executor,
  companyId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  return db
    .select({ file: erpExport, made_by: account.name })
    .from(erpExport)
    .innerJoin(account, eq(account.id, erpExport.made_by))
    .where(and(eq(erpExport.company_id, companyId), cursor ? lt(erpExport.id, cursor) : undefined))
    .orderBy(desc(erpExport.id))
    .limit(limit);
}

/** The records of a file, in their order. */
export async function findPlaces(db: Executor, exportId: string): Promise<RecordPlace[]> {
  return db
    .select({ order_id: erpExportRecord.order_id, shipment_id: erpExportRecord.shipment_id })
    .from(erpExportRecord)
    .where(eq(erpExportRecord.export_id, exportId))
    .orderBy(asc(erpExportRecord.position));
}
