import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import { getQuotationRevisions } from '../../contract/endpoints/comparisonFile';
import {
  awardRfq,
  cancelRfq,
  copyRfq,
  createRfq,
  discardRfq,
  endRfq,
  extendRfq,
  getComparison,
  getRfq,
  listRfqs,
  requestRemainder,
  saveRfq,
  submitRfq,
} from '../../contract/endpoints/rfq';
import { getRfqReach } from '../../contract/endpoints/rfqReach';
import type { FreightMode } from '../../contract/entities/comparison';
import type { ProjectStatus } from '../../contract/entities/project';
import type { Rfq } from '../../contract/entities/rfq';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { keysOf, SCOPES } from './keys';

/** Which requests a list shows. */
export type RfqFilter = {
  status?: ProjectStatus | undefined;
  q?: string | undefined;
  sealed?: '0' | '1' | undefined;
  sort?: 'changed' | 'deadline' | 'created' | undefined;
};

export type RfqDraft = NonNullable<EndpointInput<typeof saveRfq>['body']>;

export const rfqKeys = keysOf(SCOPES.rfq);
export const comparisonKeys = keysOf(SCOPES.comparison);

/** The company's own requests as a buyer. */
export const rfqQueries = (api: Api) => ({
  list: ({ status, q, sealed, sort }: RfqFilter) =>
    infiniteQueryOptions({
      queryKey: rfqKeys.list({ status: status ?? null, q: q ?? '', sealed: sealed ?? null, sort: sort ?? 'changed' }),
      queryFn: ({ pageParam, signal }) =>
        call(
          listRfqs,
          { query: { status, sealed, sort, q: q || undefined, cursor: pageParam ?? undefined } },
          { api, signal },
        ),
      ...byCursor,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: rfqKeys.detail(id),
      queryFn: ({ signal }) => call(getRfq, { params: { rfq_number_id: id } }, { api, signal }),
    }),
  /** Whom a draft would go to, once it is saved as it stands. Sellers come and go, so each `look` asks again. */
  reach: (look: number, save: () => Promise<{ rfq_number_id: string }>) =>
    queryOptions({
      queryKey: [SCOPES.reach, look],
      queryFn: async ({ signal }) => {
        const { rfq_number_id } = await save();
        return call(getRfqReach, { params: { rfq_number_id } }, { api, signal });
      },
      enabled: look > 0,
      gcTime: 0,
      retry: false,
      // Without a network it fails at once: who waits in a window has to know.
      networkMode: 'always',
    }),
  /** With each quotation's freight apart, or spread over its prices. */
  comparison: (id: string, freight: FreightMode = 'apart') =>
    queryOptions({
      queryKey: [...comparisonKeys.detail(id), freight],
      queryFn: ({ signal }) =>
        call(getComparison, { params: { rfq_number_id: id }, query: { freight } }, { api, signal }),
    }),
  revisions: (id: string, quotationId: string) =>
    queryOptions({
      queryKey: [...comparisonKeys.detail(id), 'revisions', quotationId],
      queryFn: ({ signal }) =>
        call(getQuotationRevisions, { params: { rfq_number_id: id, quotation_id: quotationId } }, { api, signal }),
    }),
});

/** After a request changed: its own record is known, lists and what hangs on it are asked again. */
function useRequestChanged() {
  const client = useQueryClient();
  return (changed: Rfq) => {
    client.setQueryData(rfqKeys.detail(changed.rfq_number_id), changed);
    return Promise.all([
      client.invalidateQueries({ queryKey: rfqKeys.lists() }),
      client.invalidateQueries({ queryKey: [SCOPES.project] }),
      client.invalidateQueries({ queryKey: comparisonKeys.detail(changed.rfq_number_id) }),
    ]);
  };
}

/** Starts a draft. The same `idempotencyKey` on a repeat after a lost answer makes no second one. */
export function useCreateRfq() {
  const api = useApi();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: Omit<RfqDraft, 'version'>; idempotencyKey?: string }) =>
      call(createRfq, { body }, { api, idempotencyKey }),
    onSuccess: changed,
    meta: { silent: true },
  });
}

/** Saves a draft; the editor tells in place when that failed. */
export function useSaveRfq() {
  const api = useApi();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & RfqDraft) =>
      call(saveRfq, { params: { rfq_number_id: id }, body }, { api }),
    onSuccess: changed,
    meta: { silent: true },
  });
}

/** Throws a draft away. */
export function useDiscardRfq() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(discardRfq, { params: { rfq_number_id: id }, query: { version } }, { api }),
    onSuccess: (_, { id }) => {
      return Promise.all([
        // Not asked again while its screen is still open: it would only be told that it is gone.
        client.invalidateQueries({ queryKey: rfqKeys.detail(id), refetchType: 'none' }),
        client.invalidateQueries({ queryKey: rfqKeys.lists() }),
        client.invalidateQueries({ queryKey: [SCOPES.project] }),
      ]);
    },
  });
}

/** Sends a draft to the matching sellers. */
export function useSubmitRfq() {
  const api = useApi();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(submitRfq, { params: { rfq_number_id: id }, body: { version } }, { api }),
    onSuccess: changed,
  });
}

/** Moves the deadline to a later day, `YYYY-MM-DD`. */
export function useExtendRfq() {
  const api = useApi();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; deadline_date: string }) =>
      call(extendRfq, { params: { rfq_number_id: id }, body }, { api }),
    onSuccess: changed,
  });
}

/** Ends collecting early. */
export function useEndRfq() {
  const api = useApi();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(endRfq, { params: { rfq_number_id: id }, body: { version } }, { api }),
    onSuccess: changed,
  });
}

/** Cancels a running request; sellers are told the reason. */
export function useCancelRfq() {
  const api = useApi();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; reason: string }) =>
      call(cancelRfq, { params: { rfq_number_id: id }, body }, { api }),
    onSuccess: changed,
  });
}

/** Starts a new draft with the lines and terms of another request. */
export function useCopyRfq() {
  const api = useApi();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => call(copyRfq, { params: { rfq_number_id: id }, body: {} }, { api }),
    onSuccess: changed,
  });
}

/** Starts the request for what no order covers, or finds the one that was started. */
export function useRequestRemainder() {
  const api = useApi();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      call(requestRemainder, { params: { rfq_number_id: id }, body: {} }, { api }),
    onSuccess: changed,
  });
}

/** Awards lines to quotations: one bid per quotation. */
export function useAwardRfq() {
  const api = useApi();
  const client = useQueryClient();
  const changed = useRequestChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & NonNullable<EndpointInput<typeof awardRfq>['body']>) =>
      call(awardRfq, { params: { rfq_number_id: id }, body }, { api }),
    onSuccess: ({ rfq }) => Promise.all([changed(rfq), client.invalidateQueries({ queryKey: [SCOPES.bid] })]),
  });
}
