import { useCallback } from 'react';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod';
import { getPastPrices, getRevision, listRevisions } from '../../contract/endpoints/quotationHistory';
import {
  askValidity,
  declineRequest,
  extendValidity,
  getSellerRequest,
  listSellerRequests,
  saveQuotation,
  submitQuotation,
  withdrawQuotation,
} from '../../contract/endpoints/quotation';
import type { QuotationInput, SellerRequest } from '../../contract/entities/quotation';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { keysOf, SCOPES } from './keys';

type ListQuery = z.output<typeof listSellerRequests.query>;

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
  past: (id: string) =>
    queryOptions({
      queryKey: [SCOPES.sellerRequest, 'past', id] as const,
      queryFn: ({ signal }) => call(getPastPrices, { params: { rfq_number_id: id } }, { api, signal }),
    }),
});

/** Puts the answered record into the cache and lets lists and the project view load again. */
function useKeepAnswer() {
  const client = useQueryClient();
  return (request: SellerRequest) => {
    client.setQueryData(sellerRequestKeys.detail(request.rfq_number_id), request);
    return Promise.all([
      client.invalidateQueries({ queryKey: sellerRequestKeys.lists() }),
      client.invalidateQueries({ queryKey: [SCOPES.project] }),
    ]);
  };
}

/** Tells the buyer that no quotation will come, and why. */
export function useDeclineRequest() {
  const api = useApi();
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(declineRequest, { params: { rfq_number_id: id }, body: { reason } }, { api }),
    meta: { silent: true },
    onSuccess: keep,
  });
}

/**
 * Keeps the quotation as a draft; failures are told by the form, which saves again. The cached request stays as it was
 * while the form is open, for it may hold thousands of lines: `useForgetSaved` gives it up when the form is left.
 */
export function useSaveQuotation() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input, written }: { id: string; input: QuotationInput; written: Blob }) =>
      call(saveQuotation, { params: { rfq_number_id: id }, body: input }, { api, written }),
    meta: { silent: true },
    onSuccess: () => client.invalidateQueries({ queryKey: sellerRequestKeys.lists(), refetchType: 'none' }),
  });
}

/** Gives up the cached request whose draft was saved, so that whoever shows it next asks the server first. */
export function useForgetSaved() {
  const client = useQueryClient();
  return useCallback(
    (id: string) => client.resetQueries({ queryKey: sellerRequestKeys.detail(id), exact: true }),
    [client],
  );
}

/** Submits the quotation. */
export function useSubmitQuotation() {
  const api = useApi();
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, input }: { id: string; input: QuotationInput }) =>
      call(submitQuotation, { params: { rfq_number_id: id }, body: input }, { api }),
    meta: { silent: true },
    onSuccess: keep,
  });
}

/** Lets an own quotation stand until a later day. */
export function useExtendValidity() {
  const api = useApi();
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; stands_until: string }) =>
      call(extendValidity, { params: { rfq_number_id: id }, body }, { api }),
    meta: { silent: true },
    onSuccess: keep,
  });
}

/** Asks the seller of an expired quotation whether it still stands. */
export function useAskValidity() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, quotation_id }: { id: string; quotation_id: string }) =>
      call(askValidity, { params: { rfq_number_id: id, quotation_id }, body: {} }, { api }),
    onSuccess: () => client.invalidateQueries({ queryKey: [SCOPES.comparison] }),
  });
}

/** Takes the quotation back before the deadline. */
export function useWithdrawQuotation() {
  const api = useApi();
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(withdrawQuotation, { params: { rfq_number_id: id }, body: { version } }, { api }),
    meta: { silent: true },
    onSuccess: keep,
  });
}
