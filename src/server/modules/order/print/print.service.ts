import { PDF } from '../../../../contract/mediaTypes';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import type { Language } from '../../../../contract/constants';
import type { DeliveryPaper, OrderPaper } from '../../../../contract/endpoints/paper';
import type { PictureKind } from '../../../../contract/entities/company';
import type { MissingFact } from '../../../../contract/entities/exportTerms';
import type { PricedOrder } from '../../../../contract/entities/order';
import { pictureType } from '../../../../domain/company/pictureType';
import { isKoreanNumber } from '../../../../domain/company/registrationNumber';
import type { Side } from '../../../../domain/states/order';
import type { FileWork, MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { requireMoney } from '../../../http/hiddenMoney';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { boxesOf } from '../../award/approval/approvalBoxes';
import { approvalOfOrder } from '../../cart/approval/purchaseApproval.service';
import { findOrder, findOrderNotes } from '../order.repository';
import { getOrder } from '../order.service';
import { pictureOf, readCompanyDetail } from '../../company/companyDetail.service';
import { companySnapshotOf } from '../placing.service';
import { approvalOfSubmitted, readQuotationApproval } from '../../quotation/approval/quotationApproval.service';
import { getRequest } from '../../quotation/sellerRequest.service';
import { commercialInvoice, type InvoiceFacts, proformaInvoice } from './invoiceDocument';
import { packingList } from './packingList';
import { type Signing, UNSIGNED } from '../../../print/documentParts';
import { purchaseOrder } from './purchaseOrder';
import { quotationDocument } from '../../quotation/quotationDocument';
import { statement } from './statementDocument';

const aboutDelivery = { statement, packing_list: packingList } as const;

/** A document of an order, for its two companies, in the requested language or else the reader's. */
export async function printOrder(
  work: FileWork,
  number: string,
  kind: OrderPaper,
  language: Language = work.language,
): Promise<FileAnswer> {
  const order = await getOrder(work, number);
  if (kind === 'purchase_order') {
    const notes = await findOrderNotes(work.db, work.session.company_id, number);
    return pdfFile(work, purchaseOrder(order, language, await signingOfPurchase(work, order, language), notes));
  }
  const given = invoiceFacts(order, order.export?.missing);
  return pdfFile(work, proformaInvoice(order, given, await signingOf(work, 'seller', number)));
}

/**
 * A document of one delivery, for the two companies of its order. The statement is one of Korean law: between Korean
 * companies it is in Korean unless another language was requested.
 */
export async function printDelivery(
  work: FileWork,
  { order_number, shipment_id, kind }: { order_number: string; shipment_id: string; kind: DeliveryPaper },
  requested?: Language,
): Promise<FileAnswer> {
  if (kind !== 'packing_list') requireMoney(work.session);
  const order = await getOrder(work, order_number);
  const shipment = order.shipments.find((one) => one.id === shipment_id) ?? fail('ORDER_NOT_FOUND');
  const signing = await signingOf(work, 'seller', order_number);
  if (kind === 'commercial_invoice') {
    const lacking = order.export?.deliveries.find((one) => one.shipment_id === shipment_id)?.missing;
    return pdfFile(work, commercialInvoice(order, shipment, invoiceFacts(order, lacking), signing));
  }
  const korean = [order.buyer, order.seller].every((one) => isKoreanNumber(one.company_registration_number));
  const own = kind === 'statement' && korean ? 'ko' : work.language;
  return pdfFile(work, aboutDelivery[kind](order, shipment, requested ?? own, signing));
}

/** What an invoice of this order says; refuses an order in won, one without an account, and names what else is missing. */
function invoiceFacts({ export: stated }: PricedOrder, missing: readonly MissingFact[] = []): InvoiceFacts {
  if (!stated) return fail('EXPORT_CURRENCY');
  const { terms, account, seller, buyer } = stated;
  const others = missing.filter(({ fact }) => fact !== 'account');
  if (others.length > 0 || !terms) {
    return fail('INVOICE_INCOMPLETE', {
      issues: missing.map(({ fact, line_nos }) => ({
        path: line_nos.length > 0 ? [fact, ...line_nos] : [fact],
        code: 'required',
      })),
    });
  }
  return account ? { terms, account, seller, buyer } : fail('INVOICE_ACCOUNT');
}

/** The seller's own quotation as the buyer has it: the newest submitted revision. */
export async function printQuotation(
  work: FileWork,
  number: string,
  language: Language = work.language,
): Promise<FileAnswer> {
  const { session } = work;
  // The recipient is named in the document's language, for every reader.
  const request = await getRequest({ ...work, language }, number);
  if (!request.quotation) return fail('QUOTATION_NOT_FOUND');
  const seller = await companySnapshotOf(work, session.company_id, session.account_id);
  const approval = await approvalOfSubmitted(work, number, request.quotation);
  const signing = { ...(await ownSigning(work)), approved: approval ? boxesOf(approval, language) : undefined };
  return pdfFile(work, quotationDocument(request, request.quotation, seller, language, signing));
}

/** The own quotation that waits for approval, for its approvers: without seal, since nobody has submitted it. */
export async function printAwaitingQuotation(
  work: FileWork,
  number: string,
  language: Language = work.language,
): Promise<FileAnswer> {
  requireMoney(work.session);
  const { company_id, account_id } = work.session;
  const request = await getRequest({ ...work, language }, number);
  const { approval } = await readQuotationApproval(work, number);
  if (approval?.status !== 'waiting' || !approval.quotation) return fail('QUOTATION_NOT_FOUND');
  const seller = await companySnapshotOf(work, company_id, account_id);
  const signing = { ...(await ownSigning(work)), seal: null, approved: boxesOf(approval, language) };
  return pdfFile(work, quotationDocument(request, approval.quotation, seller, language, signing, 'awaiting'));
}

/**
 * What one side of an order puts on a document that it issues: its logo for both readers, its seal and boxes of approval for
 * its own people alone.
 */
async function signingOf(work: MemberWork, issuer: Side, orderNumber: string): Promise<Signing> {
  const { session, db } = work;
  const { order } = (await findOrder(db, session.company_id, orderNumber)) ?? fail('ORDER_NOT_FOUND');
  const company = issuer === 'buyer' ? order.buyer_company_id : order.seller_company_id;
  if (company === session.company_id) return ownSigning(work);
  return { ...UNSIGNED, logo: await printedPicture(work, company, 'logo') };
}

/** What the buyer puts on a purchase order; one that was approved shows its approval line to the buyer's own people. */
async function signingOfPurchase(work: MemberWork, order: PricedOrder, language: Language): Promise<Signing> {
  const { order_number, side, rfq_number_id } = order;
  const signing = await signingOf(work, 'buyer', order_number);
  if (side !== 'buyer' || rfq_number_id !== null) return signing;
  const approval = await approvalOfOrder(work, order_number);
  return { ...signing, approved: approval ? boxesOf(approval, language) : undefined };
}

/** What the reader's company puts on a document that it issues itself; nobody else signs with its seal. */
export async function ownSigning(work: MemberWork): Promise<Signing> {
  const { company_id } = work.session;
  const { approval_titles } = await readCompanyDetail(work);
  const [seal, logo] = [await printedPicture(work, company_id, 'seal'), await printedPicture(work, company_id, 'logo')];
  return { seal, logo, approval_titles };
}

async function printedPicture(work: MemberWork, companyId: string, kind: PictureKind): Promise<string | null> {
  const bytes = await pictureOf(work, companyId, kind);
  return bytes && `data:image/${pictureType(bytes)};base64,${bytes.toString('base64')}`;
}

/** A document as a file that is named after it. */
export async function pdfFile({ making }: FileWork, document: PdfDocument): Promise<FileAnswer> {
  const content = new Uint8Array(await making.print(document));
  return { name: `${document.title} ${document.number}.pdf`, type: PDF, content };
}
