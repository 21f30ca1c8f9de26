import { queryOptions } from '@tanstack/react-query';
import { PROFILE_FRESH_MS } from '../../contract/constants';
import { getProfile } from '../../contract/routes/reader';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

export const profileKeys = { all: () => [SCOPES.profile] as const };

/** The signed-in person. The session hook asks only while the login cookie exists. */
export const profileQueries = (api: Api) => ({
  mine: () =>
    queryOptions({
      queryKey: profileKeys.all(),
      queryFn: ({ signal }) => call(getProfile, {}, { api, signal }),
      staleTime: PROFILE_FRESH_MS,
    }),
});
