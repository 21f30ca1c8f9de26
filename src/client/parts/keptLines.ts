import { useSyncExternalStore } from 'react';

const KEY = 'stlbs.bom';
const listeners = new Set<() => void>();

/** Keeps a list that was dropped before signing in, in this browser only; the request editor takes it from there. */
export function keepLines(lines: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify({ lines }));
}

/** The kept list; empty when there is none or it cannot be read. */
export function keptLines(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { lines?: unknown } | null;
    return Array.isArray(kept?.lines) ? kept.lines.filter((line): line is string => typeof line === 'string') : [];
  } catch {
    return [];
  }
}

/** Forgets the kept list once it is in a request, or was thrown away; whoever shows its number is told. */
export function forgetLines(): void {
  localStorage.removeItem(KEY);
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many lines are kept; none on the server and while hydrating, so that both draw the same. */
export function useKeptLineCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => keptLines().length,
    () => 0,
  );
}
