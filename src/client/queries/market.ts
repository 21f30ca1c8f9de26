import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import {
  getOpenItem,
  getStore,
  getStoreMaterial,
  searchOpenStock,
  searchStores,
  viewOpenItem,
} from '../../contract/endpoints/market';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';

const keys = keysOf(SCOPES.market);

export type StockSearch = NonNullable<EndpointInput<typeof searchOpenStock>['query']>;
export type StoreSearch = NonNullable<EndpointInput<typeof searchStores>['query']>;

export const marketQueries = (api: Api) => ({
  stock: (search: StockSearch) =>
    infiniteQueryOptions({
      queryKey: keys.list({ what: 'stock', ...search }),
      queryFn: ({ pageParam, signal }) =>
        call(searchOpenStock, { query: { ...search, cursor: pageParam ?? undefined } }, { api, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
    }),
  item: (id: string) =>
    queryOptions({
      queryKey: keys.detail(`item ${id}`),
      queryFn: ({ signal }) => call(getOpenItem, { params: { item_id: id } }, { api, signal }),
    }),
  stores: (search: StoreSearch) =>
    infiniteQueryOptions({
      queryKey: keys.list({ what: 'stores', ...search }),
      queryFn: ({ pageParam, signal }) =>
        call(searchStores, { query: { ...search, cursor: pageParam ?? undefined } }, { api, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
    }),
  store: (id: string) =>
    queryOptions({
      queryKey: keys.detail(`store ${id}`),
      queryFn: ({ signal }) => call(getStore, { params: { store_id: id } }, { api, signal }),
    }),
  material: (id: string) =>
    queryOptions({
      queryKey: keys.detail(`material ${id}`),
      queryFn: ({ signal }) => call(getStoreMaterial, { params: { material_id: id } }, { api, signal }),
    }),
});

/** Counts that an item was looked at; nobody is told when that fails. */
export function useViewItem() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => call(viewOpenItem, { params: { item_id: id } }, { api }),
    meta: { silent: true },
  });
}
