import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { dropInterest, listInterest, saveInterest } from '../../contract/routes/market';
import type { Interest, InterestType } from '../../contract/entities/interest';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { keysOf, SCOPES } from './keys';
import { useApiMutation } from './mutation';
import type { EndpointOutput } from '../../contract/operationTypes';

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

type Lists = InfiniteData<EndpointOutput<typeof listInterest>>;

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
export const useInterest = () =>
  useApiMutation({
    call: async (send, { saved, ...record }: Change) => {
      if (saved) await send(saveInterest, { body: record });
      else await send(dropInterest, { body: { records: [record] } });
    },
    optimistic: async (show, change) => {
      const name = change.record_type === 'stock' ? 'item' : change.record_type;
      const record = [SCOPES.market, 'detail', `${name} ${change.record_id}`];
      const mark = (shown: { saved: boolean }) => ({ ...shown, saved: change.saved });
      await show(record, mark);
      if (!change.saved) await show(keys.lists(), without(change));
    },
    staleAlways: [keys.all(), [SCOPES.market, 'detail']],
  });
