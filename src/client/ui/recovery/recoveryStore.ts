import { useSyncExternalStore } from 'react';

/** What somebody typed into a form: by the field's name or label, a tick as `true` or `false`, parts without fields as JSON. */
export type TypedValues = Readonly<Record<string, string>>;

/** Keeps what was typed when a login ends under a form, for the same person. */
export interface RecoveryStore {
  /** Where a form of this name keeps its values on the present page. */
  keyOf(form: string): string;
  /** Called as a form goes: keeps what `typed` answers if the login has ended under it, and asks for nothing otherwise. */
  keep(key: string, typed: () => TypedValues): void;
  /** Keeps what is typed though the form stays and the login too; false when it could not be kept. */
  keepNow(key: string, values: TypedValues): boolean;
  /** What the reader typed there before; null when there is nothing of this person's. */
  kept(key: string): TypedValues | null;
  forget(key: string): void;
}

let lent: RecoveryStore | null = null;
const listeners = new Set<() => void>();

/** Gives all forms a place; set by the shell, which knows who reads. */
export function lendRecovery(store: RecoveryStore): void {
  lent = store;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where forms keep what is typed; null as long as nobody has signed in. */
export function useRecoveryStore(): RecoveryStore | null {
  return useSyncExternalStore(
    subscribe,
    () => lent,
    () => null,
  );
}
