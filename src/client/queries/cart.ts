import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import {
  acceptCartPrices,
  addToCart,
  changeCartLine,
  getCart,
  readKeptCart,
  removeCartLines,
} from '../../contract/routes/cart';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

const key = [SCOPES.cart] as const;

/** The reader's cart: a person's from the server, a visitor's from the browser. */
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

type KeptCart = BodyOf<typeof readKeptCart>;
export type CartAddition = BodyOf<typeof addToCart>;
export type CartChange =
  | { action: 'add'; body: CartAddition; key?: string }
  | { action: 'quantity'; line_id: string; qty: string }
  | { action: 'remove'; ids: string[] }
  | { action: 'accept' };

/** Changes the cart; every change answers the whole cart as it is now. */
export const useChangeCart = () =>
  useApiMutation({
    call: (send, change: CartChange) => {
      switch (change.action) {
        case 'add':
          return send(addToCart, { body: change.body }, { idempotencyKey: change.key });
        case 'quantity':
          return send(changeCartLine, { params: { line_id: change.line_id }, body: { qty: change.qty } });
        case 'remove':
          return send(removeCartLines, { body: { ids: change.ids } });
        case 'accept':
          return send(acceptCartPrices, {});
      }
    },
    cache: (cart) => [key, cart],
  });
