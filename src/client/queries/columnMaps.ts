import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import { keepColumnMap, listColumnMaps } from '../../contract/endpoints/columnMap';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

/** How the company has corrected the columns of lists before. */
export const columnMapQuery = (api: Api) =>
  queryOptions({
    queryKey: [SCOPES.columnMap] as const,
    queryFn: ({ signal }) => call(listColumnMaps, {}, { api, signal }),
    // A list is read without it just as well.
    meta: { silent: true },
  });

/** Remembers a correction; that it could not be kept must not disturb who is at work on a list. */
export function useKeepColumnMap() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<EndpointInput<typeof keepColumnMap>['body']>) =>
      call(keepColumnMap, { body }, { api }),
    meta: { silent: true },
    onSuccess: () => client.invalidateQueries({ queryKey: [SCOPES.columnMap] }),
  });
}
