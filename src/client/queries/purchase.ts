import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import {
  addAddress,
  changeAddress,
  checkPurchase,
  getCheckout,
  listAddresses,
  placePurchase,
  removeAddress,
} from '../../contract/endpoints/purchase';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

const addressKey = ['address'] as const;

type Lines = NonNullable<EndpointInput<typeof checkPurchase>['body']>['lines'];
type Purchase = NonNullable<EndpointInput<typeof placePurchase>['body']>;
type AddressInput = NonNullable<EndpointInput<typeof addAddress>['body']>;

/** What buying from stock needs: the lines judged now, delivery addresses, and the purchase afterwards. */
export const purchaseQueries = (api: Api) => ({
  check: (lines: Lines) =>
    queryOptions({
      queryKey: [SCOPES.cart, 'check', lines],
      queryFn: ({ signal }) => call(checkPurchase, { body: { lines } }, { api, signal }),
    }),
  addresses: () =>
    queryOptions({ queryKey: addressKey, queryFn: ({ signal }) => call(listAddresses, {}, { api, signal }) }),
  checkout: (id: string) =>
    queryOptions({
      queryKey: [SCOPES.order, 'checkout', id],
      queryFn: ({ signal }) => call(getCheckout, { params: { checkout_id: id } }, { api, signal }),
    }),
});

/** Buys; the failure stays by the button, and the lines are asked for again to show what changed. */
export function usePlacePurchase() {
  const api = useApi();
  const client = useQueryClient();
  const again = (scopes: readonly string[]) =>
    Promise.all(scopes.map((scope) => client.invalidateQueries({ queryKey: [scope] })));
  return useMutation({
    mutationFn: (body: Purchase) => call(placePurchase, { body }, { api }),
    onSuccess: () => again([SCOPES.cart, SCOPES.market, SCOPES.order, SCOPES.project]),
    onError: () => again([SCOPES.cart, SCOPES.market]),
    meta: { silent: true },
  });
}

/** Adds an address, or corrects the one given. */
export function useSaveAddress(known: { id: string; version: number } | undefined) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AddressInput) =>
      known
        ? call(changeAddress, { params: { address_id: known.id }, body: { ...body, version: known.version } }, { api })
        : call(addAddress, { body }, { api }),
    onSuccess: () => client.invalidateQueries({ queryKey: addressKey }),
    meta: { silent: true },
  });
}

/** Removes the version of an address that was seen; the list is asked for again even after a failure. */
export function useRemoveAddress() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(removeAddress, { params: { address_id: id }, query: { version } }, { api }),
    onSettled: () => client.invalidateQueries({ queryKey: addressKey }),
    meta: { silent: true },
  });
}
