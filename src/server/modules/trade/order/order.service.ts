import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import { RECEIPT_DAYS } from '../../../../contract/constants';
import type { listOrders } from '../../../../contract/endpoints/order';
import type { Order, OrderAction } from '../../../../contract/entities/order';
import { cancelNeedsAgreement, isFinished, mayAct, type Side } from '../../../../domain/states/order';
import { afterOrderEnd, projectTransitions } from '../../../../domain/states/project';
import { follow } from '../../../../domain/states/transition';
import type { MemberWork, Work } from '../../../http/context';
import { refuse } from '../../../http/fail';
import { nextCursor, readTimeCursor, timeCursor } from '../../../http/page';
import { markedAccountChange } from '../../company/bankAccount.service';
import { type EventKind, notifyCompanies } from '../../push/notify.service';
import { lockRfqById, updateRfq } from '../rfq/rfq.repository';
import { findOrderTimeline } from '../timeline/timeline.repository';
import { recordStep, recordSystemStep } from '../timeline/timeline.service';
import { presentOrder, presentOrderSummary, stateOf } from './order.presenter';
import { followStock } from './stockOrder.service';
import {
  addShipment,
  findOrder,
  findOrderLines,
  findOrders,
  findOrdersDueForReceipt,
  findOrdersOfRfq,
  findShipments,
  lockOrder,
  markReceived,
  type OrderRow,
  updateOrder,
} from './order.repository';

const DAY_MS = 24 * 60 * 60 * 1000;

function sideOf(work: MemberWork, row: OrderRow): Side {
  return row.buyer_company_id === work.session.company_id ? 'buyer' : 'seller';
}

/** Orders of the company on either side. */
export async function listOwnOrders(work: MemberWork, query: z.output<(typeof listOrders)['query']>) {
  const { session, db } = work;
  const { limit, side, status, q } = query;
  const rows = await findOrders(db, session.is_test, session.company_id, {
    side,
    status,
    q,
    cursor: readTimeCursor(query.cursor),
    limit: limit + 1,
  });
  return {
    items: rows
      .slice(0, limit)
      .map((row) => presentOrderSummary(row.order, sideOf(work, row.order), row.rfq_number_id)),
    next_cursor: nextCursor(rows, limit, ({ order }) => timeCursor(order.placed_at, order.id)),
  };
}

/** One order of the company; anybody else's does not exist. */
export async function getOrder(work: MemberWork, number: string): Promise<Order> {
  const { session, db } = work;
  const found = await findOrder(db, session.is_test, session.company_id, number);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const { order } = found;
  return presentOrder(order, sideOf(work, order), found.rfq_number_id, {
    lines: await findOrderLines(db, order.id),
    shipments: await findShipments(db, order.id),
    timeline: await findOrderTimeline(db, session.is_test, order.id),
    accountChangedAt:
      order.payment_status === 'UNPAID'
        ? await markedAccountChange(work, order.is_test, order.seller_company_id)
        : null,
  });
}

type Change = Parameters<typeof updateOrder>[2];

interface Step {
  action: OrderAction;
  version: number;
  kind: EventKind;
  note: string | null;
  params?: Record<string, string>;
  change: (row: OrderRow, side: Side) => Change;
  also?: (row: OrderRow) => Promise<void>;
}

/** One step of an order: lock, check version and rule, change, record, tell the other side, follow up. */
async function take(work: MemberWork, number: string, step: Step): Promise<Order> {
  const { session, db } = work;
  const found = await findOrder(db, session.is_test, session.company_id, number);
  if (!found) return refuse('ORDER_NOT_FOUND');
  // The request first, then the order: the same way round everywhere, so that two steps never wait for each other.
  if (found.order.rfq_id) await lockRfqById(db, found.order.rfq_id);
  const row = await lockOrder(db, found.order.id);
  if (!row) return refuse('ORDER_NOT_FOUND');
  const side = sideOf(work, row);
  if (row.version !== step.version) return refuse('STALE_VERSION');
  const unpaid = step.action === 'ship' && isUnpaidPrepaid(row);
  if (!mayAct(stateOf(row), side, step.action)) return refuse(unpaid ? 'ORDER_NOT_PAID' : 'ORDER_STATE');
  const changed = await updateOrder(db, row, step.change(row, side), work.now);
  await step.also?.(changed);
  await followStock(work, row, changed);
  await recordStep(work, side, {
    kind: step.kind,
    rfq_id: row.rfq_id,
    order_id: row.id,
    seller_company_id: row.seller_company_id,
    note: step.note,
    params: step.params ?? {},
  });
  await tell(work, row, side === 'buyer' ? row.seller_company_id : row.buyer_company_id, step.kind);
  await finishIfDone(work, changed);
  return getOrder(work, number);
}

function isUnpaidPrepaid(row: OrderRow): boolean {
  return row.status === 'OPEN' && row.payment_term === 'prepaid' && row.payment_status !== 'PAID';
}

async function tell(work: Work, row: OrderRow, companyId: string, kind: EventKind): Promise<void> {
  await notifyCompanies(work, row.is_test, [companyId], {
    kind,
    record_type: 'order',
    record_id: row.order_number,
    title: row.title,
  });
}

