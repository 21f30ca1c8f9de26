import type { BodyOf } from '../../contract/operationTypes';
import { parseRfq } from '../../contract/routes/material';
import type { CallOptions } from '../api/call';
import { useApiMutation } from './mutation';

/** A list to read: lines, or a file. */
export type ParseBody = BodyOf<typeof parseRfq>;

/** Reads lines or a file; stores nothing. The failure is shown where the list was dropped, not by a toast. */
export const useParseRfq = () =>
  useApiMutation({
    call: (send, { signal, onProgress, ...body }: ParseBody & Pick<CallOptions, 'signal' | 'onProgress'>) =>
      send(parseRfq, { body }, { signal, onProgress }),
    silent: true,
  });
