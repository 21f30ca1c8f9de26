import type { Endpoint } from '../../../contract/endpoint';
import * as calls from '../../../contract/endpoints/order';
import type { OrderAction } from '../../../contract/entities/order';
import type { Right } from '../../../contract/rights';
import { permits } from '../../http/rightOfCall';

const CALL_OF_STEP: Readonly<Record<OrderAction, Endpoint>> = {
  report_payment: calls.reportPayment,
  confirm_payment: calls.confirmPayment,
  reject_payment: calls.rejectPayment,
  ship: calls.shipOrder,
  add_certificate: calls.addCertificates,
  receive: calls.receiveOrder,
  open_claim: calls.openClaim,
  resolve_claim: calls.resolveClaim,
  agree_settlement: calls.answerSettlement,
  refuse_settlement: calls.answerSettlement,
  confirm_balance: calls.confirmBalance,
  record_tax_invoice: calls.recordTaxInvoice,
  cancel: calls.cancelOrder,
  agree_cancel: calls.answerCancel,
  refuse_cancel: calls.answerCancel,
  confirm_refund: calls.refundOrder,
};

/** Those of the steps that a person with these rights may take. */
export const permittedSteps = (steps: readonly OrderAction[], rights: readonly Right[]): OrderAction[] =>
  steps.filter((step) => permits(CALL_OF_STEP[step], rights));
