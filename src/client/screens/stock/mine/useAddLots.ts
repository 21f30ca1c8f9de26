import { useState } from 'react';
import { useStockWork } from '../../../queries/stockWork';
import type { ReadLot } from '../../../../domain/stock/lotLine';

/** The server adds this many at once, all or none. */
const CHUNK = 200;

interface Shared {
  warehouse_id: string;
  bin: string | null;
  condition: 'new' | 'surplus' | 'used' | 'remnant';
}

/**
 * Adds any number of lots, so many at a time. After a refusal or a stop the next start goes on where it ended, so that
 * nothing is added twice.
 */
export function useAddLots() {
  const { mutateAsync, error, reset } = useStockWork();
  const [added, setAdded] = useState(0);
  const [running, setRunning] = useState<AbortController | null>(null);

  const start = async (lots: readonly ReadLot[], shared: Shared): Promise<boolean> => {
    const stop = new AbortController();
    setRunning(stop);
    reset();
    try {
      for (let at = added; at < lots.length; at += CHUNK) {
        if (stop.signal.aborted) return false;
        const part = lots.slice(at, at + CHUNK);
        const items = part.map(({ unknown: _unknown, ...lot }) => ({ ...lot, ...shared }));
        await mutateAsync({ deed: 'add', body: { items } });
        setAdded(at + part.length);
      }
      return true;
    } catch {
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { start, stop: () => running?.abort(), running: running !== null, added, error };
}
