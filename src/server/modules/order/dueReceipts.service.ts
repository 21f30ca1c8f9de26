import { RECEIPT_REMINDER_DAYS } from '../../../contract/constants';
import type { Work } from '../../http/context';
import { lockRfqById } from '../request/request.repository';
import { claimReminders, findOrdersDueForReceipt, findShipments, markReceived } from './delivery.repository';
import { lockOrder, updateOrder } from './order.repository';
import { finishIfDone, recordSystemChange, notify } from './step.service';
import { DAY_MS } from '../../../domain/time/spans';

const BATCH = 20;

/** A shipment that nobody answered within its week (`countsAsReceivedAt`) counts as received. */
export async function receiveDueShipments(work: Work): Promise<number> {
  const due = await findOrdersDueForReceipt(work.db, work.now, BATCH);
  for (const { order_id: id, rfq_id } of due) {
    if (rfq_id) await lockRfqById(work.db, rfq_id);
    const seen = await lockOrder(work.db, id);
    const open = (await findShipments(work.db, id)).filter((shipment) => shipment.received_at === null);
    const taken = open.filter((shipment) => shipment.counts_as_received_at <= work.now);
    if (!seen || seen.status !== 'OPEN' || taken.length === 0) continue;
    await markReceived(
      work.db,
      taken.map((shipment) => shipment.id),
      [],
      work.now,
    );
    const all = seen.delivery_status === 'SHIPPED' && taken.length === open.length;
    const received = await updateOrder(work.db, seen, all ? { delivery_status: 'RECEIVED' } : {}, work.now);
    await recordSystemChange(work, seen, 'order_received_unanswered');
    await finishIfDone(work, received);
  }
  return due.length;
}

/** Two days before that, the buyer is reminded, once per shipment. */
export async function remindOfReceipts(work: Work): Promise<number> {
  const receivedBy = new Date(work.now.getTime() + RECEIPT_REMINDER_DAYS * DAY_MS);
  const orders = await claimReminders(work.db, receivedBy, work.now, BATCH);
  for (const order of orders) await notify(work, order, order.buyer_company_id, 'receipt_reminder');
  return orders.length;
}
