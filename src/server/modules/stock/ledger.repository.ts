import { and, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import type { MovementKind, MovementReason } from '../../../contract/entities/stock';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { tradeOrder } from '../../db/schema/order';
import { stockItem, stockMovement, warehouse } from '../../db/schema/stock';

type NewMovement = Omit<typeof stockMovement.$inferInsert, 'seq' | 'on_hand_after' | 'reserved_after'>;

/** Writes entries in this order; the database changes the lots with them, or refuses what its rules forbid. */
export async function addMovements(db: Executor, rows: readonly NewMovement[]): Promise<void> {
  await insertRows(db, stockMovement, rows);
}

export interface LedgerFilter {
  item_id?: string | undefined;
  warehouse_id?: string | undefined;
  kind?: MovementKind | undefined;
  reason?: MovementReason | undefined;
  from: Date | null;
  until: Date | null;
  q?: string | undefined;
  before: number | null;
  limit: number;
}

/** Entries of a company's ledger, the newest first. */
export async function findMovements(db: Executor, companyId: string, filter: LedgerFilter) {
  const pattern = filter.q ? containing(filter.q) : null;
  return db
    .select({
      movement: stockMovement,
      spec: stockItem.spec,
      raw_text: stockItem.raw_text,
      lot_no: stockItem.lot_no,
      heat_no: stockItem.heat_no,
      uom: stockItem.uom,
      warehouse_name: warehouse.name,
      order_number: tradeOrder.order_number,
    })
    .from(stockMovement)
    .innerJoin(stockItem, eq(stockItem.id, stockMovement.item_id))
    .innerJoin(warehouse, eq(warehouse.id, stockItem.warehouse_id))
    .leftJoin(tradeOrder, eq(tradeOrder.id, stockMovement.order_id))
    .where(
      and(
        eq(stockMovement.company_id, companyId),
        filter.item_id ? eq(stockMovement.item_id, filter.item_id) : undefined,
        filter.warehouse_id ? eq(stockItem.warehouse_id, filter.warehouse_id) : undefined,
        filter.kind ? eq(stockMovement.kind, filter.kind) : undefined,
        filter.reason ? eq(stockMovement.reason, filter.reason) : undefined,
        filter.from ? gte(stockMovement.at, filter.from) : undefined,
        filter.until ? lt(stockMovement.at, filter.until) : undefined,
        filter.before === null ? undefined : lt(stockMovement.seq, filter.before),
        pattern
          ? or(
              ilike(stockItem.lot_no, pattern),
              ilike(stockItem.heat_no, pattern),
              ilike(stockMovement.note, pattern),
              ilike(tradeOrder.order_number, pattern),
              ilike(stockItem.raw_text, pattern),
              sql`${stockItem.spec}->>'canonical_key' ilike ${pattern}`,
            )
          : undefined,
      ),
    )
    .orderBy(desc(stockMovement.seq))
    .limit(filter.limit);
}
