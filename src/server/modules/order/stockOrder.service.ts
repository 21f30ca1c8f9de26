import { STOCK_PAYMENT_BUSINESS_DAYS } from '../../../contract/constants';
import type { OrderSummary } from '../../../contract/entities/order';
import type { MoneyTotals, Uom } from '../../../contract/entities/rfq';
import type { Spec } from '../../../contract/entities/spec';
import { addBusinessDays } from '../../../domain/time/businessDays';
import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork, Work } from '../../http/context';
import { type EventKind, notifyCompanies } from '../push/notify.service';
import { releaseReserved } from '../stock/reservation.service';
import { type Earlier, recordEarlier, recordStep, recordSystemStep } from '../timeline/timeline.service';
import { presentOrderSummary } from './order.presenter';
import {
  addOrder,
  addTradeLines,
  findUnpaidStockOrders,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './order.repository';
import { companySnapshotOf, newOrder } from './placing.service';
import { orderNotice } from './orderNotice';

export interface StockOrderLine {
  id: string;
  description: string;
  spec: Spec;
  qty: string;
  uom: Uom;
  unit_price: string;
  price_uom: Uom;
  priced_qty: string;
  amount: string;
  weight_kg: string | null;
  maker: string | null;
  origin: string | null;
}

interface StockOrder {
  /** The member whose purchase it is: its contact for the seller. */
  ordered_by: string;
  seller_company_id: string;
  title: string;
  /** How it was approved; nothing where it was placed at once. */
  history: readonly Earlier[];
  totals: MoneyTotals;
  lines: readonly StockOrderLine[];
  delivery_place: string;
  delivery_contact: string;
  note: string | null;
}

/** When an order from stock ends by itself unless its payment is reported, counted from an instant; as the order keeps it. */
export function paymentDue(from: Date): { payment_due_at: Date; payment_due_on: string } {
  const payment_due_at = addBusinessDays(from, STOCK_PAYMENT_BUSINESS_DAYS);
  return { payment_due_at, payment_due_on: seoulDay(payment_due_at) };
}

/** Places a prepaid order for listed stock of one seller. The pieces are reserved by the caller in the same transaction. */
export async function placeStockOrder(
  work: MemberWork,
  input: StockOrder,
): Promise<{ id: string; summary: OrderSummary }> {
  const { session, db, now } = work;
  const order = await addOrder(db, {
    ...(await newOrder(work, {
      buyer_company_id: session.company_id,
      buyer: await companySnapshotOf(work, session.company_id, input.ordered_by),
      seller_company_id: input.seller_company_id,
      totals: input.totals,
      weights: input.lines.map((line) => line.weight_kg),
    })),
    source: 'stock',
    title: input.title,
    payment_term: 'prepaid',
    ...paymentDue(now),
    delivery_term: 'collect',
    delivery_place: input.delivery_place,
    delivery_contact: input.delivery_contact,
  });
  await addTradeLines(
    db,
    input.lines.map((line, index) => ({ ...line, order_id: order.id, line_no: index + 1 })),
  );
  await recordEarlier(work, order.id, input.history);
  await recordStep(work, 'buyer', {
    kind: 'order_created',
    order_id: order.id,
    seller_company_id: order.seller_company_id,
    note: input.note,
    params: { order_number: order.order_number },
    after: { total: `${order.total_amount} ${order.currency}` },
  });
  await notifyCompanies(work, [order.seller_company_id], { kind: 'order_created', ...orderNotice(order) });
  await notifyCompanies(work, [order.buyer_company_id], { kind: 'stock_order_created', ...orderNotice(order) });
  return {
    id: order.id,
    summary: presentOrderSummary({ order, rfq_number_id: null, naming: null }, 'buyer', work.language),
  };
}

/** A cancelled order gives back what it still holds; shipments take theirs as they leave. */
export async function followStock(work: Work, before: OrderRow, after: OrderRow): Promise<void> {
  if (after.status === 'CANCELLED' && before.status !== 'CANCELLED') await releaseReserved(work, after.id);
}

const MOST_AT_ONCE = 50;

/**
 * Ends orders from stock whose payment nobody reported until the instant that the order names, and gives the pieces back.
 */
export async function lapseUnpaidStockOrders(work: Work): Promise<number> {
  let ended = 0;
  for (const id of await findUnpaidStockOrders(work.db, work.now, MOST_AT_ONCE)) {
    const row = await lockOrder(work.db, id);
    if (!row || row.status !== 'OPEN' || row.payment_status !== 'UNPAID' || row.delivery_status !== 'PREPARING')
      continue;
    if (!row.payment_due_at || row.payment_due_at > work.now) continue;
    const after = await updateOrder(work.db, row, { status: 'CANCELLED', cancel_reason: null }, work.now);
    await followStock(work, row, after);
    await recordSystemStep(work, {
      kind: 'order_lapsed',
      order_id: row.id,
      seller_company_id: row.seller_company_id,
    });
    await notifyBoth(work, row, 'order_lapsed');
    ended += 1;
  }
  return ended;
}

function notifyBoth(work: Work, order: OrderRow, kind: EventKind): Promise<void> {
  return notifyCompanies(work, [order.buyer_company_id, order.seller_company_id], {
    kind,
    ...orderNotice(order),
  });
}
