import { queryOptions } from '@tanstack/react-query';
import {
  getQuotationItems,
  getSaleItems,
  getSaleLists,
  keepSaleList,
  patchSaleItems,
  removeSaleList,
} from '../../contract/routes/company';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';
import type { BodyOf, EndpointOutput } from '../../contract/operationTypes';

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

type Mine = EndpointOutput<typeof getSaleItems>;
export type SaleItemsChange = BodyOf<typeof patchSaleItems>;

/** Deletes and creates materials in one go, and sets the alarm; user data and matched requests are requested again. */
export const usePatchSaleItems = () =>
  useApiMutation({
    call: (send, body: SaleItemsChange) => send(patchSaleItems, { body }),
    optimistic: (show, body) =>
      // A change removes the old and brings the new: that waits for the answer, a mere removal does not.
      body.create_sale_material_list.length > 0
        ? undefined
        : show(saleItemsKeys.all(), (mine: Mine) => ({
            ...mine,
            is_user_sale_material_push: body.is_user_sale_material_push,
            sale_material_list: mine.sale_material_list.filter(
              ({ id }) => !body.delete_sale_material_list.includes(id),
            ),
          })),
    stale: [[SCOPES.profile], [SCOPES.sellerRequest], [SCOPES.project]],
  });

/** Stores an uploaded list with the sale materials. The failure is shown in the window it was chosen in. */
export const useKeepSaleList = () =>
  useApiMutation({
    call: (send, file_id: string) => send(keepSaleList, { body: { file_id } }),
    cache: (lists) => [saleItemsKeys.lists(), lists],
    silent: true,
  });

/** Takes a list away; the materials stay. */
export const useRemoveSaleList = () =>
  useApiMutation({
    call: (send, list_id: string) => send(removeSaleList, { params: { list_id } }),
    cache: (lists) => [saleItemsKeys.lists(), lists],
    staleOnError: [saleItemsKeys.lists()],
  });
