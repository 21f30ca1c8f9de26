import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listCounterparts, listMessages, sendMessage } from '../../contract/endpoints/message';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';

/** Under the project's scope, so that a push about the project brings new messages too. */
const key = (number: string) => [SCOPES.project, 'messages', number] as const;

/** Talks about a project, the last message first; a seller's only one is with the buyer: `sellerId` is null then. */
export const messageQueries = (api: Api) => ({
  counterparts: (number: string) =>
    queryOptions({
      queryKey: [...key(number), 'counterparts'],
      queryFn: ({ signal }) => call(listCounterparts, { params: { number } }, { api, signal }),
    }),
  talk: (number: string, sellerId: string | null) =>
    infiniteQueryOptions({
      queryKey: [...key(number), sellerId],
      queryFn: ({ pageParam, signal }) =>
        call(
          listMessages,
          { params: { number }, query: { seller_id: sellerId ?? undefined, cursor: pageParam ?? undefined } },
          { api, signal },
        ),
      ...byCursor,
    }),
});

/** Writes to one counterpart. */
export function useSendMessage(number: string, sellerId: string | null) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; file_ids: string[] }) =>
      call(sendMessage, { params: { number }, body: { ...body, seller_id: sellerId ?? undefined } }, { api }),
    onSuccess: () => client.invalidateQueries({ queryKey: key(number) }),
  });
}
