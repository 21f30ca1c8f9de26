import { queryOptions } from '@tanstack/react-query';
import { getHub } from '../../../../contract/routes/overview';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { SCOPES } from '../../../queries/keys';
import { rightsQuery } from '../../../queries/rights';

/** What the company could do next, and what changed. It stands for many lists: its screen asks again at each visit. */
export const hubQueries = (api: Api) => ({
  mine: () =>
    queryOptions({
      queryKey: [SCOPES.hub],
      queryFn: ({ signal }) => call(getHub, {}, { api, signal }),
    }),
});

/** All that the day of a member is drawn from: its tasks, and the rights that say which of its parts are shown. */
export const dayQueries = (api: Api) => [hubQueries(api).mine(), rightsQuery(api)];
