import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listPush, pushStatus, readPush } from '../../contract/endpoints/user';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

export const pushKeys = {
  all: () => [SCOPES.push] as const,
  status: () => [SCOPES.push, 'status'] as const,
  list: (input: { unread: boolean }) => [SCOPES.push, 'list', input] as const,
};

export const pushQueries = (api: Api) => ({
  /** How many are unread. Stands in the header of every page, so its failures stay silent. */
  status: () =>
    queryOptions({
      queryKey: pushKeys.status(),
      queryFn: ({ signal }) => call(pushStatus, {}, { api, signal }),
      meta: { silent: true },
    }),
  list: (input: { unread: boolean }) =>
    infiniteQueryOptions({
      queryKey: pushKeys.list(input),
      queryFn: ({ pageParam, signal }) =>
        call(
          listPush,
          { query: { cursor: pageParam ?? undefined, unread: input.unread ? '1' : undefined } },
          { api, signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
    }),
});

/** Marks notifications as read; all of them when no ids are given. */
export function useReadPush() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { ids?: string[] }) => call(readPush, { body: input }, { api }),
    onSuccess: () => client.invalidateQueries({ queryKey: pushKeys.all() }),
  });
}
