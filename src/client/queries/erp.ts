import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../../contract/operationTypes';
import * as routes from '../../contract/routes/erp';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

const keys = {
  mappings: [SCOPES.erp, 'mapping'] as const,
  files: [SCOPES.erp, 'file'] as const,
  records: [SCOPES.erp, 'record'] as const,
};

export type RecordFilter = Omit<QueryOf<typeof routes.listErpRecords>, 'cursor' | 'limit'>;

/** Files for the company's own systems: how they are laid out, what may leave in them, and those that were made. */
export const erpQueries = (api: Api) => ({
  mappings: () =>
    queryOptions({ queryKey: keys.mappings, queryFn: ({ signal }) => call(routes.listMappings, {}, { api, signal }) }),
  files: () =>
    infiniteQueryOptions({
      queryKey: keys.files,
      queryFn: ({ pageParam, signal }) =>
        call(routes.listErpExports, { query: { cursor: pageParam ?? undefined, limit: 10 } }, { api, signal }),
      ...byCursor,
    }),
  records: (filter: RecordFilter) =>
    infiniteQueryOptions({
      queryKey: [...keys.records, filter],
      queryFn: ({ pageParam, signal }) =>
        call(routes.listErpRecords, { query: { ...filter, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
    }),
});

/** Screens and dialogs show a refusal themselves. */
const silent = true;

/** Adds a mapping. */
export const useAddMapping = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.addMapping>) => send(routes.addMapping, { body }),
    stale: [keys.mappings],
  });

/** Changes a mapping. */
export const useChangeMapping = () =>
  useApiMutation({
    silent,
    call: (send, { id, ...body }: BodyOf<typeof routes.putMapping> & { id: string }) =>
      send(routes.putMapping, { params: { mapping_id: id }, body }),
    stale: [keys.mappings],
    staleOnError: [keys.mappings],
  });

/** Removes a mapping. */
export const useRemoveMapping = () =>
  useApiMutation({
    silent,
    call: (send, { id, version }: { id: string; version: number }) =>
      send(routes.removeMapping, { params: { mapping_id: id }, query: { version } }),
    cache: (answer) => [keys.mappings, answer],
    staleOnError: [keys.mappings],
  });

/** What a file of a layout would be, of real records. */
export const usePreviewMapping = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.previewMapping>) => send(routes.previewMapping, { body }),
  });

/** Settles which records a file holds. */
export const useMakeErpFile = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.makeErpExport>) => send(routes.makeErpExport, { body }),
    stale: [keys.files, keys.records],
  });

type Given = BodyOf<typeof routes.previewErpNumbers>;

/** Reads a file with the numbers of another system. */
export const usePreviewNumbers = () =>
  useApiMutation({ silent, call: (send, body: Given) => send(routes.previewErpNumbers, { body }) });

/** Reads a file with approval numbers of tax invoices. */
export const usePreviewApprovals = () =>
  useApiMutation({ silent, call: (send, body: Given) => send(routes.previewApprovals, { body }) });

/** What shows the numbers of orders. */
const ofOrders = [keys.records, [SCOPES.order], [SCOPES.project]] as const;

/** Gives orders the numbers of another system. */
export const useApplyNumbers = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.applyErpNumbers>) => send(routes.applyErpNumbers, { body }),
    stale: ofOrders,
  });

/** States tax invoices that were issued. */
export const useApplyApprovals = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.applyApprovals>) => send(routes.applyApprovals, { body }),
    stale: ofOrders,
  });
