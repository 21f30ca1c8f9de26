import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { dropInterest, listInterest, saveInterest } from '../../contract/endpoints/interest';
import type { InterestType } from '../../contract/entities/interest';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';

const keys = keysOf(SCOPES.interest);

export const interestQueries = (api: Api) => ({
  list: (type: InterestType | undefined) =>
    infiniteQueryOptions({
      queryKey: keys.list(type ?? 'all'),
      queryFn: ({ pageParam, signal }) =>
        call(listInterest, { query: { record_type: type, cursor: pageParam ?? undefined } }, { api, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
    }),
});

type Change = { record_type: InterestType; record_id: string; saved: boolean };

/** Saves a record or takes it off the list. */
export function useInterest() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ saved, ...record }: Change) => {
      if (saved) await call(saveInterest, { body: record }, { api });
      else await call(dropInterest, { body: { records: [record] } }, { api });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.all() }),
        client.invalidateQueries({ queryKey: [SCOPES.market, 'detail'] }),
      ]),
  });
}
