import { and, asc, desc, eq, ilike, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/entities/project';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { shipment } from '../../db/schema/delivery';
import { tradeLine, tradeOrder } from '../../db/schema/order';
import { bid, quotation, quotationRevision } from '../../db/schema/quotation';
import { rfq } from '../../db/schema/rfq';
import { stockNaming } from '../../db/stockNaming';
import type { StockNaming } from '../../stockTitle';

export type OrderRow = typeof tradeOrder.$inferSelect;

/** Orders, each with its request's number, or with what it is named after. */
export const numberedOrders = (db: Executor) =>
  db
    .select({
      order: tradeOrder,
      rfq_number_id: rfq.rfq_number_id,
      naming: sql<StockNaming | null>`${stockNaming(sql`${tradeOrder}`)}`,
    })
    .from(tradeOrder)
    .leftJoin(rfq, eq(rfq.id, tradeOrder.rfq_id));

const party = (companyId: string) =>
  and(or(eq(tradeOrder.buyer_company_id, companyId), eq(tradeOrder.seller_company_id, companyId)));

/** An order that this company takes part in. */
export async function findOrder(db: Executor, companyId: string, number: string) {
  const [row] = await numberedOrders(db).where(and(party(companyId), eq(tradeOrder.order_number, number)));
  return row ?? null;
}

/** What was written to the other side in the request, the quotation and the award of an order; null of one from stock. */
export async function findOrderNotes(db: Executor, companyId: string, number: string) {
  const [row] = await db
    .select({ request: rfq.memo, quotation: quotationRevision.memo, award: bid.note })
    .from(tradeOrder)
    .innerJoin(bid, eq(bid.id, tradeOrder.bid_id))
    .innerJoin(rfq, eq(rfq.id, bid.rfq_id))
    .innerJoin(quotation, eq(quotation.id, bid.quotation_id))
    .innerJoin(
      quotationRevision,
      and(eq(quotationRevision.quotation_id, quotation.id), eq(quotationRevision.revision, quotation.revision)),
    )
    .where(and(party(companyId), eq(tradeOrder.order_number, number)));
  return row ?? null;
}

/** Whether a company buys or sells in an order. */
export async function isPartyOfOrder(db: Executor, companyId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: tradeOrder.id })
    .from(tradeOrder)
    .where(and(eq(tradeOrder.id, id), party(companyId)));
  return rows.length > 0;
}

/** Whether a company buys or sells in the order that a shipment belongs to. */
export async function isPartyOfShipment(db: Executor, companyId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: shipment.id })
    .from(shipment)
    .innerJoin(tradeOrder, eq(tradeOrder.id, shipment.order_id))
    .where(and(eq(shipment.id, id), party(companyId)));
  return rows.length > 0;
}

/** An order locked until the transaction ends, after its request where it has one; null when there is none. */
export async function lockOrder(db: Executor, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(tradeOrder).where(eq(tradeOrder.id, id)).for('update');
  return row ?? null;
}

/** Adds an order; its lines are added, or taken over from the bid, apart. */
export async function addOrder(db: Executor, row: typeof tradeOrder.$inferInsert): Promise<OrderRow> {
  const [added] = await db.insert(tradeOrder).values(row).returning();
  if (!added) throw new Error('the order was not added');
  return added;
}

/** The lines of a bid become the order's as well. */
export async function adoptLines(db: Executor, bidId: string, orderId: string): Promise<void> {
  await db.update(tradeLine).set({ order_id: orderId }).where(eq(tradeLine.bid_id, bidId));
}

/** Adds lines to a bid, or to an order that comes of none. */
export async function addTradeLines(db: Executor, rows: Array<typeof tradeLine.$inferInsert>): Promise<void> {
  await insertRows(db, tradeLine, rows);
}

/** Open orders from stock whose payment nobody reported until it was due. */
export async function findUnpaidStockOrders(db: Executor, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: tradeOrder.id })
    .from(tradeOrder)
    .where(
      and(
        eq(tradeOrder.source, 'stock'),
        eq(tradeOrder.status, 'OPEN'),
        eq(tradeOrder.payment_status, 'UNPAID'),
        lte(tradeOrder.payment_due_at, now),
      ),
    )
    .orderBy(asc(tradeOrder.payment_due_at))
    .limit(most);
  return rows.map((row) => row.id);
}

