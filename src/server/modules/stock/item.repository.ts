import { and, arrayContains, arrayOverlaps, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { interest } from '../../db/schema/buying';
import { stockItem, stockPrice, warehouse } from '../../db/schema/stock';

export type StockItemRow = typeof stockItem.$inferSelect;
export type NewStockItem = typeof stockItem.$inferInsert;
export interface StockItemFound {
  item: StockItemRow;
  warehouse_name: string;
  interests: number;
}

const interests = sql<number>`(select count(*)::int from ${interest} n where n.record_type = 'stock' and n.record_id = ${stockItem.id}::text)`;

const selection = { item: stockItem, warehouse_name: warehouse.name, interests };

function selectItems(db: Executor) {
  return db.select(selection).from(stockItem).innerJoin(warehouse, eq(warehouse.id, stockItem.warehouse_id)).$dynamic();
}

interface ItemFilter {
  warehouse_id?: string | undefined;
  category?: string | undefined;
  state?: 'open' | 'closed' | 'low' | 'reserved' | 'empty' | undefined;
  all: string[];
  any: string[][];
  cursor: string | undefined;
  limit: number;
}

const STATES: Readonly<Record<NonNullable<ItemFilter['state']>, SQL>> = {
  open: sql`${stockItem.is_open}`,
  closed: sql`not ${stockItem.is_open}`,
  low: sql`${stockItem.low_mark} is not null and ${stockItem.on_hand} - ${stockItem.reserved} <= ${stockItem.low_mark}`,
  reserved: gt(stockItem.reserved, '0'),
  empty: eq(stockItem.on_hand, '0'),
};

/** The company's lots under a filter, the newest first. */
export async function findItems(db: Executor, companyId: string, filter: ItemFilter) {
  return selectItems(db)
    .where(
      and(
        eq(stockItem.company_id, companyId),
        filter.warehouse_id ? eq(stockItem.warehouse_id, filter.warehouse_id) : undefined,
        filter.category ? eq(stockItem.category, filter.category) : undefined,
        filter.state ? STATES[filter.state] : undefined,
        filter.all.length > 0 ? arrayContains(stockItem.terms, filter.all) : undefined,
        ...filter.any.map((some) => arrayOverlaps(stockItem.terms, some)),
        filter.cursor ? lt(stockItem.id, filter.cursor) : undefined,
      ),
    )
    .orderBy(desc(stockItem.id))
    .limit(filter.limit);
}

/** Lots of a company by id, in the order of their ids. */
export async function findItemsById(db: Executor, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return selectItems(db)
    .where(and(eq(stockItem.company_id, companyId), inArray(stockItem.id, [...new Set(ids)])))
    .orderBy(asc(stockItem.id));
}

/** Locks lots, always in the order of their ids, so that two purchases never wait for each other in a ring. */
export async function lockItems(db: Executor, ids: readonly string[]): Promise<StockItemRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(stockItem)
    .where(inArray(stockItem.id, [...new Set(ids)]))
    .orderBy(asc(stockItem.id))
    .for('update');
}

/** Adds lots, empty: what they hold comes by the ledger alone. */
export async function addItems(db: Executor, rows: NewStockItem[]): Promise<void> {
  await insertRows(db, stockItem, rows);
}

/** Changes a locked lot; its version goes up by one. */
export async function updateItem(
  db: Executor,
  row: Pick<StockItemRow, 'id' | 'version'>,
  change: Partial<NewStockItem>,
  now: Date,
): Promise<void> {
  await db
    .update(stockItem)
    .set({ ...change, version: row.version + 1, updated_at: now })
    .where(eq(stockItem.id, row.id));
}

/** Takes a quantity off what is open, or puts it back; the owner's version stays. */
export async function shiftOpen(db: Executor, id: string, delta: string): Promise<void> {
  await db
    .update(stockItem)
    .set({
      open_qty: sql`least(greatest(${stockItem.open_qty} + ${delta}::numeric, 0), ${stockItem.on_hand} - ${stockItem.reserved})`,
    })
    .where(eq(stockItem.id, id));
}

/** A lot of the same material, heat and place that pieces may join. */
export async function findTwin(db: Executor, lot: StockItemRow, to: { warehouse_id: string; bin: string | null }) {
  const [row] = await db
    .select()
    .from(stockItem)
    .where(
      and(
        eq(stockItem.company_id, lot.company_id),
        eq(stockItem.warehouse_id, to.warehouse_id),
        sql`${stockItem.spec}->>'canonical_key' = ${lot.spec.canonical_key}`,
        ...(['lot_no', 'heat_no', 'maker', 'origin'] as const).map(
          (field) => sql`${stockItem[field]} is not distinct from ${lot[field]}`,
        ),
        sql`${stockItem.bin} is not distinct from ${to.bin}`,
        eq(stockItem.condition, lot.condition),
        eq(stockItem.uom, lot.uom),
        sql`${stockItem.id} <> ${lot.id}`,
      ),
    )
    .orderBy(asc(stockItem.id))
    .limit(1);
  return row ?? null;
}

/** All lots of a warehouse, locked in the order of their ids. */
export async function lockItemsOfWarehouse(db: Executor, warehouseId: string): Promise<StockItemRow[]> {
  return db
    .select()
    .from(stockItem)
    .where(eq(stockItem.warehouse_id, warehouseId))
    .orderBy(asc(stockItem.id))
    .for('update');
}

/** Moves a locked lot to another region in the search, with the terms it is found by; its version stays. */
export async function setPlace(db: Executor, id: string, place: string, terms: string[]): Promise<void> {
  await db.update(stockItem).set({ place, terms }).where(eq(stockItem.id, id));
}

/** Notes a price that a lot gets, for the history that its page shows. */
export async function addPrice(db: Executor, row: typeof stockPrice.$inferInsert): Promise<void> {
  await db.insert(stockPrice).values(row);
}

/** Whether a lot is the company's own, or open to everybody; with `shown` also its certificates must be. */
export async function isOwnOrOpen(db: Executor, companyId: string, id: string, shown: boolean): Promise<boolean> {
  const open = and(eq(stockItem.is_open, true), shown ? eq(stockItem.certificate_shown, true) : undefined);
  const found = await db.$count(stockItem, and(eq(stockItem.id, id), or(eq(stockItem.company_id, companyId), open)));
  return found > 0;
}
