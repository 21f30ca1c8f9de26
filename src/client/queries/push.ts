import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listPush, pushStatus, readPush, unreadPush } from '../../contract/routes/reader';
import type { PushArea } from '../../contract/entities/person';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';
import type { EndpointOutput } from '../../contract/operationTypes';

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
  /** The first few, for the list of the bell, which shows a failure itself. */
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

type Page = EndpointOutput<typeof listPush>;

/** Marks notifications as read, all of them when no ids are given; shown at once, taken back when the server refuses. */
export const useReadPush = () =>
  useApiMutation({
    call: (send, input: { ids?: string[] }) => send(readPush, { body: input }),
    optimistic: async (show, { ids }) => {
      const now = new Date().toISOString();
      const read = (page: Page): Page => ({
        ...page,
        items: page.items.map((push) =>
          !ids || ids.includes(push.id) ? { ...push, read_at: push.read_at ?? now } : push,
        ),
      });
      await show([SCOPES.push, 'list'], (lists: InfiniteData<Page>) => ({ ...lists, pages: lists.pages.map(read) }));
      await show(pushKeys.newest(), read);
      await show(pushKeys.status(), (status: EndpointOutput<typeof pushStatus>) => ({
        ...status,
        unread: ids ? Math.max(0, status.unread - ids.length) : 0,
      }));
    },
    staleAlways: [pushKeys.all()],
  });

/** Takes back one marking as read. */
export const useUnreadPush = () =>
  useApiMutation({
    call: (send, read_at: string) => send(unreadPush, { body: { read_at } }),
    staleAlways: [pushKeys.all()],
  });
