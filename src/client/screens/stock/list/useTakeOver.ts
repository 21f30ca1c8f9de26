import { useState } from 'react';
import type { StockListRow } from '../../../../contract/entities/stockList';
import { useApplyList } from '../../../queries/stockList';
import { listParts, sizeOf } from './listParts';

/**
 * Takes a previewed list over, part by part. After a refusal or a stop the next start goes on where it ended, so that
 * nothing is added twice.
 */
export function useTakeOver() {
  const { apply, refresh, error, reset } = useApplyList();
  const [running, setRunning] = useState<AbortController | null>(null);
  const [parts, setParts] = useState(0);
  const [done, setDone] = useState(0);

  const start = async (rows: readonly StockListRow[], alike: boolean): Promise<boolean> => {
    const stop = new AbortController();
    setRunning(stop);
    reset();
    try {
      for (const [no, part] of listParts(rows, alike).entries()) {
        if (no < parts) continue;
        if (stop.signal.aborted) return false;
        await apply(part);
        setParts(no + 1);
        setDone((before) => before + sizeOf(part));
      }
      return true;
    } catch {
      return false;
    } finally {
      await refresh();
      setRunning(null);
    }
  };
  return {
    start,
    stop: () => running?.abort(),
    /** A new preview tells anew what is left to do. */
    forget: () => {
      setParts(0);
      setDone(0);
      reset();
    },
    running: running !== null,
    done,
    error,
  };
}
