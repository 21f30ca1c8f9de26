import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchRecords } from '../../contract/routes/overview';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

/** Records of the company by number or words, as the command palette finds them. */
export const searchQueries = (api: Api) => ({
  records: (q: string) =>
    queryOptions({
      queryKey: [SCOPES.search, q],
      queryFn: ({ signal }) => call(searchRecords, { query: { q } }, { api, signal }),
      placeholderData: keepPreviousData,
      retry: false,
      gcTime: 0,
    }),
});
