import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  chooseVendors,
  getRfqReach,
  listVendors,
  readVendorList,
  searchVendors,
} from '../../../../contract/routes/request';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { SCOPES } from '../../../queries/keys';
import { useApiMutation } from '../../../queries/mutation';
import type { EndpointOutput } from '../../../../contract/operationTypes';

const reachKey = (id: string) => [SCOPES.reach, 'draft', id] as const;
const vendorKey = (id: string) => [SCOPES.rfq, 'vendor', id] as const;

/** Companies that a request names, and those that it could name. */
export const vendorQueries = (api: Api) => ({
  of: (id: string) =>
    queryOptions({
      queryKey: vendorKey(id),
      queryFn: ({ signal }) => call(listVendors, { params: { rfq_number_id: id } }, { api, signal }),
    }),
  search: (q: string) =>
    queryOptions({
      queryKey: [SCOPES.rfq, 'vendorSearch', q] as const,
      queryFn: ({ signal }) => call(searchVendors, { query: { q } }, { api, signal }),
      enabled: q.length > 0,
      // A company may have registered since the last time somebody looked for it: nothing found is kept.
      gcTime: 0,
    }),
});

/** How many sellers a draft would go to as it was saved at that moment, for the editor's summary. */
export const reachAt = (api: Api, id: string | null, saved: number) =>
  queryOptions({
    queryKey: [...reachKey(id ?? ''), saved] as const,
    queryFn: ({ signal }) => call(getRfqReach, { params: { rfq_number_id: id ?? '' } }, { api, signal }),
    enabled: id !== null && saved > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

type Vendors = EndpointOutput<typeof listVendors>;

/** The version that was last seen: a list changed elsewhere meanwhile is not written over, but shown. */
const versionOf = (client: QueryClient, id: string) => client.getQueryData<Vendors>(vendorKey(id))?.version ?? 1;

/** Sets the companies a draft is sent to by name. */
export function useChooseVendors(id: string) {
  const client = useQueryClient();
  return useApiMutation({
    call: (send, chosen: { company_ids: string[]; unverified_ok?: boolean }) =>
      send(chooseVendors, { params: { rfq_number_id: id }, body: { version: versionOf(client, id), ...chosen } }),
    cache: (list) => [vendorKey(id), list],
    stale: [reachKey(id)],
    staleOnError: [vendorKey(id)],
  });
}

/** Reads an uploaded approved vendor list into a draft; null takes it away. */
export function useVendorList(id: string) {
  const client = useQueryClient();
  return useApiMutation({
    call: (send, file_id: string | null) =>
      send(readVendorList, { params: { rfq_number_id: id }, body: { version: versionOf(client, id), file_id } }),
    cache: (list) => [vendorKey(id), list],
    stale: [reachKey(id)],
    staleOnError: [vendorKey(id)],
    silent: true,
  });
}
