import { infiniteQueryOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import { getQuotationRevisions } from '../../contract/routes/award';
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
  getRfqReach,
} from '../../contract/routes/request';
import type { FreightMode } from '../../contract/entities/comparison';
import type { ProjectStatus } from '../../contract/entities/project';
import type { Rfq } from '../../contract/entities/rfq';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { keysOf, SCOPES } from './keys';
import { type Follow, unfollowed, useApiMutation } from './mutation';

/** Which requests a list shows. */
export type RfqFilter = {
  status?: ProjectStatus | undefined;
  q?: string | undefined;
  sealed?: '0' | '1' | undefined;
  sort?: 'changed' | 'deadline' | 'created' | undefined;
};

export type RfqDraft = BodyOf<typeof saveRfq>;

export const rfqKeys = keysOf(SCOPES.rfq);
export const comparisonKeys = keysOf(SCOPES.comparison);

/** A request of more lines is not compared with the one before, which would hold up the page. */
const MOST_COMPARED = 500;

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
      structuralSharing: (before, after) =>
        (after as Rfq).lines.length > MOST_COMPARED ? after : replaceEqualDeep(before, after),
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

/** After a request changed: its own record is known, lists and what hangs on it are fetched again. */
const requestChanged = {
  cache: (rfq: Rfq) => [rfqKeys.detail(rfq.rfq_number_id), rfq] as const,
  stale: (rfq: Rfq) => [rfqKeys.lists(), [SCOPES.project], comparisonKeys.detail(rfq.rfq_number_id)],
};

/** A draft to begin: its head, and all of it as JSON where it has lines, of which there may be thousands. */
type NewDraft = { body: Omit<RfqDraft, 'version'>; written?: Blob; idempotencyKey?: string };

/** Starts a draft. The same `idempotencyKey` on a repeat after a lost answer makes no second one. */
export const useCreateRfq = () =>
  useApiMutation({
    call: (send, { body, written, idempotencyKey }: NewDraft) => send(createRfq, { body }, { written, idempotencyKey }),
    ...requestChanged,
    silent: true,
  });

/** Saves a draft, given as JSON beside its head; the editor shows in place when that failed. */
export const useSaveRfq = () =>
  useApiMutation({
    call: (send, { id, written, ...body }: { id: string; written: Blob } & RfqDraft) =>
      send(saveRfq, { params: { rfq_number_id: id }, body }, { written }),
    ...requestChanged,
    silent: true,
  });

/** Throws a draft away. */
export const useDiscardRfq = () =>
  useApiMutation({
    call: (send, { id, version }: { id: string; version: number }) =>
      send(discardRfq, { params: { rfq_number_id: id }, query: { version } }),
    stale: (_, { id }) => [
      // Not fetched again while its screen is still open: the answer would only be that it is gone.
      { queryKey: rfqKeys.detail(id), refetchType: 'none' },
      rfqKeys.lists(),
      [SCOPES.project],
    ],
  });

/** Sends a draft to the matching sellers. */
export const useSubmitRfq = () =>
  useApiMutation({
    call: (send, { id, version }: { id: string; version: number }) =>
      send(submitRfq, { params: { rfq_number_id: id }, body: { version } }),
    ...requestChanged,
    // It may have been sent elsewhere.
    staleOnError: (_, { id }) => [rfqKeys.detail(id)],
  });

/** Moves the deadline to a later day, `YYYY-MM-DD`. */
export const useExtendRfq = () =>
  useApiMutation({
    call: (send, { id, ...body }: { id: string; version: number; deadline_date: string }) =>
      send(extendRfq, { params: { rfq_number_id: id }, body }),
    ...requestChanged,
  });

/** Ends collecting early. */
export const useEndRfq = () =>
  useApiMutation({
    call: (send, { id, version }: { id: string; version: number }) =>
      send(endRfq, { params: { rfq_number_id: id }, body: { version } }),
    ...requestChanged,
  });

/** Cancels a running request; sellers are notified with the reason. */
export const useCancelRfq = () =>
  useApiMutation({
    call: (send, { id, ...body }: { id: string; version: number; reason: string }) =>
      send(cancelRfq, { params: { rfq_number_id: id }, body }),
    ...requestChanged,
  });

/** Starts a new draft with the lines and terms of another request. */
export const useCopyRfq = () =>
  useApiMutation({
    call: (send, { id }: { id: string }) => send(copyRfq, { params: { rfq_number_id: id }, body: {} }),
    ...requestChanged,
  });

/** Starts the request for what no order covers, or finds the one that was started. */
export const useRequestRemainder = () =>
  useApiMutation({
    call: (send, { id }: { id: string }) => send(requestRemainder, { params: { rfq_number_id: id }, body: {} }),
    ...requestChanged,
  });

/** Awards lines to quotations: one bid per quotation. */
export const useAwardRfq = (follow: Follow = unfollowed) =>
  useApiMutation({
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof awardRfq>) =>
      follow(send(awardRfq, { params: { rfq_number_id: id }, body })),
    silent: true,
    cache: ({ rfq }) => requestChanged.cache(rfq),
    stale: ({ rfq }) => [...requestChanged.stale(rfq), [SCOPES.bid]],
    // It was refused for what the screen did not know yet: another choice, a newer request, an approval that is needed.
    staleOnError: [[SCOPES.comparison], [SCOPES.project]],
  });
