import { queryOptions } from '@tanstack/react-query';
import type { EndpointRoute } from '../../contract/endpoint';
import type { BodyOf } from '../../contract/operationTypes';
import {
  addCertificates,
  answerAccount,
  answerCancel,
  answerSettlement,
  cancelOrder,
  confirmBalance,
  confirmPayment,
  getOrder,
  offerAccount,
  openClaim,
  putExportTerms,
  receiveOrder,
  recordTaxInvoice,
  refundOrder,
  rejectPayment,
  reportPayment,
  resolveClaim,
  shipOrder,
} from '../../contract/routes/order';
import { stockShipment } from '../../contract/routes/ownStock';
import { ERROR_CODES } from '../../contract/errorCodes';
import type { Order } from '../../contract/entities/order';
import { hasCode } from '../api/ApiError';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';
import { type Send, useApiMutation } from './mutation';

export const orderKeys = keysOf(SCOPES.order);

/** An order as the reader's side sees it. */
export const orderQueries = (api: Api) => ({
  detail: (orderNumber: string) =>
    queryOptions({
      queryKey: orderKeys.detail(orderNumber),
      queryFn: ({ signal }) => call(getOrder, { params: { order_number: orderNumber } }, { api, signal }),
    }),
});

type Body<E extends EndpointRoute> = BodyOf<E>;

/** One step of an order with what it needs. Agreeing to and refusing a cancellation are one call. */
export type OrderStep =
  | { action: 'report_payment'; body: Body<typeof reportPayment> }
  | { action: 'confirm_payment'; body: Body<typeof confirmPayment> }
  | { action: 'reject_payment'; body: Body<typeof rejectPayment> }
  | { action: 'ship'; body: Body<typeof shipOrder> }
  | { action: 'add_certificate'; shipment_id: string; body: Body<typeof addCertificates> }
  | { action: 'receive'; body: Body<typeof receiveOrder> }
  | { action: 'cancel'; body: Body<typeof cancelOrder> }
  | { action: 'answer_cancel'; body: Body<typeof answerCancel> }
  | { action: 'confirm_refund'; body: Body<typeof refundOrder> }
  | { action: 'open_claim'; body: Body<typeof openClaim> }
  | { action: 'resolve_claim'; claim_id: string; body: Body<typeof resolveClaim> }
  | { action: 'answer_settlement'; body: Body<typeof answerSettlement> }
  | { action: 'confirm_balance'; body: Body<typeof confirmBalance> }
  | { action: 'record_tax_invoice'; body: Body<typeof recordTaxInvoice> };

function sendStep(send: Send, orderNumber: string, step: OrderStep): Promise<Order> {
  const params = { order_number: orderNumber };
  const { action, body } = step;
  switch (action) {
    case 'report_payment':
      return send(reportPayment, { params, body });
    case 'confirm_payment':
      return send(confirmPayment, { params, body });
    case 'reject_payment':
      return send(rejectPayment, { params, body });
    case 'ship':
      return send(shipOrder, { params, body });
    case 'add_certificate':
      return send(addCertificates, { params: { ...params, shipment_id: step.shipment_id }, body });
    case 'receive':
      return send(receiveOrder, { params, body });
    case 'cancel':
      return send(cancelOrder, { params, body });
    case 'answer_cancel':
      return send(answerCancel, { params, body });
    case 'confirm_refund':
      return send(refundOrder, { params, body });
    case 'open_claim':
      return send(openClaim, { params, body });
    case 'resolve_claim':
      return send(resolveClaim, { params: { ...params, claim_id: step.claim_id }, body });
    case 'answer_settlement':
      return send(answerSettlement, { params, body });
    case 'confirm_balance':
      return send(confirmBalance, { params, body });
    case 'record_tax_invoice':
      return send(recordTaxInvoice, { params, body });
  }
}

/** The answer is the order as it is now. Where it was changed elsewhere meanwhile, the newest state is fetched. */
const newest = (orderNumber: string) => ({
  cache: (order: Order) => [orderKeys.detail(orderNumber), order] as const,
  staleOnError: (error: Error) => (hasCode(error, ERROR_CODES.STALE_VERSION) ? [orderKeys.all()] : []),
});

/** Takes a step of an order. */
export const useOrderStep = (orderNumber: string) =>
  useApiMutation({
    call: (send, step: OrderStep) => sendStep(send, orderNumber, step),
    stale: [orderKeys.lists(), [SCOPES.project], [SCOPES.sellerRequest]],
    ...newest(orderNumber),
  });

/** Takes what arrived of a shipment into an own warehouse. */
export const useStockShipment = (orderNumber: string) =>
  useApiMutation({
    call: (send, { shipment_id, warehouse_id }: { shipment_id: string; warehouse_id: string }) =>
      send(stockShipment, { params: { order_number: orderNumber, shipment_id }, body: { warehouse_id } }),
    stale: [[SCOPES.stock]],
    ...newest(orderNumber),
    silent: true,
  });

/** States what the invoices of an order say. */
export const useExportTerms = (orderNumber: string) =>
  useApiMutation({
    call: (send, body: Body<typeof putExportTerms>) =>
      send(putExportTerms, { params: { order_number: orderNumber }, body }),
    ...newest(orderNumber),
    silent: true,
  });

/** The seller asks to be paid to its present account. */
export const useAccountOffer = (orderNumber: string) =>
  useApiMutation({
    call: (send, body: Body<typeof offerAccount>) =>
      send(offerAccount, { params: { order_number: orderNumber }, body }),
    ...newest(orderNumber),
    silent: true,
  });

/** The buyer agrees to the account that the seller offered, or keeps that of the order. */
export const useAccountAnswer = (orderNumber: string) =>
  useApiMutation({
    call: (send, body: Body<typeof answerAccount>) =>
      send(answerAccount, { params: { order_number: orderNumber }, body }),
    ...newest(orderNumber),
    silent: true,
  });
