import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orderClaim, shipment, shipmentLine } from '../../db/schema/delivery';
import { tradeLine, tradeOrder } from '../../db/schema/order';

export type ShipmentRow = typeof shipment.$inferSelect;
export type ShipmentLineRow = typeof shipmentLine.$inferSelect;
export type ClaimRow = typeof orderClaim.$inferSelect;

/** Shipments of an order, in the order of their numbers. */
export async function findShipments(db: Executor, orderId: string): Promise<ShipmentRow[]> {
  return db.select().from(shipment).where(eq(shipment.order_id, orderId)).orderBy(asc(shipment.shipment_no));
}

/** Lines of all shipments of an order. */
export async function findShipmentLines(db: Executor, orderId: string): Promise<ShipmentLineRow[]> {
  const rows = await db
    .select({ line: shipmentLine })
    .from(shipmentLine)
    .innerJoin(shipment, eq(shipment.id, shipmentLine.shipment_id))
    .innerJoin(tradeLine, eq(tradeLine.id, shipmentLine.trade_line_id))
    .where(eq(shipment.order_id, orderId))
    .orderBy(asc(shipment.shipment_no), asc(tradeLine.line_no));
  return rows.map(({ line }) => line);
}

/** Adds a shipment with its lines, at least one. */
export async function addShipment(
  db: Executor,
  row: typeof shipment.$inferInsert,
  lines: (typeof shipmentLine.$inferInsert)[],
): Promise<void> {
  await db.insert(shipment).values(row);
  await db.insert(shipmentLine).values(lines);
}

/** States the heats of a shipped line. */
export async function setHeats(db: Executor, shipmentLineId: string, heats: string[]): Promise<void> {
  await db.update(shipmentLine).set({ heat_numbers: heats }).where(eq(shipmentLine.id, shipmentLineId));
}

/** States all certificates of a shipment in place of the earlier ones. */
export async function setCertificates(
  db: Executor,
  shipmentId: string,
  certificates: ShipmentRow['certificates'],
): Promise<void> {
  await db.update(shipment).set({ certificates }).where(eq(shipment.id, shipmentId));
}

/** Counts shipments as received; lines that the buyer said nothing about arrived as shipped. */
export async function markReceived(
  db: Executor,
  shipmentIds: readonly string[],
  differing: readonly Pick<ShipmentLineRow, 'id' | 'received_qty' | 'note'>[],
  now: Date,
): Promise<void> {
  if (shipmentIds.length === 0) return;
  await db
    .update(shipment)
    .set({ received_at: now })
    .where(inArray(shipment.id, [...shipmentIds]));
  for (const { id, ...found } of differing) {
    await db.update(shipmentLine).set(found).where(eq(shipmentLine.id, id));
  }
  await db
    .update(shipmentLine)
    .set({ received_qty: sql`${shipmentLine.qty}` })
    .where(and(inArray(shipmentLine.shipment_id, [...shipmentIds]), isNull(shipmentLine.received_qty)));
}

/** Notes that the buyer took a shipment into its warehouse. */
export async function markStocked(db: Executor, shipmentId: string, now: Date): Promise<void> {
  await db.update(shipment).set({ stocked_at: now }).where(eq(shipment.id, shipmentId));
}

/** Claims of an order, open and resolved, the oldest first. */
export async function findClaims(db: Executor, orderId: string): Promise<ClaimRow[]> {
  return db.select().from(orderClaim).where(eq(orderClaim.order_id, orderId)).orderBy(asc(orderClaim.opened_at));
}

/** Adds an open claim to an order. */
export async function addClaim(db: Executor, row: typeof orderClaim.$inferInsert): Promise<void> {
  await db.insert(orderClaim).values(row);
}

/** False when the order has no such open claim. */
export async function resolveClaimRow(
  db: Executor,
  orderId: string,
  id: string,
  resolution: string,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(orderClaim)
    .set({ status: 'RESOLVED', resolved_at: now, resolution })
    .where(and(eq(orderClaim.id, id), eq(orderClaim.order_id, orderId), eq(orderClaim.status, 'OPEN')))
    .returning({ id: orderClaim.id });
  return changed.length > 0;
}

/** Orders with an unanswered shipment that counts as received by now. */
export async function findOrdersDueForReceipt(db: Executor, now: Date, most: number) {
  return db
    .selectDistinct({ order_id: shipment.order_id, rfq_id: tradeOrder.rfq_id })
    .from(shipment)
    .innerJoin(tradeOrder, eq(tradeOrder.id, shipment.order_id))
    .where(and(isNull(shipment.received_at), lte(shipment.counts_as_received_at, now), eq(tradeOrder.status, 'OPEN')))
    .limit(most);
}

/** Claims, in one go, the shipments that count as received by then, stand unanswered and were not reminded of yet. */
export async function claimReminders(db: Executor, receivedBy: Date, now: Date, most: number) {
  const due = db
    .select({ id: shipment.id })
    .from(shipment)
    .innerJoin(tradeOrder, eq(tradeOrder.id, shipment.order_id))
    .where(
      and(
        isNull(shipment.received_at),
        isNull(shipment.reminded_at),
        lte(shipment.counts_as_received_at, receivedBy),
        eq(tradeOrder.status, 'OPEN'),
      ),
    )
    .limit(most)
    .for('update', { of: shipment, skipLocked: true });
  const claimed = await db
    .update(shipment)
    .set({ reminded_at: now })
    .where(inArray(shipment.id, due))
    .returning({ order_id: shipment.order_id });
  if (claimed.length === 0) return [];
  return db
    .select()
    .from(tradeOrder)
    .where(inArray(tradeOrder.id, [...new Set(claimed.map((row) => row.order_id))]));
}
