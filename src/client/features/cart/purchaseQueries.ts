import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/operationTypes';
import {
  addAddress,
  changeAddress,
  checkPurchase,
  getCheckout,
  placePurchase,
  removeAddress,
} from '../../../contract/routes/cart';
import { call } from '../../api/call';
import type { Api } from '../../api/createApi';
import { addressKey } from '../../queries/address';
import { SCOPES } from '../../queries/keys';
import { useApiMutation } from '../../queries/mutation';

type Lines = BodyOf<typeof checkPurchase>['lines'];
type Purchase = BodyOf<typeof placePurchase>;
type AddressInput = BodyOf<typeof addAddress>;

/** What buying from stock needs: the lines judged now, and the purchase afterwards. */
export const purchaseQueries = (api: Api) => ({
  check: (lines: Lines) =>
    queryOptions({
      queryKey: [SCOPES.cart, 'check', lines],
      queryFn: ({ signal }) => call(checkPurchase, { body: { lines } }, { api, signal }),
    }),
  checkout: (id: string) =>
    queryOptions({
      queryKey: [SCOPES.order, 'checkout', id],
      queryFn: ({ signal }) => call(getCheckout, { params: { checkout_id: id } }, { api, signal }),
    }),
});

/** Buys; the failure stays by the button, and the lines are requested again to show what changed. */
export const usePlacePurchase = () =>
  useApiMutation({
    call: (send, body: Purchase) => send(placePurchase, { body }),
    stale: [[SCOPES.cart], [SCOPES.market], [SCOPES.order], [SCOPES.project], [SCOPES.budget]],
    // Rules may hold by now that did not before.
    staleOnError: [[SCOPES.cart], [SCOPES.market], [SCOPES.purchase]],
    silent: true,
  });

/** Adds an address, or corrects the one given. */
export function useSaveAddress(known: { id: string; version: number } | undefined) {
  return useApiMutation({
    call: (send, body: AddressInput) =>
      known
        ? send(changeAddress, { params: { address_id: known.id }, body: { ...body, version: known.version } })
        : send(addAddress, { body }),
    stale: [addressKey],
    silent: true,
  });
}

/** Removes the version of an address that was seen; the list is requested again even after a failure. */
export const useRemoveAddress = () =>
  useApiMutation({
    call: (send, { id, version }: { id: string; version: number }) =>
      send(removeAddress, { params: { address_id: id }, query: { version } }),
    staleAlways: [addressKey],
    silent: true,
  });
