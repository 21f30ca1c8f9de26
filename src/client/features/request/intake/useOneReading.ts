import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkProgress } from '../../../api/apiRequest';
import { isOfflineFailure } from '../../../api/ApiError';
import { useOnReconnect } from '../../../ui/useOnReconnect';
import { useErrorText } from '../../../shell/errors/useErrorText';

/** Runs one piece of work at a time: a new one ends the one before, and so does leaving the page. */
export function useOneReading() {
  const errorText = useErrorText();
  const [progress, setProgress] = useState<number | null | undefined>(undefined);
  const [pages, setPages] = useState<WorkProgress | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** The failure that `error` is about; none of a refusal that this page found itself. */
  const failed = useRef<unknown>(null);
  useOnReconnect(() => isOfflineFailure(failed.current) && setError(null));
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Reports whether the work came to its end. */
  const run = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>): Promise<boolean> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setError(null);
      failed.current = null;
      setProgress(null);
      setPages(null);
      try {
        await work(controller.signal);
        return !controller.signal.aborted;
      } catch (failure) {
        if (controller.signal.aborted) return false;
        failed.current = failure;
        setError(errorText(failure));
        return false;
      } finally {
        if (running.current === controller) {
          setProgress(undefined);
          setPages(null);
        }
      }
    },
    [errorText],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setProgress(undefined);
    setPages(null);
  }, []);
  return {
    run,
    cancel,
    /** 0 to 1, null while it is unknown, undefined when nothing runs. */
    progress: pages?.of ? pages.done / pages.of : progress,
    setProgress,
    /** Pages of a scan or a long PDF that were read; null while there are none to count. */
    pages,
    setPages,
    error,
    setError,
  };
}

export type OneReading = ReturnType<typeof useOneReading>;
