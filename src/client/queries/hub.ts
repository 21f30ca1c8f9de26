import { queryOptions } from '@tanstack/react-query';
import { getHub } from '../../contract/endpoints/hub';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

/** What the company could do next, and what changed. */
export const hubQueries = (api: Api) => ({
  mine: () =>
    queryOptions({
      queryKey: [SCOPES.hub],
      queryFn: ({ signal }) => call(getHub, {}, { api, signal }),
      // It stands for many lists, so it is asked for again whenever somebody comes back to it.
      staleTime: 0,
    }),
});
