import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '../../contract/endpoint';
import {
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
} from '../../contract/endpoints/order';
import type { Order } from '../../contract/entities/order';
import { useApi } from '../api/ApiProvider';
import { hasCode } from '../api/ApiError';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';
import { STALE_VERSION } from './staleVersion';

export const orderKeys = keysOf(SCOPES.order);

/** An order as the reader's side sees it. */
export const orderQueries = (api: Api) => ({
  detail: (orderNumber: string) =>
    queryOptions({
      queryKey: orderKeys.detail(orderNumber),
      queryFn: ({ signal }) => call(getOrder, { params: { order_number: orderNumber } }, { api, signal }),
    }),
});

type Body<E extends Endpoint> = NonNullable<EndpointInput<E>['body']>;

/** One step of an order with what it needs. Agreeing to and refusing a cancellation are one call. */
export type OrderStep =
  | { action: 'report_payment'; body: Body<typeof reportPayment> }
  | { action: 'confirm_payment'; body: Body<typeof confirmPayment> }
  | { action: 'reject_payment'; body: Body<typeof rejectPayment> }
  | { action: 'ship'; body: Body<typeof shipOrder> }
  | { action: 'receive'; body: Body<typeof receiveOrder> }
  | { action: 'cancel'; body: Body<typeof cancelOrder> }
  | { action: 'answer_cancel'; body: Body<typeof answerCancel> }
  | { action: 'confirm_refund'; body: Body<typeof refundOrder> }
  | { action: 'open_claim'; body: Body<typeof openClaim> }
  | { action: 'resolve_claim'; claim_id: string; body: Body<typeof resolveClaim> }
  | { action: 'answer_settlement'; body: Body<typeof answerSettlement> }
  | { action: 'confirm_balance'; body: Body<typeof confirmBalance> }
  | { action: 'record_tax_invoice'; body: Body<typeof recordTaxInvoice> };

function take(api: Api, orderNumber: string, step: OrderStep): Promise<Order> {
  const params = { order_number: orderNumber };
  const { action, body } = step;
  switch (action) {
    case 'report_payment':
      return call(reportPayment, { params, body }, { api });
    case 'confirm_payment':
      return call(confirmPayment, { params, body }, { api });
    case 'reject_payment':
      return call(rejectPayment, { params, body }, { api });
    case 'ship':
      return call(shipOrder, { params, body }, { api });
    case 'receive':
      return call(receiveOrder, { params, body }, { api });
    case 'cancel':
      return call(cancelOrder, { params, body }, { api });
    case 'answer_cancel':
      return call(answerCancel, { params, body }, { api });
    case 'confirm_refund':
      return call(refundOrder, { params, body }, { api });
    case 'open_claim':
      return call(openClaim, { params, body }, { api });
    case 'resolve_claim':
      return call(resolveClaim, { params: { ...params, claim_id: step.claim_id }, body }, { api });
    case 'answer_settlement':
      return call(answerSettlement, { params, body }, { api });
    case 'confirm_balance':
      return call(confirmBalance, { params, body }, { api });
    case 'record_tax_invoice':
      return call(recordTaxInvoice, { params, body }, { api });
  }
}

/** Takes a step of an order. Where it was changed elsewhere meanwhile, the newest state is fetched. */
export function useOrderStep(orderNumber: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: OrderStep) => take(api, orderNumber, step),
    onSuccess: (order) => {
      client.setQueryData(orderKeys.detail(orderNumber), order);
      return Promise.all([
        client.invalidateQueries({ queryKey: orderKeys.lists() }),
        client.invalidateQueries({ queryKey: [SCOPES.project] }),
        client.invalidateQueries({ queryKey: [SCOPES.sellerRequest] }),
      ]);
    },
    onError: (error) =>
      hasCode(error, STALE_VERSION) ? client.invalidateQueries({ queryKey: orderKeys.all() }) : undefined,
  });
}

/** States what the invoices of an order say. Where it was changed elsewhere meanwhile, the newest state is fetched. */
export function useExportTerms(orderNumber: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: Body<typeof putExportTerms>) =>
      call(putExportTerms, { params: { order_number: orderNumber }, body }, { api }),
    onSuccess: (order) => client.setQueryData(orderKeys.detail(orderNumber), order),
    onError: (error) =>
      hasCode(error, STALE_VERSION) ? client.invalidateQueries({ queryKey: orderKeys.all() }) : undefined,
  });
}

/** The seller asks to be paid to its present account. */
export function useAccountOffer(orderNumber: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: Body<typeof offerAccount>) =>
      call(offerAccount, { params: { order_number: orderNumber }, body }, { api }),
    onSuccess: (order) => client.setQueryData(orderKeys.detail(orderNumber), order),
    onError: (error) =>
      hasCode(error, STALE_VERSION) ? client.invalidateQueries({ queryKey: orderKeys.all() }) : undefined,
  });
}

/** The buyer agrees to the account that the seller offered, or keeps that of the order. */
export function useAccountAnswer(orderNumber: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: Body<typeof answerAccount>) =>
      call(answerAccount, { params: { order_number: orderNumber }, body }, { api }),
    onSuccess: (order) => client.setQueryData(orderKeys.detail(orderNumber), order),
    onError: (error) =>
      hasCode(error, STALE_VERSION) ? client.invalidateQueries({ queryKey: orderKeys.all() }) : undefined,
  });
}
