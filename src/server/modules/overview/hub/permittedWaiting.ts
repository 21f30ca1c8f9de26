import type { Endpoint } from '../../../../contract/endpoint';
import { getApproval } from '../../../../contract/endpoints/approval';
import { confirmBid } from '../../../../contract/endpoints/bid';
import { answerItemQuestion } from '../../../../contract/endpoints/market';
import { getPurchaseApproval } from '../../../../contract/endpoints/purchaseApproval';
import { getQuotationApproval } from '../../../../contract/endpoints/quotationApproval';
import { sendMessage } from '../../../../contract/endpoints/message';
import * as orders from '../../../../contract/endpoints/order';
import * as quotations from '../../../../contract/endpoints/quotation';
import * as rfqs from '../../../../contract/endpoints/rfq';
import { answerQuestion } from '../../../../contract/endpoints/rfqDialogue';
import type { HubDeadline } from '../../../../contract/entities/hub';
import type { Right } from '../../../../contract/rights';
import { permits } from '../../../http/rightOfCall';
import type { WaitingRow } from './waiting.repository';

/** The call by which each thing that waits is dealt with. */
const CALL_OF_KIND: Readonly<Record<HubDeadline['kind'], Endpoint>> = {
  draft: rfqs.saveRfq,
  question: answerQuestion,
  quotations: rfqs.getComparison,
  award: rfqs.awardRfq,
  closing: rfqs.getRfq,
  // Who decides is found out person by person.
  approval: getApproval,
  purchase_approval: getPurchaseApproval,
  quotation_approval: getQuotationApproval,
  pay: orders.reportPayment,
  receive: orders.receiveOrder,
  refund: orders.refundOrder,
  new: quotations.saveQuotation,
  rerequested: quotations.submitQuotation,
  amended: quotations.submitQuotation,
  bid: confirmBid,
  validity: quotations.extendValidity,
  stock_question: answerItemQuestion,
  ship: orders.shipOrder,
  confirm_payment: orders.confirmPayment,
  settlement: orders.answerSettlement,
  balance: orders.confirmBalance,
  claim: orders.resolveClaim,
  cancel: orders.answerCancel,
};

/** What of a claim falls to a seller: to write back about it. */
const callOf = ({ kind, side }: Pick<WaitingRow, 'kind' | 'side'>): Endpoint =>
  kind === 'claim' && side === 'seller' ? sendMessage : CALL_OF_KIND[kind];

/** Those of the things that wait for a company that a person with these rights may deal with. */
export const permittedWaiting = <Row extends Pick<WaitingRow, 'kind' | 'side'>>(
  rows: readonly Row[],
  rights: readonly Right[],
): Row[] => rows.filter((row) => permits(callOf(row), rights));
