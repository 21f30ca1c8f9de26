import type * as z from 'zod';
import { type listOrders, putExportTerms } from '../../../contract/endpoints/order';
import type { PricedOrder } from '../../../contract/entities/order';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { permits } from '../../http/rightOfCall';
import { pageOf, readTimeCursor, timeCursor } from '../../http/page';
import { attachmentsOf } from '../file/attachment.service';
import { describeQuoted } from '../stock/fitting.service';
import { findOrderTimeline } from '../timeline/timeline.repository';
import { findClaims, findShipmentLines, findShipments } from './delivery.repository';
import { presentOrder, presentOrderSummary } from './order.presenter';
import { findOrder, findOrderLines, findOrders } from './order.repository';
import { accountOfOrder } from './orderAccount.service';
import { exportOf } from './orderExport';
import { sideOf } from './orderState';
import { permittedSteps } from './stepRight';

/** Orders of the company on either side. */
export async function listOwnOrders(work: MemberWork, query: z.output<(typeof listOrders)['query']>) {
  const { session, db } = work;
  const { limit, cursor, ...wanted } = query;
  const rows = await findOrders(db, session.company_id, {
    ...wanted,
    cursor: readTimeCursor(cursor),
    limit: limit + 1,
  });
  return pageOf(
    rows,
    limit,
    (row) => presentOrderSummary(row, sideOf(work, row.order), work.language),
    ({ order }) => timeCursor(order.placed_at, order.id),
  );
}

/** One order of the company; anybody else's does not exist. */
export async function getOrder(work: MemberWork, number: string): Promise<PricedOrder> {
  const { session, db } = work;
  const found = await findOrder(db, session.company_id, number);
  if (!found) return fail('ORDER_NOT_FOUND');
  const { order } = found;
  const shipments = await findShipments(db, order.id);
  const side = sideOf(work, order);
  const presented = presentOrder(
    order,
    side,
    found.rfq_number_id,
    {
      lines: await findOrderLines(db, order.id),
      shipments,
      shipped: await findShipmentLines(db, order.id),
      certificates: await attachmentsOf(
        work,
        'shipment',
        shipments.map((shipment) => shipment.id),
      ),
      receipts: (await attachmentsOf(work, 'order', [order.id])).get(order.id) ?? [],
      claims: await findClaims(db, order.id),
      timeline: await findOrderTimeline(db, order.id, side === 'seller' ? session.company_id : null, work.language),
      account: await accountOfOrder(work, order, side),
    },
    work,
  );
  const stated = await exportOf(work, order, side, presented);
  return {
    ...presented,
    export: stated && { ...stated, editable: stated.editable && permits(putExportTerms, session.rights) },
    actions: permittedSteps(presented.actions, session.rights),
  };
}

/** The company's own lots that an order was quoted from: its buyer has none of them. */
export async function orderStock(work: MemberWork, number: string) {
  const found = await findOrder(work.db, work.session.company_id, number);
  if (!found) return fail('ORDER_NOT_FOUND');
  return describeQuoted(work, await findOrderLines(work.db, found.order.id));
}
