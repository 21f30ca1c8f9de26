import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { chooseVendors, listVendors, readVendorList, searchVendors } from '../../contract/endpoints/rfqDialogue';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

const vendorKey = (id: string) => [SCOPES.rfq, 'vendor', id] as const;

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

/** Sets the companies a draft is sent to by name. */
export function useChooseVendors(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (company_ids: string[]) =>
      call(chooseVendors, { params: { rfq_number_id: id }, body: { company_ids } }, { api }),
    onSuccess: (list) => client.setQueryData(vendorKey(id), list),
  });
}

/** Reads an uploaded approved vendor list into a draft; null takes it away. */
export function useVendorList(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file_id: string | null) =>
      call(readVendorList, { params: { rfq_number_id: id }, body: { file_id } }, { api }),
    onSuccess: (list) => client.setQueryData(vendorKey(id), list),
    meta: { silent: true },
  });
}
