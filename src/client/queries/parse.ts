import type { BodyOf } from '../../contract/operationTypes';
import { parseRfq } from '../../contract/routes/request';
import { useApiMutation } from './mutation';

/** A list to read: lines, or a file. */
export type ParseBody = BodyOf<typeof parseRfq>;

/** Reads lines or a file; stores nothing. The failure is told where the list was dropped, not by a toast. */
export const useParseRfq = () =>
  useApiMutation({
    call: (send, { signal, ...body }: ParseBody & { signal?: AbortSignal }) => send(parseRfq, { body }, { signal }),
    silent: true,
  });
