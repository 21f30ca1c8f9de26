import { useSyncExternalStore } from 'react';

/** Whether windows stay open since a call that binds is under way, and what they say about it. */
export interface DialogHold {
  held: boolean;
  words: string | null;
}

const FREE: DialogHold = { held: false, words: null };
let now = FREE;
const listeners = new Set<() => void>();

/** Holds every window or lets them go, or changes what they say; set by the shell, which knows of the calls. */
export function holdDialogs(hold: Partial<DialogHold>): void {
  now = { ...now, ...hold };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether windows are held at this very moment, be it drawn already or not. */
export function areDialogsHeld(): boolean {
  return now.held;
}

/** What holds the windows now. */
export function useDialogHold(): DialogHold {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => FREE,
  );
}
