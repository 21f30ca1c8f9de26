import { queryOptions } from '@tanstack/react-query';
import { getRate } from '../../contract/endpoints/rate';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

/** The exchange rate that a request begins with. */
export const rateQueries = (api: Api) => ({
  /** Won for a dollar as the operator set it last. */
  newest: () =>
    queryOptions({
      queryKey: [SCOPES.member, 'rate'] as const,
      queryFn: ({ signal }) => call(getRate, {}, { api, signal }),
    }),
});
