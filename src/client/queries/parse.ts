import { useMutation } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import { parseRfq } from '../../contract/endpoints/rfq';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';

/** A list to read: lines, or a file. */
export type ParseBody = NonNullable<EndpointInput<typeof parseRfq>['body']>;

/** Reads lines or a file; stores nothing. The failure is told where the list was dropped, not by a toast. */
export function useParseRfq() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ signal, ...body }: ParseBody & { signal?: AbortSignal }) =>
      call(parseRfq, { body }, { api, signal }),
    meta: { silent: true },
  });
}
