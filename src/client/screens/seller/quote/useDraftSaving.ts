import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { errorTable } from '../../../../contract/errors';
import { hasCode } from '../../../api/ApiError';
import { useForgetSaved, useSaveQuotation } from '../../../queries/quotation';
import { prepareInputs } from './lineInput';
import { inputOf, type QuoteForm, writtenInput } from './quoteForm';

/** `stale`: somebody else saved in between, so that saving waits for the user's choice. */
export type SaveState = 'idle' | 'dirty' | 'saving' | 'saved' | 'failed' | 'stale';

const PAUSE_MS = 1500;

/** Writes the draft as it is at that moment over the version that is known then. */
function useWriting(request: SellerRequest, form: QuoteForm, version: RefObject<number>) {
  const { mutateAsync } = useSaveQuotation();
  const now = useRef({ request, form });
  useEffect(() => {
    now.current = { request, form };
  });
  return useCallback(async () => {
    const { request: asked, form: written } = now.current;
    await prepareInputs(written.rows);
    const input = inputOf(written, asked, version.current, false);
    return mutateAsync({ id: asked.rfq_number_id, input, written: writtenInput(written, input) });
  }, [mutateAsync, version]);
}

/** Warns before the tab closes over unsaved work; calls `leave` when the screen goes. */
function useLeaving(settled: () => boolean, leave: () => void) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!settled()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      leave();
    };
  }, [settled, leave]);
}

/**
 * Saves the draft a moment after the last change, one save at a time, and when the screen is left. `restored`: the
 * version that the form was typed over, where it begins with unsaved work.
 */
export function useDraftSaving(request: SellerRequest, form: QuoteForm, restored?: number) {
  const forget = useForgetSaved();
  /** Whether the server has a newer draft than the cache. */
  const ahead = useRef(false);
  const [state, setState] = useState<SaveState>('idle');
  const [error, setError] = useState<unknown>(null);
  const version = useRef(restored ?? request.version);
  const write = useWriting(request, form, version);
  const edits = useRef({ made: 0, saved: 0 });
  const held = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const settle = useCallback((failure: unknown) => {
    held.current = hasCode(failure, errorTable.STALE_VERSION.mcode);
    setState(held.current ? 'stale' : 'failed');
    setError(failure);
  }, []);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    const { made, saved } = edits.current;
    if (made === saved) return true;
    if (held.current) return false;
    setState('saving');
    running.current = write()
      .then((answer) => {
        version.current = answer.version;
        edits.current.saved = made;
        ahead.current = true;
        setState(edits.current.made === made ? 'saved' : 'dirty');
        return true;
      })
      .catch((failure: unknown) => {
        settle(failure);
        return false;
      })
      .finally(() => {
        running.current = null;
      });
    return running.current;
  }, [write, settle]);

  /** Counts a change; it is saved shortly. */
  const touch = useCallback(() => {
    edits.current.made += 1;
    if (held.current) return;
    setState('dirty');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }, [flush]);

  /** Goes on from another version: with the own work still to save, or with nothing to save. */
  const adopt = useCallback((next: number, keepOwn: boolean) => {
    clearTimeout(timer.current);
    version.current = next;
    held.current = false;
    if (keepOwn) edits.current.made += 1;
    else {
      edits.current.saved = edits.current.made;
      ahead.current = false;
    }
    setState(keepOwn ? 'dirty' : 'idle');
  }, []);

  const begins = useRef(restored !== undefined);
  useEffect(() => {
    if (begins.current) touch();
    begins.current = false;
  }, [touch]);

  const settled = useCallback(() => edits.current.made === edits.current.saved, []);
  const { rfq_number_id: id } = request;
  const leave = useCallback(() => {
    void flush().then(() => (ahead.current ? forget(id) : undefined));
  }, [flush, forget, id]);
  useLeaving(settled, leave);

  return { state, error, version, touch, flush, adopt, settle, settled };
}
