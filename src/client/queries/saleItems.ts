import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import {
  getQuotationItems,
  getSaleItems,
  getSaleLists,
  keepSaleList,
  patchSaleItems,
  removeSaleList,
} from '../../contract/endpoints/user';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { showAtOnce } from './showAtOnce';

export const saleItemsKeys = {
  all: () => [SCOPES.profile, 'saleItems'] as const,
  lists: () => [SCOPES.profile, 'saleLists'] as const,
};

/** The company's sale materials and this user's alarm switch. */
export const saleItemsQueries = (api: Api) => ({
  mine: () =>
    queryOptions({
      queryKey: saleItemsKeys.all(),
      queryFn: ({ signal }) => call(getSaleItems, {}, { api, signal }),
    }),
  /** The files that they were read from. */
  lists: () =>
    queryOptions({
      queryKey: saleItemsKeys.lists(),
      queryFn: ({ signal }) => call(getSaleLists, {}, { api, signal }),
    }),
  /** Which of them a request matched, line by line. */
  ofRequest: (rfq_number_id: string) =>
    queryOptions({
      queryKey: [SCOPES.sellerRequest, 'saleMaterial', rfq_number_id] as const,
      queryFn: ({ signal }) => call(getQuotationItems, { params: { rfq_number_id } }, { api, signal }),
      enabled: rfq_number_id !== '',
    }),
});

type Mine = z.output<typeof getSaleItems.response>;
export type SaleItemsChange = z.input<typeof patchSaleItems.body>;

/** Deletes and creates materials in one go, and sets the alarm; user data and matched requests are asked for again. */
export function usePatchSaleItems() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaleItemsChange) => call(patchSaleItems, { body }, { api }),
    onMutate: (body) =>
      // A change removes the old and brings the new: that waits for the answer, a mere removal does not.
      body.create_sale_material_list.length > 0
        ? undefined
        : showAtOnce(client, saleItemsKeys.all(), (mine: Mine) => ({
            ...mine,
            is_user_sale_material_push: body.is_user_sale_material_push,
            sale_material_list: mine.sale_material_list.filter(
              ({ id }) => !body.delete_sale_material_list.includes(id),
            ),
          })),
    onError: (_error, _body, takeBack) => takeBack?.(),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [SCOPES.profile] }),
        client.invalidateQueries({ queryKey: [SCOPES.sellerRequest] }),
        client.invalidateQueries({ queryKey: [SCOPES.project] }),
      ]),
  });
}

/** Keeps an uploaded list with the sale materials. The failure is told in the window it was chosen in. */
export function useKeepSaleList() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file_id: string) => call(keepSaleList, { body: { file_id } }, { api }),
    onSuccess: (lists) => client.setQueryData(saleItemsKeys.lists(), lists),
    meta: { silent: true },
  });
}

/** Takes a list away; the materials stay. */
export function useRemoveSaleList() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (list_id: string) => call(removeSaleList, { params: { list_id } }, { api }),
    onSuccess: (lists) => client.setQueryData(saleItemsKeys.lists(), lists),
    onError: () => client.invalidateQueries({ queryKey: saleItemsKeys.lists() }),
  });
}
