import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PurchaseApproval } from '../../contract/entities/purchaseApproval';
import type { BodyOf } from '../../contract/operationTypes';
import * as routes from '../../contract/routes/purchaseApproval';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';
import { useApiMutation } from './mutation';

type Purchase = BodyOf<typeof routes.checkPurchaseApproval>;

const keys = keysOf(SCOPES.purchase);

/** Purchases of listed stock that wait for the approval line, and whether one would have to. */
export const purchaseApprovalQueries = (api: Api) => ({
  list: () =>
    queryOptions({
      queryKey: keys.lists(),
      queryFn: ({ signal }) => call(routes.listPurchaseApprovals, {}, { api, signal }),
    }),
  one: (number: string) =>
    queryOptions({
      queryKey: keys.detail(number),
      queryFn: ({ signal }) =>
        call(routes.getPurchaseApproval, { params: { purchase_number: number } }, { api, signal }),
    }),
  /** Whether these lines have to be approved before they are bought; the earlier answer stays until the next one is here. */
  check: (lines: Purchase['lines'], cost: Purchase['cost']) =>
    queryOptions({
      queryKey: [SCOPES.purchase, 'check', lines, cost],
      queryFn: ({ signal }) => call(routes.checkPurchaseApproval, { body: { lines, cost } }, { api, signal }),
      placeholderData: keepPreviousData,
      networkMode: 'always',
      retry: false,
    }),
});

const changed = {
  silent: true,
  cache: (approval: PurchaseApproval) => [keys.detail(approval.purchase_number), approval] as const,
  stale: [keys.lists(), [SCOPES.cart], [SCOPES.market], [SCOPES.order], [SCOPES.project], [SCOPES.hub]],
  staleOnError: [[SCOPES.purchase], [SCOPES.cart], [SCOPES.market]],
};

/** Freezes a purchase, reserves its stock and asks its approvers. */
export const useRequestPurchase = () =>
  useApiMutation({
    ...changed,
    call: (send, body: BodyOf<typeof routes.requestPurchaseApproval>) => send(routes.requestPurchaseApproval, { body }),
  });

/** Approves the reader's step; the last approval places the orders. */
export const useApprovePurchase = () =>
  useApiMutation({
    ...changed,
    call: (send, { number, ...body }: { number: string } & BodyOf<typeof routes.approvePurchase>) =>
      send(routes.approvePurchase, { params: { purchase_number: number }, body }),
  });

/** Returns a purchase to the person who requested approval. */
export const useReturnPurchase = () =>
  useApiMutation({
    ...changed,
    call: (send, { number, ...body }: { number: string } & BodyOf<typeof routes.returnPurchase>) =>
      send(routes.returnPurchase, { params: { purchase_number: number }, body }),
  });

/** Takes a purchase back that waits. */
export const useWithdrawPurchase = () =>
  useApiMutation({
    ...changed,
    call: (send, number: string) => send(routes.withdrawPurchase, { params: { purchase_number: number } }),
  });
