import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { stockItem, stockReservation, warehouse } from '../../db/schema/stock';

/** Lots looked at for one request, those with the most on hand first. */
const MOST_LOTS = 5000;

/** Lots of a company of which something is available, of these categories and sizes (bolts: of any size). */
export async function findAvailable(db: Executor, companyId: string, categories: string[], sizes: string[]) {
  if (categories.length === 0) return [];
  return db
    .select({ item: stockItem, warehouse_name: warehouse.name })
    .from(stockItem)
    .innerJoin(warehouse, eq(warehouse.id, stockItem.warehouse_id))
    .where(
      and(
        eq(stockItem.company_id, companyId),
        sql`${stockItem.on_hand} > ${stockItem.reserved}`,
        inArray(stockItem.category, categories),
        or(inArray(stockItem.size, sizes), eq(stockItem.category, 'bolt')),
      ),
    )
    .orderBy(sql`${stockItem.on_hand} - ${stockItem.reserved} desc`, asc(stockItem.id))
    .limit(MOST_LOTS);
}

/** What lines of orders hold or held of lots, in the unit of each lot. */
export async function findReservedOf(db: Executor, lineIds: readonly string[]) {
  if (lineIds.length === 0) return [];
  return db
    .select({ order_line_id: stockReservation.order_line_id, qty: stockReservation.qty })
    .from(stockReservation)
    .where(and(inArray(stockReservation.order_line_id, [...lineIds]), eq(stockReservation.released, false)));
}

/** Which of these lots are the company's own. */
export async function findOwnIds(db: Executor, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: stockItem.id })
    .from(stockItem)
    .where(and(eq(stockItem.company_id, companyId), inArray(stockItem.id, [...new Set(ids)])));
  return new Set(rows.map(({ id }) => id));
}
