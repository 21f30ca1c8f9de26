import type { AuditStep } from '../../../contract/entities/audit';
import type { PricedOrder, OrderAction } from '../../../contract/entities/order';
import { awaitsPrepayment, isFinished, mayAct, type OrderState, type Side } from '../../../domain/states/order';
import { afterOrderEnd, projectTransitions } from '../../../domain/states/project';
import { follow } from '../../../domain/states/transition';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { differences } from '../audit/audit.service';
import { type EventKind, notifyCompanies } from '../push/notify.service';
import { lockRfqById, updateRfq } from '../request/request.repository';
import { recordStep, recordSystemStep } from '../timeline/timeline.service';
import { findClaims, findShipments } from './delivery.repository';
import { getOrder } from './order.service';
import { findOrder, findOrdersOfRfq, lockOrder, type OrderRow, updateOrder } from './order.repository';
import { sideOf, stateOf } from './orderState';
import { followStock } from './stockOrder.service';
import { orderNotice } from './orderNotice';

export type Change = Parameters<typeof updateOrder>[2];

interface Step {
  action: OrderAction;
  version: number;
  kind: AuditStep & EventKind;
  note: string | null;
  params?: Record<string, string>;
  /** What changes on the order itself; may write to what hangs on it, and may refuse. */
  change: (row: OrderRow, side: Side) => Change | Promise<Change>;
}

/** One step of an order: lock, check version and rule, change, record, notify the other side, follow up. */
export async function applyOrderAction(work: MemberWork, number: string, step: Step): Promise<PricedOrder> {
  const { session, db } = work;
  const found = await findOrder(db, session.company_id, number);
  if (!found) return fail('ORDER_NOT_FOUND');
  // The request first, then the order: the same way round everywhere, so that two steps never wait for each other.
  if (found.order.rfq_id) await lockRfqById(db, found.order.rfq_id);
  const row = await lockOrder(db, found.order.id);
  if (!row) return fail('ORDER_NOT_FOUND');
  const side = sideOf(work, row);
  if (row.version !== step.version) return fail('STALE_VERSION');
  if (!mayAct(await presentState(work, row), side, step.action)) {
    return fail(step.action === 'ship' && isUnpaidPrepaid(row) ? 'ORDER_NOT_PAID' : 'ORDER_STATE');
  }
  const changed = await updateOrder(db, row, await step.change(row, side), work.now);
  await followStock(work, row, changed);
  await recordStep(work, side, {
    kind: step.kind,
    rfq_id: row.rfq_id,
    order_id: row.id,
    seller_company_id: row.seller_company_id,
    note: step.note,
    params: step.params ?? {},
    ...differences(statesOf(row), statesOf(changed)),
  });
  await notify(work, row, side === 'buyer' ? row.seller_company_id : row.buyer_company_id, step.kind);
  await finishIfDone(work, changed);
  return getOrder(work, number);
}

const statesOf = ({ status, payment_status, delivery_status }: OrderRow) => ({
  status,
  payment_status,
  delivery_status,
});

async function presentState(work: Work, row: OrderRow): Promise<OrderState> {
  return stateOf(row, await findShipments(work.db, row.id), await findClaims(work.db, row.id), work.now);
}

function isUnpaidPrepaid({ status, payment_term, payment_status: payment }: OrderRow): boolean {
  return status === 'OPEN' && awaitsPrepayment({ payment_term, payment });
}

/** Notifies one side of an order of a step. */
export async function notify(work: Work, row: OrderRow, companyId: string, kind: EventKind): Promise<void> {
  await notifyCompanies(work, [companyId], {
    kind,
    ...orderNotice(row),
  });
}

/** Records an action of the system on an order, and notifies both sides. */
export async function recordSystemChange(work: Work, row: OrderRow, kind: AuditStep & EventKind): Promise<void> {
  await recordSystemStep(work, {
    kind,
    rfq_id: row.rfq_id,
    order_id: row.id,
    seller_company_id: row.seller_company_id,
  });
  await notify(work, row, row.buyer_company_id, kind);
  await notify(work, row, row.seller_company_id, kind);
}

/** FINISHED once nothing is left to pay, to receive, to settle or to resolve; the project ends with its last order. */
export async function finishIfDone(work: Work, row: OrderRow): Promise<void> {
  let ended = row;
  if (row.status === 'OPEN' && isFinished(await presentState(work, row))) {
    ended = await updateOrder(work.db, row, { status: 'FINISHED' }, work.now);
    await recordSystemChange(work, row, 'order_finished');
  }
  if (ended.status === 'OPEN' || !ended.rfq_id) return;
  const rfq = await lockRfqById(work.db, ended.rfq_id);
  const orders = await findOrdersOfRfq(work.db, ended.rfq_id, null);
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
