import type { MemberWork } from '../../http/context';
import { isPartyOfOrder, isPartyOfShipment } from './order.repository';

/** Files of an order, such as the receipt of a transfer, are for its two companies. */
export function mayReadOrderFiles(work: MemberWork, orderId: string): Promise<boolean> {
  return isPartyOfOrder(work.db, work.session.company_id, orderId);
}

/** Certificates of a shipment are for the two companies of its order. */
export function mayReadShipmentFiles(work: MemberWork, shipmentId: string): Promise<boolean> {
  return isPartyOfShipment(work.db, work.session.company_id, shipmentId);
}
