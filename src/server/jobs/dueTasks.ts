import type { WaitingKind } from '../db/waitingWork.sql';
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

/** A task's name, what it does, and which kind of work has to wait for that. */
export type DueTask = readonly [name: string, run: Run, waits: WaitingKind];

/** What time makes due in the trade; done apart for test data and for real data. */
export const DUE_TASKS: readonly DueTask[] = [
  ['close requests', closeDueRfqs, 'close requests'],
  ['remind of deadlines', remindOfDeadlines, 'remind of deadlines'],
  ['lapse bids', lapseDueBids, 'lapse bids'],
  ['check approvals', checkApprovals, 'check approvals'],
  ['check purchases', checkPurchases, 'check approvals'],
  ['check quotations', checkQuotations, 'check approvals'],
  ['remind of receipts', remindOfReceipts, 'receive shipments'],
  ['receive shipments', receiveDueShipments, 'receive shipments'],
  ['lapse unpaid stock orders', lapseUnpaidStockOrders, 'lapse unpaid stock orders'],
  ['publish price index', publishPriceIndex, 'publish price index'],
  ['use changed bank accounts', useDueAccounts, 'use changed bank accounts'],
  ['announce steps', announceSteps, 'announce steps'],
  ['send daily mails', sendDueDigests, 'send daily mails'],
];
