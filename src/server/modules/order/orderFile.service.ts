import type { MemberWork } from '../../http/context';
import { seesMoney } from '../../http/hiddenMoney';
import { isPartyOfOrder, isPartyOfShipment } from './order.repository';

/** Files of an order, receipts of transfers, are for those of its two companies who see what it costs. */
export async function mayReadOrderFiles(work: MemberWork, orderId: string): Promise<boolean> {
  return seesMoney(work.session.rights) && isPartyOfOrder(work.db, work.session.company_id, orderId);
}

/** Certificates of a shipment are for the two companies of its order. */
export function mayReadShipmentFiles(work: MemberWork, shipmentId: string): Promise<boolean> {
  return isPartyOfShipment(work.db, work.session.company_id, shipmentId);
}
