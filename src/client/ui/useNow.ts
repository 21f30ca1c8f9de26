import { useSyncExternalStore } from 'react';
import { serverNow } from '../clock';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer serves every countdown on the page. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(() => {
      for (const notify of listeners) notify();
    }, 1000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

const currentSecond = () => Math.floor(serverNow() / 1000) * 1000;

/** The server's time in ms, second by second; null on the server and while hydrating, so that both draw the same. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, currentSecond, () => null);
}

/** What follows from the time, e.g. a word: draws again only when the answer changes, not every second. */
export function useAtTime<T extends string | number | boolean>(answer: (now: number | null) => T): T {
  return useSyncExternalStore<T>(
    subscribe,
    () => answer(currentSecond()),
    () => answer(null),
  );
}
