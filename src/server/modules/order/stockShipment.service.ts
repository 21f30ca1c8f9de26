import type { PricedOrder } from '../../../contract/entities/order';
import { receivedLots } from '../../../domain/stock/receivedLots';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { addLots } from '../stock/item.service';
import { findShipmentLines, findShipments, markStocked } from './delivery.repository';
import { findOrder, findOrderLines, lockOrder } from './order.repository';
import { getOrder } from './order.service';
import { sideOf } from './orderState';

/**
 * What the buyer received of a shipment becomes lots of its own warehouse, once. The order does not change: its seller learns
 * nothing of it.
 */
export async function stockShipment(
  work: MemberWork,
  number: string,
  shipmentId: string,
  { warehouse_id }: { warehouse_id: string },
): Promise<PricedOrder> {
  const { db, session, now } = work;
  const found = await findOrder(db, session.company_id, number);
  if (!found) return fail('ORDER_NOT_FOUND');
  if (sideOf(work, found.order) !== 'buyer') return fail('ORDER_STATE');
  const order = (await lockOrder(db, found.order.id)) ?? fail('ORDER_NOT_FOUND');
  const shipment = (await findShipments(db, order.id)).find(({ id }) => id === shipmentId);
  if (!shipment) return fail('ORDER_NOT_FOUND');
  const lines = (await findShipmentLines(db, order.id))
    .filter((line) => line.shipment_id === shipmentId)
    .map(({ trade_line_id, received_qty, heat_numbers }) => ({ line_id: trade_line_id, received_qty, heat_numbers }));
  const note = `${number} · ${shipment.shipment_no}`;
  const lots = receivedLots(lines, await findOrderLines(db, order.id), { warehouse_id, note });
  if (shipment.received_at === null || shipment.stocked_at !== null || lots.length === 0) return fail('ORDER_STATE');
  await addLots(work, lots);
  await markStocked(db, shipmentId, now);
  return getOrder(work, number);
}
