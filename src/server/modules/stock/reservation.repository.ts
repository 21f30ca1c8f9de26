import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { stockHold } from '../../db/schema/approval';
import { stockReservation } from '../../db/schema/stock';

export type ReservationRow = typeof stockReservation.$inferSelect;

/** Notes what an order holds of lots, in their units; the ledger's entries reserve it. */
export async function addReservations(db: Executor, rows: Array<typeof stockReservation.$inferInsert>): Promise<void> {
  await insertRows(db, stockReservation, rows);
}

/** What an order still holds, locked, in the order of the lots. */
export async function lockHeld(db: Executor, orderId: string): Promise<ReservationRow[]> {
  return db
    .select()
    .from(stockReservation)
    .where(and(eq(stockReservation.order_id, orderId), eq(stockReservation.released, false)))
    .orderBy(asc(stockReservation.item_id), asc(stockReservation.id))
    .for('update');
}

/** Sets how much of a locked reservation has been shipped in all, in the unit of its lot. */
export async function setShipped(db: Executor, id: string, shipped: string): Promise<void> {
  await db.update(stockReservation).set({ shipped_qty: shipped }).where(eq(stockReservation.id, id));
}

/** Ends a locked reservation: what was not shipped of it is free again. */
export async function setReleased(db: Executor, id: string): Promise<void> {
  await db.update(stockReservation).set({ released: true }).where(eq(stockReservation.id, id));
}

/** Notes what a purchase that waits for approval holds of lots, in their units; the ledger's entries reserve it. */
export async function addHolds(db: Executor, rows: Array<typeof stockHold.$inferInsert>): Promise<void> {
  await insertRows(db, stockHold, rows);
}

/** Takes away what a purchase held, in the order of the lots; gives what it was. */
export async function deleteHolds(db: Executor, approvalId: string): Promise<Array<{ item_id: string; qty: string }>> {
  const rows = await db
    .delete(stockHold)
    .where(eq(stockHold.approval_id, approvalId))
    .returning({ item_id: stockHold.item_id, qty: stockHold.qty });
  return rows.toSorted((a, b) => a.item_id.localeCompare(b.item_id));
}
