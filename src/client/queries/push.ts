import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { listPush, pushStatus, readPush, unreadPush } from '../../contract/endpoints/user';
import type * as z from 'zod';
import type { PushArea } from '../../contract/entities/person';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';
import { showAtOnce } from './showAtOnce';

export interface PushFilter {
  unread: boolean;
  area?: PushArea;
}

export const pushKeys = {
  all: () => [SCOPES.push] as const,
  status: () => [SCOPES.push, 'status'] as const,
  newest: () => [SCOPES.push, 'newest'] as const,
  list: (input: PushFilter) => [SCOPES.push, 'list', input] as const,
};

const NEWEST = 8;

/** The person's notifications. */
export const pushQueries = (api: Api) => ({
  /** How many are unread. Stands in the header of every page, so its failures stay silent. */
  status: () =>
    queryOptions({
      queryKey: pushKeys.status(),
      queryFn: ({ signal }) => call(pushStatus, {}, { api, signal }),
      meta: { silent: true },
    }),
  /** The first few, for the list of the bell, which tells a failure itself. */
  newest: () =>
    queryOptions({
      queryKey: pushKeys.newest(),
      queryFn: ({ signal }) => call(listPush, { query: { limit: NEWEST } }, { api, signal }),
      meta: { silent: true },
    }),
  /** Page by page, the unread ones before the others. */
  list: ({ unread, area }: PushFilter) =>
    infiniteQueryOptions({
      queryKey: pushKeys.list({ unread, ...(area ? { area } : {}) }),
      queryFn: ({ pageParam, signal }) =>
        call(
          listPush,
          { query: { cursor: pageParam ?? undefined, unread: unread ? '1' : undefined, area, sort: 'unread' } },
          { api, signal },
        ),
      ...byCursor,
    }),
});

type Page = z.output<typeof listPush.response>;

/** Marks notifications as read, all of them when no ids are given; shown at once, taken back when the server refuses. */
export function useReadPush() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { ids?: string[] }) => call(readPush, { body: input }, { api }),
    onMutate: async ({ ids }) => {
      const now = new Date().toISOString();
      const read = (page: Page): Page => ({
        ...page,
        items: page.items.map((push) =>
          !ids || ids.includes(push.id) ? { ...push, read_at: push.read_at ?? now } : push,
        ),
      });
      return [
        await showAtOnce(client, [SCOPES.push, 'list'], (lists: InfiniteData<Page>) => ({
          ...lists,
          pages: lists.pages.map(read),
        })),
        await showAtOnce(client, pushKeys.newest(), read),
        await showAtOnce(client, pushKeys.status(), (status: z.output<typeof pushStatus.response>) => ({
          ...status,
          unread: ids ? Math.max(0, status.unread - ids.length) : 0,
        })),
      ];
    },
    onError: (_error, _input, takeBacks) => {
      for (const takeBack of takeBacks ?? []) takeBack();
    },
    onSettled: () => client.invalidateQueries({ queryKey: pushKeys.all() }),
  });
}

/** Takes back one marking as read. */
export function useUnreadPush() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (read_at: string) => call(unreadPush, { body: { read_at } }, { api }),
    onSettled: () => client.invalidateQueries({ queryKey: pushKeys.all() }),
  });
}
