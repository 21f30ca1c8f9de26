import { queryOptions } from '@tanstack/react-query';
import { listWarehouses } from '../../contract/routes/stock';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';

/** The company's own warehouses. */
export const warehousesQuery = (api: Api) =>
  queryOptions({
    queryKey: keysOf(SCOPES.stock).detail('warehouses'),
    queryFn: ({ signal }) => call(listWarehouses, {}, { api, signal }),
  });