/** Changes a locked order; its version goes up by one. Throws when the order is gone. */
export async function updateOrder(
  db: Executor,
  row: OrderRow,
  change: Partial<typeof tradeOrder.$inferInsert>,
  now: Date,
): Promise<OrderRow> {
  const [changed] = await db
    .update(tradeOrder)
    .set({ ...change, version: row.version + 1, updated_at: now })
    .where(eq(tradeOrder.id, row.id))
    .returning();
  if (!changed) throw new Error('the order is gone');
  return changed;
}

/** Lines whose weight was settled by the scale. */
export async function settleLines(
  db: Executor,
  lines: readonly { line_id: string; priced_qty: string; amount: string }[],
): Promise<void> {
  for (const { line_id, priced_qty, amount } of lines) {
    await db.update(tradeLine).set({ priced_qty, amount }).where(eq(tradeLine.id, line_id));
  }
}

/** Lines of an order, by their number. */
export async function findOrderLines(db: Executor, orderId: string) {
  return db.select().from(tradeLine).where(eq(tradeLine.order_id, orderId)).orderBy(asc(tradeLine.line_no));
}

/** Orders of a request; of one seller when given. */
export async function findOrdersOfRfq(db: Executor, rfqId: string, sellerCompanyId: string | null) {
  return db
    .select()
    .from(tradeOrder)
    .where(
      and(
        eq(tradeOrder.rfq_id, rfqId),
        sellerCompanyId ? eq(tradeOrder.seller_company_id, sellerCompanyId) : undefined,
      ),
    )
    .orderBy(asc(tradeOrder.placed_at), asc(tradeOrder.id));
}

/** This seller's newest order of a request. */
export async function findOrderOfSeller(db: Executor, rfqId: string, companyId: string) {
  return (await findOrdersOfRfq(db, rfqId, companyId)).at(-1) ?? null;
}

/** The newest open order that a seller has of each of its buyers. */
export async function findNewestOpenOrders(db: Executor, sellerCompanyId: string): Promise<OrderRow[]> {
  return db
    .selectDistinctOn([tradeOrder.buyer_company_id])
    .from(tradeOrder)
    .where(and(eq(tradeOrder.seller_company_id, sellerCompanyId), eq(tradeOrder.status, 'OPEN')))
    .orderBy(tradeOrder.buyer_company_id, desc(tradeOrder.placed_at));
}

export interface OrderFilter {
  side?: 'buyer' | 'seller' | undefined;
  status?: OrderStatus | undefined;
  source?: 'stock' | undefined;
  q?: string | undefined;
  /** Of what the company bought alone: what it is charged to. */
  cost_centre_id?: string | undefined;
  project_id?: string | undefined;
  cursor: { at: string; id: string } | null;
  limit: number;
}

/** Orders that are charged to a code by their own statement, or by their request where they have none. */
const chargedTo = (column: SQL, code: string) => sql`(
  ${tradeOrder.id} in (select a.order_id from cost_assignment a where ${column} = ${code})
  or ${tradeOrder.rfq_id} in (select a.rfq_id from cost_assignment a where ${column} = ${code})
    and not exists (select 1 from cost_assignment a where a.order_id = ${tradeOrder.id}))`;

/** One page of a company's orders on one side or both, the last placed first, each with its request's number. */
export async function findOrders(db: Executor, companyId: string, filter: OrderFilter) {
  const pattern = filter.q ? containing(filter.q) : null;
  const buyer = eq(tradeOrder.buyer_company_id, companyId);
  const seller = eq(tradeOrder.seller_company_id, companyId);
  return numberedOrders(db)
    .where(
      and(
        filter.side === 'buyer' ? buyer : filter.side === 'seller' ? seller : or(buyer, seller),
        filter.status ? eq(tradeOrder.status, filter.status) : undefined,
        filter.source === 'stock' ? isNull(tradeOrder.rfq_id) : undefined,
        pattern
          ? or(
              ilike(tradeOrder.title, pattern),
              ilike(tradeOrder.order_number, pattern),
              // Each side finds by the number of its own system alone.
              and(buyer, ilike(tradeOrder.buyer_erp_number, pattern)),
              and(seller, ilike(tradeOrder.seller_erp_number, pattern)),
            )
          : undefined,
        filter.cost_centre_id ? and(buyer, chargedTo(sql`a.cost_centre_id`, filter.cost_centre_id)) : undefined,
        filter.project_id ? and(buyer, chargedTo(sql`a.project_id`, filter.project_id)) : undefined,
        filter.cursor
          ? sql`(${tradeOrder.placed_at}, ${tradeOrder.id}) < (${filter.cursor.at}::timestamptz, ${filter.cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(tradeOrder.placed_at), desc(tradeOrder.id))
    .limit(filter.limit);
}
