import { queryOptions } from '@tanstack/react-query';
import { getBuyerStatistics, getPriceIndex, getSellerStatistics } from '../../contract/endpoints/statistics';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';

const keys = keysOf(SCOPES.statistics);

export interface MonthSpan {
  from?: string;
  to?: string;
}

/** Figures of the own company by month (`YYYY-MM`, both ends included), and the index for everybody. */
export const statisticsQueries = (api: Api) => ({
  buyer: (query: MonthSpan) =>
    queryOptions({
      queryKey: keys.list({ what: 'buyer', ...query }),
      queryFn: ({ signal }) => call(getBuyerStatistics, { query }, { api, signal }),
    }),
  seller: (query: MonthSpan) =>
    queryOptions({
      queryKey: keys.list({ what: 'seller', ...query }),
      queryFn: ({ signal }) => call(getSellerStatistics, { query }, { api, signal }),
    }),
  priceIndex: () =>
    queryOptions({
      queryKey: keys.detail('priceIndex'),
      queryFn: ({ signal }) => call(getPriceIndex, {}, { api, signal }),
    }),
});
