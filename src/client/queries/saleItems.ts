import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { getQuotationItems, getSaleItems, patchSaleItems } from '../../contract/endpoints/user';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

export const saleItemsKeys = { all: () => [SCOPES.profile, 'saleItems'] as const };

/** The company's sale materials and this user's alarm switch. */
export const saleItemsQueries = (api: Api) => ({
  mine: () =>
    queryOptions({
      queryKey: saleItemsKeys.all(),
      queryFn: ({ signal }) => call(getSaleItems, {}, { api, signal }),
    }),
  /** Which of them a request matched, line by line. */
  ofRequest: (rfq_number_id: string) =>
    queryOptions({
      queryKey: [SCOPES.sellerRequest, 'saleMaterial', rfq_number_id] as const,
      queryFn: ({ signal }) => call(getQuotationItems, { params: { rfq_number_id } }, { api, signal }),
      enabled: rfq_number_id !== '',
    }),
});

export type SaleItemsChange = z.input<typeof patchSaleItems.body>;

/** Deletes and creates materials in one go, and sets the alarm; user data and matched requests are asked for anew. */
export function usePatchSaleItems() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaleItemsChange) => call(patchSaleItems, { body }, { api }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [SCOPES.profile] }),
        client.invalidateQueries({ queryKey: [SCOPES.sellerRequest] }),
        client.invalidateQueries({ queryKey: [SCOPES.project] }),
      ]),
  });
}
