import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { chooseVendors, listVendors, readVendorList, searchVendors } from '../../contract/endpoints/rfqDialogue';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

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
    }),
});

type Vendors = z.output<(typeof listVendors)['response']>;

/** The version that was last seen: a list changed elsewhere meanwhile is not written over, but shown. */
const versionOf = (client: QueryClient, id: string) => client.getQueryData<Vendors>(vendorKey(id))?.version ?? 1;

/** Sets the companies a draft is sent to by name. */
export function useChooseVendors(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: { company_ids: string[]; unverified_ok?: boolean }) =>
      call(
        chooseVendors,
        { params: { rfq_number_id: id }, body: { version: versionOf(client, id), ...chosen } },
        { api },
      ),
    onSuccess: (list) => client.setQueryData(vendorKey(id), list),
    onError: () => client.invalidateQueries({ queryKey: vendorKey(id) }),
  });
}

/** Reads an uploaded approved vendor list into a draft; null takes it away. */
export function useVendorList(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file_id: string | null) =>
      call(
        readVendorList,
        { params: { rfq_number_id: id }, body: { version: versionOf(client, id), file_id } },
        { api },
      ),
    onSuccess: (list) => client.setQueryData(vendorKey(id), list),
    onError: () => client.invalidateQueries({ queryKey: vendorKey(id) }),
    meta: { silent: true },
  });
}
