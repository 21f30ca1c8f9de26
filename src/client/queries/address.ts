import { queryOptions } from '@tanstack/react-query';
import { listAddresses } from '../../contract/routes/cart';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

export const addressKey = [SCOPES.address] as const;

/** Where the company has things sent: its address book and the addresses of its sites. */
export const addressQueries = (api: Api) => ({
  list: () => queryOptions({ queryKey: addressKey, queryFn: ({ signal }) => call(listAddresses, {}, { api, signal }) }),
});