/** FINISHED once paid and received; the project ends with its last order. */
async function finishIfDone(work: Work, row: OrderRow): Promise<void> {
  let ended = row;
  if (row.status === 'OPEN' && isFinished({ payment: row.payment_status, delivery: row.delivery_status })) {
    ended = await updateOrder(work.db, row, { status: 'FINISHED' }, work.now);
    await recordSystemStep(work, row.is_test, {
      kind: 'order_finished',
      rfq_id: row.rfq_id,
      order_id: row.id,
      seller_company_id: row.seller_company_id,
    });
    await tell(work, row, row.buyer_company_id, 'order_finished');
    await tell(work, row, row.seller_company_id, 'order_finished');
  }
  if (ended.status === 'OPEN' || !ended.rfq_id) return;
  const rfq = await lockRfqById(work.db, ended.rfq_id);
  const orders = await findOrdersOfRfq(work.db, ended.is_test, ended.rfq_id, null);
  const event = afterOrderEnd(orders.map((order) => order.status));
  if (!rfq || rfq.status !== 'ORD' || !event) return;
  await updateRfq(
    work.db,
    rfq,
    {
      status: follow(projectTransitions, event, rfq.status),
      close_reason: event === 'orders_cancelled' ? 'orders_cancelled' : null,
    },
    work.now,
  );
}

export function reportPayment(
  work: MemberWork,
  number: string,
  input: { version: number; paid_on: string; depositor: string; note: string | null },
) {
  return take(work, number, {
    action: 'report_payment',
    version: input.version,
    kind: 'payment_reported',
    note: input.note,
    params: { paid_on: input.paid_on, depositor: input.depositor },
    change: () => ({ payment_status: 'REPORTED' }),
  });
}

export function confirmPayment(work: MemberWork, number: string, input: { version: number; note: string | null }) {
  return take(work, number, {
    action: 'confirm_payment',
    version: input.version,
    kind: 'payment_confirmed',
    note: input.note,
    change: () => ({ payment_status: 'PAID' }),
  });
}

export function rejectPayment(work: MemberWork, number: string, input: { version: number; reason: string }) {
  return take(work, number, {
    action: 'reject_payment',
    version: input.version,
    kind: 'payment_rejected',
    note: input.reason,
    change: () => ({ payment_status: 'UNPAID' }),
  });
}

export function shipOrder(
  work: MemberWork,
  number: string,
  input: { version: number; carrier: string | null; tracking_number: string | null; note: string | null },
) {
  return take(work, number, {
    action: 'ship',
    version: input.version,
    kind: 'order_shipped',
    note: input.note,
    params: input.carrier ? { carrier: input.carrier } : {},
    change: () => ({ delivery_status: 'SHIPPED' }),
    also: (row) =>
      addShipment(work.db, {
        id: uuid(),
        is_test: row.is_test,
        order_id: row.id,
        carrier: input.carrier,
        tracking_number: input.tracking_number,
        note: input.note,
        shipped_at: work.now,
        counts_as_received_at: new Date(work.now.getTime() + RECEIPT_DAYS * DAY_MS),
      }),
  });
}

export function receiveOrder(work: MemberWork, number: string, input: { version: number; note: string | null }) {
  return take(work, number, {
    action: 'receive',
    version: input.version,
    kind: 'order_received',
    note: input.note,
    change: () => ({ delivery_status: 'RECEIVED' }),
    also: (row) => markReceived(work.db, row.id, work.now),
  });
}

const cancelled = (row: OrderRow, reason: string | null): Change => ({
  status: 'CANCELLED',
  payment_status: row.payment_status === 'PAID' ? 'REFUND_DUE' : row.payment_status,
  cancel_requested_by: null,
  cancel_reason: reason ?? row.cancel_reason,
});

/** Cancels at once while nothing was paid or shipped; later it asks the other side to agree. */
export async function cancelOrder(work: MemberWork, number: string, input: { version: number; reason: string }) {
  const found = await findOrder(work.db, work.session.is_test, work.session.company_id, number);
  const asks = found ? cancelNeedsAgreement(stateOf(found.order)) : false;
  return take(work, number, {
    action: 'cancel',
    version: input.version,
    kind: asks ? 'cancel_requested' : 'order_cancelled',
    note: input.reason,
    change: (row, side) =>
      cancelNeedsAgreement(stateOf(row))
        ? { cancel_requested_by: side, cancel_reason: input.reason }
        : cancelled(row, input.reason),
  });
}

export function answerCancel(
  work: MemberWork,
  number: string,
  input: { version: number; agree: boolean; note: string | null },
) {
  return take(work, number, {
    action: input.agree ? 'agree_cancel' : 'refuse_cancel',
    version: input.version,
    kind: input.agree ? 'order_cancelled' : 'cancel_refused',
    note: input.note,
    change: (row) => (input.agree ? cancelled(row, null) : { cancel_requested_by: null, cancel_reason: null }),
  });
}

export function confirmRefund(work: MemberWork, number: string, input: { version: number; note: string | null }) {
  return take(work, number, {
    action: 'confirm_refund',
    version: input.version,
    kind: 'refund_confirmed',
    note: input.note,
    change: () => ({ payment_status: 'REFUNDED' }),
  });
}

const BATCH = 20;

/** A shipment that nobody answered for a week counts as received. */
export async function receiveDueShipments(work: Work): Promise<number> {
  const due = await findOrdersDueForReceipt(work.db, work.now, BATCH);
  for (const { order_id: id, rfq_id } of due) {
    if (rfq_id) await lockRfqById(work.db, rfq_id);
    const seen = await lockOrder(work.db, id);
    if (!seen || seen.status !== 'OPEN' || seen.delivery_status !== 'SHIPPED') continue;
    const received = await updateOrder(work.db, seen, { delivery_status: 'RECEIVED' }, work.now);
    await markReceived(work.db, id, work.now);
    await recordSystemStep(work, seen.is_test, {
      kind: 'order_received',
      rfq_id: seen.rfq_id,
      order_id: id,
      seller_company_id: seen.seller_company_id,
    });
    await tell(work, seen, seen.buyer_company_id, 'order_received');
    await tell(work, seen, seen.seller_company_id, 'order_received');
    await finishIfDone(work, received);
  }
  return due.length;
}
