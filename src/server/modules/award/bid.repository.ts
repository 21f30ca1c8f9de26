import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { tradeLine, tradeOrder } from '../../db/schema/order';
import { bid } from '../../db/schema/quotation';
import { rfq } from '../../db/schema/rfq';

export type BidRow = typeof bid.$inferSelect;
export type TradeLineRow = typeof tradeLine.$inferSelect;

/** A bid with the request it belongs to, for whichever of the two companies asks. */
export async function findBid(db: Executor, id: string) {
  const [row] = await db
    .select({ bid, rfq, order_number: tradeOrder.order_number })
    .from(bid)
    .innerJoin(rfq, eq(rfq.id, bid.rfq_id))
    .leftJoin(tradeOrder, eq(tradeOrder.bid_id, bid.id))
    .where(eq(bid.id, id));
  return row ?? null;
}

/** Bids of a request, oldest first; of one seller when given. */
export async function findBids(db: Executor, rfqId: string, sellerCompanyId: string | null) {
  return db
    .select({ bid, order_number: tradeOrder.order_number })
    .from(bid)
    .leftJoin(tradeOrder, eq(tradeOrder.bid_id, bid.id))
    .where(and(eq(bid.rfq_id, rfqId), sellerCompanyId ? eq(bid.company_id, sellerCompanyId) : undefined))
    .orderBy(asc(bid.sent_at), asc(bid.id));
}

/** The bids of the present award: those that were sent last. */
export async function findAwardBids(db: Executor, rfqId: string): Promise<BidRow[]> {
  return db
    .select()
    .from(bid)
    .where(and(eq(bid.rfq_id, rfqId), sql`${bid.sent_at} = (select max(sent_at) from bid where rfq_id = ${rfqId})`));
}

/** Adds a bid; its lines are added apart. */
export async function addBid(db: Executor, row: typeof bid.$inferInsert): Promise<BidRow> {
  const [added] = await db.insert(bid).values(row).returning();
  if (!added) throw new Error('the bid was not added');
  return added;
}

/** Changes a bid under the lock of its request; its version goes up by one. Throws when the bid is gone. */
export async function updateBid(db: Executor, row: BidRow, change: Partial<BidRow>): Promise<BidRow> {
  const [changed] = await db
    .update(bid)
    .set({ ...change, version: row.version + 1 })
    .where(eq(bid.id, row.id))
    .returning();
  if (!changed) throw new Error('the bid is gone');
  return changed;
}

/** Lines of some bids, by their number; those of a bid that became an order belong to both. */
export async function findBidLines(db: Executor, bidIds: readonly string[]): Promise<TradeLineRow[]> {
  if (bidIds.length === 0) return [];
  return db
    .select()
    .from(tradeLine)
    .where(inArray(tradeLine.bid_id, [...bidIds]))
    .orderBy(asc(tradeLine.line_no));
}

/** Notes of lines of a bid that the lots they were quoted from are to be reserved. */
export async function setReserveStock(db: Executor, lineIds: readonly string[]): Promise<void> {
  await db
    .update(tradeLine)
    .set({ reserve_stock: true })
    .where(inArray(tradeLine.id, [...lineIds]));
}

/** Requests with a bid whose time to answer has run out. */
export async function findRfqsWithDueBids(db: Executor, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ rfq_id: bid.rfq_id })
    .from(bid)
    .where(and(eq(bid.status, 'SENT'), sql`${bid.answer_until} <= ${now.toISOString()}::timestamptz`))
    .limit(most);
  return rows.map((row) => row.rfq_id);
}
