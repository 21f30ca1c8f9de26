import { useSyncExternalStore } from 'react';
import type { RfqDraft } from '../../queries/rfq';

/** What a draft held when it was thrown away, and when that was. */
interface Discarded {
  body: Omit<RfqDraft, 'version'>;
  at: number;
}

/** For so long the way back is offered. */
const WAY_BACK_MS = 10_000;

let latest: Discarded | null = null;
const listeners = new Set<() => void>();

/** Hands a draft that was just thrown away to the list, which its reader sees next; null once that is settled. */
export function keepDiscarded(body: Discarded['body'] | null): void {
  latest = body && { body, at: Date.now() };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A later visit to the list does not offer what was settled long ago.
  if (latest && Date.now() - latest.at > WAY_BACK_MS) latest = null;
  return () => listeners.delete(listener);
}

/** The draft that may still be brought back. */
export const useDiscarded = () =>
  useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
