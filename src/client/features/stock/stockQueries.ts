import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '../../../contract/operationTypes';
import { getStockOverview, listMovements, listStock } from '../../../contract/routes/stock';
import { call } from '../../api/call';
import type { Api } from '../../api/createApi';
import { byCursor } from '../../queries/byCursor';
import { keysOf, SCOPES } from '../../queries/keys';
import { warehousesQuery } from '../../queries/warehouse';

const keys = keysOf(SCOPES.stock);

export type StockFilter = QueryOf<typeof listStock>;
export type LedgerFilter = QueryOf<typeof listMovements>;

/** The company's own warehouses, lots and ledger. */
export const stockQueries = (api: Api) => ({
  overview: () =>
    queryOptions({
      queryKey: keys.detail('overview'),
      queryFn: ({ signal }) => call(getStockOverview, {}, { api, signal }),
    }),
  warehouses: () => warehousesQuery(api),
  items: (filter: StockFilter) =>
    infiniteQueryOptions({
      queryKey: keys.list({ what: 'items', ...filter }),
      queryFn: ({ pageParam, signal }) =>
        call(listStock, { query: { limit: 50, ...filter, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
    }),
  movements: (filter: LedgerFilter) =>
    infiniteQueryOptions({
      queryKey: keys.list({ what: 'movements', ...filter }),
      queryFn: ({ pageParam, signal }) =>
        call(listMovements, { query: { ...filter, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
    }),
});
