import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { dropInterest, listInterest, saveInterest } from '../../contract/endpoints/interest';
import type * as z from 'zod';
import type { Interest, InterestType } from '../../contract/entities/interest';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { keysOf, SCOPES } from './keys';
import { showAtOnce } from './showAtOnce';

const keys = keysOf(SCOPES.interest);

/** What the person saved, page by page: of one type, or all when it is undefined. */
export const interestQueries = (api: Api) => ({
  list: (type: InterestType | undefined) =>
    infiniteQueryOptions({
      queryKey: keys.list(type ?? 'all'),
      queryFn: ({ pageParam, signal }) =>
        call(listInterest, { query: { record_type: type, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
    }),
});

type Change = { record_type: InterestType; record_id: string; saved: boolean };

type Lists = InfiniteData<z.output<typeof listInterest.response>>;

const isSame = (item: Interest, { record_type, record_id }: Change) =>
  item.record_type === record_type && item.record_id === record_id;

/** The lists without a record that is let go. */
const without =
  (change: Change) =>
  (lists: Lists): Lists => ({
    ...lists,
    pages: lists.pages.map((page) => ({ ...page, items: page.items.filter((item) => !isSame(item, change)) })),
  });

/** Saves a record or takes it off the list; shown at once, taken back when the server refuses. */
export function useInterest() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ saved, ...record }: Change) => {
      if (saved) await call(saveInterest, { body: record }, { api });
      else await call(dropInterest, { body: { records: [record] } }, { api });
    },
    onMutate: async (change) => {
      const name = change.record_type === 'stock' ? 'item' : change.record_type;
      const record = [SCOPES.market, 'detail', `${name} ${change.record_id}`];
      const mark = (shown: { saved: boolean }) => ({ ...shown, saved: change.saved });
      const takeBacks = [await showAtOnce(client, record, mark)];
      if (!change.saved) takeBacks.push(await showAtOnce(client, keys.lists(), without(change)));
      return takeBacks;
    },
    onError: (_error, _change, takeBacks) => {
      for (const takeBack of takeBacks ?? []) takeBack();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.all() }),
        client.invalidateQueries({ queryKey: [SCOPES.market, 'detail'] }),
      ]),
  });
}
