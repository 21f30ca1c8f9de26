import { useMutation } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import { parseRfq } from '../../contract/endpoints/rfq';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';

/** Reads lines or a file; stores nothing. The failure is told where the list was dropped, not by a toast. */
export function useParseRfq() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ signal, ...body }: EndpointInput<typeof parseRfq>['body'] & { signal?: AbortSignal }) =>
      call(parseRfq, { body }, { api, signal }),
    meta: { silent: true },
  });
}
