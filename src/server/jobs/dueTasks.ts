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

/** A task, and the kind of work that has to wait for it where that has another name. */
export type DueTask = { run: Run } & ({ name: WaitingKind } | { name: string; kind: WaitingKind });

/** The kind of work that a task does. */
export const kindOf = (task: DueTask): WaitingKind => ('kind' in task ? task.kind : task.name);

/** What time makes due in the trade; done apart for test data and for real data. */
export const DUE_TASKS: readonly DueTask[] = [
  { name: 'close requests', run: closeDueRfqs },
  { name: 'remind of deadlines', run: remindOfDeadlines },
  { name: 'lapse bids', run: lapseDueBids },
  { name: 'check approvals', run: checkApprovals },
  { name: 'check purchases', run: checkPurchases, kind: 'check approvals' },
  { name: 'check quotations', run: checkQuotations, kind: 'check approvals' },
  { name: 'remind of receipts', run: remindOfReceipts, kind: 'receive shipments' },
  { name: 'receive shipments', run: receiveDueShipments },
  { name: 'lapse unpaid stock orders', run: lapseUnpaidStockOrders },
  { name: 'publish price index', run: publishPriceIndex },
  { name: 'use changed bank accounts', run: useDueAccounts },
  { name: 'announce steps', run: announceSteps },
  { name: 'send daily mails', run: sendDueDigests },
];
