import { PDF } from '../../../../contract/fileAnswer';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import type { OrderPaper } from '../../../../contract/endpoints/paper';
import type { MemberWork } from '../../../http/context';
import { refuse } from '../../../http/fail';
import type { Paper } from '../../../ports/pdf/paper';
import { getOrder } from '../order/order.service';
import { companySnapshotOf } from '../order/placing.service';
import { getRequest } from '../quotation/sellerRequest.service';
import { packingList } from './packingList';
import { purchaseOrder, statement } from './orderPaper';
import { quotationPaper } from './quotationPaper';

const builders = { purchase_order: purchaseOrder, statement } as const;

/** A paper of an order, for its two companies, in the reader's language first. */
export async function printOrder(work: MemberWork, number: string, kind: OrderPaper): Promise<FileAnswer> {
  return printedPaper(work, builders[kind](await getOrder(work, number), work.language));
}

/** The packing list of one shipment, for the two companies of its order. */
export async function printPackingList(work: MemberWork, number: string, shipmentId: string): Promise<FileAnswer> {
  const order = await getOrder(work, number);
  const shipment = order.shipments.find((one) => one.id === shipmentId) ?? refuse('ORDER_NOT_FOUND');
  return printedPaper(work, packingList(order, shipment, work.language));
}

/** The seller's own quotation as the buyer has it: the newest submitted revision. */
export async function printQuotation(work: MemberWork, number: string): Promise<FileAnswer> {
  const { session } = work;
  const request = await getRequest(work, number);
  if (!request.quotation) return refuse('QUOTATION_NOT_FOUND');
  const seller = await companySnapshotOf(work, session.is_test, session.company_id, session.account_id);
  return printedPaper(work, quotationPaper(request, request.quotation, seller, work.language));
}

/** A paper as a file that is named after it. */
export async function printedPaper(work: MemberWork, paper: Paper): Promise<FileAnswer> {
  const bytes = await work.app.printer.print(paper);
  return { name: `${paper.title} ${paper.number}.pdf`, type: PDF, content: new Uint8Array(bytes) };
}
