import { useCallback } from 'react';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  getPastPrices,
  getRevision,
  listRevisions,
  askValidity,
  declineRequest,
  extendValidity,
  getSellerRequest,
  listSellerRequests,
  saveQuotation,
  submitQuotation,
  withdrawQuotation,
} from '../../contract/routes/quotation';
import { getOwnStock } from '../../contract/routes/ownStock';
import type { QuotationInput, SellerRequest } from '../../contract/entities/quotation';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { keysOf, SCOPES } from './keys';
import { useApiMutation } from './mutation';
import type { ParsedQueryOf } from '../../contract/operationTypes';

type ListQuery = ParsedQueryOf<typeof listSellerRequests>;

/** What the list is narrowed by, and its order; absent parts do not count. */
export type SellerRequestFilter = {
  [Name in Exclude<keyof ListQuery, 'cursor' | 'limit'>]?: ListQuery[Name] | undefined;
};

export const sellerRequestKeys = keysOf(SCOPES.sellerRequest);

/** Requests that this company may quote, as lists and one by one. */
export const sellerRequestQueries = (api: Api) => ({
  list: (filter: SellerRequestFilter) =>
    infiniteQueryOptions({
      queryKey: sellerRequestKeys.list(filter),
      queryFn: ({ pageParam, signal }) =>
        call(listSellerRequests, { query: { ...filter, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: sellerRequestKeys.detail(id),
      queryFn: ({ signal }) => call(getSellerRequest, { params: { rfq_number_id: id } }, { api, signal }),
      enabled: id !== '',
    }),
});

/** Of one's own quotation: earlier revisions, and the own earlier prices of the same items. */
export const quotationHistoryQueries = (api: Api) => ({
  revisions: (id: string) =>
    queryOptions({
      queryKey: [SCOPES.sellerRequest, 'revisions', id] as const,
      queryFn: ({ signal }) => call(listRevisions, { params: { rfq_number_id: id } }, { api, signal }),
    }),
  revision: (id: string, revision: number) =>
    queryOptions({
      queryKey: [SCOPES.sellerRequest, 'revisions', id, revision] as const,
      queryFn: ({ signal }) => call(getRevision, { params: { rfq_number_id: id, revision } }, { api, signal }),
    }),
  ownStock: (id: string) =>
    queryOptions({
      queryKey: [SCOPES.sellerRequest, 'ownStock', id] as const,
      queryFn: ({ signal }) => call(getOwnStock, { params: { rfq_number_id: id } }, { api, signal }),
    }),
  past: (id: string) =>
    queryOptions({
      queryKey: [SCOPES.sellerRequest, 'past', id] as const,
      queryFn: ({ signal }) => call(getPastPrices, { params: { rfq_number_id: id } }, { api, signal }),
    }),
});

/** Puts the answered record into the cache and lets lists and the project view load again. */
const answered = {
  cache: (request: SellerRequest) => [sellerRequestKeys.detail(request.rfq_number_id), request] as const,
  stale: [sellerRequestKeys.lists(), [SCOPES.project]],
};

/** Notifies the buyer that no quotation will come, and why. */
export const useDeclineRequest = () =>
  useApiMutation({
    call: (send, { id, reason }: { id: string; reason: string }) =>
      send(declineRequest, { params: { rfq_number_id: id }, body: { reason } }),
    silent: true,
    ...answered,
  });

/**
 * Keeps the quotation as a draft; the form, which saves again, shows failures. The cached request stays as it was
 * while the form is open, for it may hold thousands of lines: `useForgetSaved` gives it up when the form is left.
 */
export const useSaveQuotation = () =>
  useApiMutation({
    call: (send, { id, input, written }: { id: string; input: QuotationInput; written: Blob }) =>
      send(saveQuotation, { params: { rfq_number_id: id }, body: input }, { written }),
    silent: true,
    stale: [{ queryKey: sellerRequestKeys.lists(), refetchType: 'none' }],
  });

/**
 * Removes the cached request whose draft was saved, so that the next screen that shows it fetches it first; one that is shown
 * already stays in sight until it is there.
 */
export function useForgetSaved() {
  const client = useQueryClient();
  return useCallback(
    (id: string) => {
      const query = { queryKey: sellerRequestKeys.detail(id), exact: true };
      const shown = client.getQueryCache().find(query)?.isActive();
      return shown ? client.invalidateQueries(query) : client.resetQueries(query);
    },
    [client],
  );
}

/** Submits the quotation. */
export const useSubmitQuotation = () =>
  useApiMutation({
    call: (send, { id, input }: { id: string; input: QuotationInput }) =>
      send(submitQuotation, { params: { rfq_number_id: id }, body: input }),
    silent: true,
    ...answered,
  });

/** Lets an own quotation stand until a later day. */
export const useExtendValidity = () =>
  useApiMutation({
    call: (send, { id, ...body }: { id: string; version: number; stands_until: string }) =>
      send(extendValidity, { params: { rfq_number_id: id }, body }),
    silent: true,
    ...answered,
  });

/** Asks the seller of an expired quotation whether it still stands. */
export const useAskValidity = () =>
  useApiMutation({
    call: (send, { id, quotation_id }: { id: string; quotation_id: string }) =>
      send(askValidity, { params: { rfq_number_id: id, quotation_id }, body: {} }),
    stale: [[SCOPES.comparison]],
  });

/** Takes the quotation back before the deadline. */
export const useWithdrawQuotation = () =>
  useApiMutation({
    call: (send, { id, version }: { id: string; version: number }) =>
      send(withdrawQuotation, { params: { rfq_number_id: id }, body: { version } }),
    silent: true,
    ...answered,
  });
