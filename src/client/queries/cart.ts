import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import {
  acceptCartPrices,
  addToCart,
  changeCartLine,
  getCart,
  readKeptCart,
  removeCartLines,
} from '../../contract/endpoints/cart';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

const key = [SCOPES.cart] as const;

/** The cart of whoever reads: the person's at the server, a visitor's as its browser keeps it. */
export const cartQueries = (api: Api) => ({
  mine: () => queryOptions({ queryKey: key, queryFn: ({ signal }) => call(getCart, {}, { api, signal }) }),
  /** What a visitor's browser keeps; while a line changes, the cart before it stays in sight. */
  kept: (kept: KeptCart) =>
    queryOptions({
      queryKey: [SCOPES.cart, 'kept', kept],
      queryFn: ({ signal }) => call(readKeptCart, { body: kept }, { api, signal }),
      placeholderData: keepPreviousData,
    }),
});

type KeptCart = NonNullable<EndpointInput<typeof readKeptCart>['body']>;
export type CartAddition = NonNullable<EndpointInput<typeof addToCart>['body']>;
export type CartChange =
  | { action: 'add'; body: CartAddition; key?: string }
  | { action: 'quantity'; line_id: string; qty: string }
  | { action: 'remove'; ids: string[] }
  | { action: 'accept' };

/** Changes the cart; every change answers the whole cart as it is now. */
export function useChangeCart() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: CartChange) => {
      switch (change.action) {
        case 'add':
          return call(addToCart, { body: change.body }, { api, ...(change.key ? { idempotencyKey: change.key } : {}) });
        case 'quantity':
          return call(changeCartLine, { params: { line_id: change.line_id }, body: { qty: change.qty } }, { api });
        case 'remove':
          return call(removeCartLines, { body: { ids: change.ids } }, { api });
        case 'accept':
          return call(acceptCartPrices, {}, { api });
      }
    },
    onSuccess: (cart) => client.setQueryData(key, cart),
  });
}
