import type { Work } from '../http/context';
import { checkApprovals } from '../modules/award/approval/dueApprovals.service';
import { lapseDueBids } from '../modules/award/bid.service';
import { checkPurchases } from '../modules/cart/approval/duePurchases.service';
import { checkQuotations } from '../modules/quotation/approval/dueQuotations.service';
import { useDueAccounts } from '../modules/company/bankAccount.service';
import { receiveDueShipments, remindOfReceipts } from '../modules/order/dueReceipts.service';
import { lapseUnpaidStockOrders } from '../modules/order/stockOrder.service';
import { announceSteps } from '../modules/machine/delivery.service';
import { sendDueDigests } from '../modules/push/digest.service';
import { publishPriceIndex } from '../modules/statistics/priceIndex.service';
import { closeDueRfqs } from '../modules/request/closing.service';
import { remindOfDeadlines } from '../modules/request/reminder.service';

/** Does what is due at `work.now`. */
export type Run = (work: Work) => Promise<unknown>;

/** What time makes due in the trade; done apart for test data and for real data. */
export const DUE_TASKS: ReadonlyArray<readonly [name: string, run: Run]> = [
  ['close requests', closeDueRfqs],
  ['remind of deadlines', remindOfDeadlines],
  ['lapse bids', lapseDueBids],
  ['check approvals', checkApprovals],
  ['check purchases', checkPurchases],
  ['check quotations', checkQuotations],
  ['remind of receipts', remindOfReceipts],
  ['receive shipments', receiveDueShipments],
  ['lapse unpaid stock orders', lapseUnpaidStockOrders],
  ['publish price index', publishPriceIndex],
  ['use changed bank accounts', useDueAccounts],
  ['announce steps', announceSteps],
  ['send daily mails', sendDueDigests],
];
