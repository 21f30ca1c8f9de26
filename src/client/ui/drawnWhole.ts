import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Parts that are drawn at once where all are wanted: more would hold the page up, and those in sight have to do. */
const MOST_PARTS = 1_000;

let whole = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: boolean): void {
  whole = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

/** Whether what draws only those of its `parts` that are in sight is to draw all of them, for a moment that nobody sees. */
export function useDrawnWhole(parts: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => whole && parts <= MOST_PARTS,
    () => false,
  );
}

/** Looks at the page as it is when everything of it is drawn. It is as before when the browser paints next. */
export function drawnWhole<T>(look: () => T): T {
  set(true);
  try {
    return look();
  } finally {
    set(false);
  }
}
