import { useEffect, useRef, useState } from 'react';
import type { RfqLineInput } from '../../../../contract/entities/rfq';
import { errorTable } from '../../../../contract/errors';
import { ApiError, hasCode } from '../../../api/ApiError';
import { type RfqDraft, useCreateRfq, useSaveRfq } from '../../../queries/rfq';
import { DraftSaver, type Saved, type SaveState } from './draftSaver';

type Body = Omit<RfqDraft, 'version'>;

function judge(error: unknown): 'stale' | 'again' | 'refused' {
  if (hasCode(error, errorTable.STALE_VERSION.mcode)) return 'stale';
  const unanswered =
    error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 429);
  return unanswered ? 'again' : 'refused';
}

/**
 * Saves a draft as it changes, while the editor stands. `begun` is the draft as it was opened, null for a new one; `lines`
 * are those that the server is known to have, null where it may have others. `onCreated` tells the number of a new draft.
 */
export function useSaver(
  begun: Saved | null,
  lines: readonly RfqLineInput[] | null,
  onCreated: (number: string) => void,
) {
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const [saved, setSaved] = useState(begun);
  const { mutateAsync: create } = useCreateRfq();
  const { mutateAsync: save } = useSaveRfq();
  const [saver] = useState(() => {
    const port = {
      judge,
      create: (body: Body, idempotencyKey: string) => create({ body, idempotencyKey }),
      save: ({ rfq_number_id, version }: Saved, body: Body) => save({ id: rfq_number_id, version, ...body }),
    };
    const tell = (next: SaveState, now: Saved | null) => {
      setState(next);
      setSaved(now);
    };
    return new DraftSaver(port, begun, lines, tell);
  });
  useEffect(() => {
    saver.open();
    return () => saver.close();
  }, [saver]);
  const number = saved?.rfq_number_id ?? null;
  const created = useRef(begun !== null);
  useEffect(() => {
    if (number === null || created.current) return;
    created.current = true;
    onCreated(number);
  }, [number, onCreated]);
  return { saver, state, saved, number };
}
