import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type { MovementKind } from '../../../contract/entities/stock';
import { trimDecimal } from '../../../domain/money/exact';
import type { Work } from '../../http/context';
import { lockItems, shiftOpen, type StockItemRow } from './item.repository';
import { addMovements } from './ledger.repository';
import { addHolds, addReservations, deleteHolds, lockHeld, setReleased, setShipped } from './reservation.repository';

export type Lot = StockItemRow;

/** Locks the lots of a purchase until its transaction ends. After request and order, stock is the last to be locked. */
export function lockLots(work: Work, ids: readonly string[]): Promise<Lot[]> {
  return lockItems(work.db, ids);
}

interface Held {
  lot: Pick<Lot, 'id' | 'company_id'>;
  order_line_id: string;
  qty: string;
}

/** Reserves pieces of locked lots for an order and takes them off what is open. */
export async function reserve(work: Work, orderId: string, held: readonly Held[]): Promise<void> {
  for (const { lot, qty } of held) {
    await shiftOpen(work.db, lot.id, `-${qty}`);
    await recordMovement(work, lot, { order_id: orderId, kind: 'RESERVE', onHand: '0', reserved: qty });
  }
  await addReservations(
    work.db,
    held.map(({ lot, order_line_id, qty }) => ({
      id: uuid(),
      order_id: orderId,
      order_line_id,
      item_id: lot.id,
      qty,
      created_at: work.now,
    })),
  );
}

/** Reserves pieces of locked lots for a purchase that waits for approval and takes them off what is open. */
export async function hold(
  work: Work,
  approvalId: string,
  held: ReadonlyArray<{ lot: Held['lot']; qty: string }>,
): Promise<void> {
  for (const { lot, qty } of held) {
    await shiftOpen(work.db, lot.id, `-${qty}`);
    await recordMovement(work, lot, { order_id: null, kind: 'RESERVE', onHand: '0', reserved: qty });
  }
  await addHolds(
    work.db,
    held.map(({ lot, qty }) => ({ id: uuid(), approval_id: approvalId, item_id: lot.id, qty })),
  );
}

/** Gives back what a purchase held while it waited; what is still meant for sale is open again. Gives the lots, locked. */
export async function releaseHold(work: Work, approvalId: string): Promise<Lot[]> {
  const holds = await deleteHolds(work.db, approvalId);
  const lots = await lockItems(
    work.db,
    holds.map(({ item_id }) => item_id),
  );
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  for (const { item_id, qty } of holds) {
    const lot = byId.get(item_id);
    if (!lot) continue;
    await recordMovement(work, lot, { order_id: null, kind: 'RELEASE', onHand: '0', reserved: `-${qty}` });
    if (lot.is_open) await shiftOpen(work.db, lot.id, qty);
  }
  return lots;
}

/** A line of an award that was quoted from a lot of its seller. */
interface QuotedLine {
  id: string;
  qty: string;
  uom: string;
  stock_item_id: string | null;
}

/**
 * Which of these lines can be taken from the lots they were quoted from, with those lots locked. Two lines of one lot share
 * what is left of it; a lot of another company, or one counted in another unit, gives nothing.
 */
export async function coveredByStock<Line extends QuotedLine>(work: Work, companyId: string, lines: readonly Line[]) {
  const lots = await lockItems(
    work.db,
    lines.flatMap(({ stock_item_id }) => stock_item_id ?? []),
  );
  const byId = new Map(lots.map((lot) => [lot.id, { lot, left: new Big(lot.on_hand).minus(lot.reserved) }]));
  return lines.flatMap((line) => {
    const known = byId.get(line.stock_item_id ?? '');
    if (known?.lot.company_id !== companyId || known.lot.uom !== line.uom || known.left.lt(line.qty)) return [];
    known.left = known.left.minus(line.qty);
    return [{ line, lot: known.lot }];
  });
}

/** Reserves for a new order what its lines were quoted from; a line whose lot has less left by now gets nothing of it. */
export async function reserveQuoted(
  work: Work,
  order: { id: string; seller_company_id: string },
  lines: readonly QuotedLine[],
): Promise<void> {
  const covered = await coveredByStock(work, order.seller_company_id, lines);
  const held = covered.map(({ line, lot }) => ({ lot, order_line_id: line.id, qty: line.qty }));
  await reserve(work, order.id, held);
}

/**
 * Pieces of an order leave: their reservation becomes an OUT. `quantities` says how many of each order line, by its id.
 * An order that holds no stock is left alone.
 */
export async function shipReserved(
  work: Work,
  orderId: string,
  quantities: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { lot, reservation, left } of await held(work, orderId)) {
    const requested = new Big(quantities.get(reservation.order_line_id) ?? '0');
    const qty = requested.gt(left) ? left : requested;
    if (qty.lte(0)) continue;
    const out = trimDecimal(qty.times(-1));
    await recordMovement(work, lot, { order_id: orderId, kind: 'OUT', onHand: out, reserved: out });
    await setShipped(work.db, reservation.id, trimDecimal(new Big(reservation.shipped_qty).plus(qty)));
  }
}

/** Gives back what an order still holds; what is still meant for sale is open again. */
export async function releaseReserved(work: Work, orderId: string): Promise<void> {
  for (const { lot, reservation, left } of await held(work, orderId)) {
    if (left.gt(0)) {
      const back = trimDecimal(left.times(-1));
      await recordMovement(work, lot, { order_id: orderId, kind: 'RELEASE', onHand: '0', reserved: back });
      if (lot.is_open) await shiftOpen(work.db, lot.id, trimDecimal(left));
    }
    await setReleased(work.db, reservation.id);
  }
}

async function held(work: Work, orderId: string) {
  const reservations = await lockHeld(work.db, orderId);
  const lots = await lockItems(
    work.db,
    reservations.map(({ item_id }) => item_id),
  );
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  return reservations.flatMap((reservation) => {
    const lot = byId.get(reservation.item_id);
    return lot ? [{ lot, reservation, left: new Big(reservation.qty).minus(reservation.shipped_qty) }] : [];
  });
}

async function recordMovement(
  work: Work,
  lot: Held['lot'],
  what: {
    /** Null while nothing is ordered yet. */
    order_id: string | null;
    kind: Extract<MovementKind, 'RESERVE' | 'RELEASE' | 'OUT'>;
    onHand: string;
    reserved: string;
  },
): Promise<void> {
  const { order_id, kind } = what;
  await addMovements(work.db, [
    {
      id: uuid(),
      company_id: lot.company_id,
      item_id: lot.id,
      kind,
      reason: order_id === null ? 'approval' : kind === 'OUT' ? 'shipment' : 'sale',
      on_hand_delta: what.onHand,
      reserved_delta: what.reserved,
      order_id,
      at: work.now,
    },
  ]);
}
