import { useSyncExternalStore } from 'react';
import { keepListFile } from './visitorListFile';

const KEY = 'stlbs.bom';
const listeners = new Set<() => void>();

/**
 * Keeps a list that was dropped before signing in, in this browser only; the request editor takes it from there. `items` is
 * how many of its lines are no titles, sums or notes, as its reader saw; `file` is what it was read from, if that was a file.
 */
export async function keepLines(lines: readonly string[], items: number, file: File | null = null): Promise<void> {
  localStorage.setItem(KEY, JSON.stringify({ lines, items }));
  // Also without one: the file of an earlier list does not belong to this one.
  await keepListFile(file);
}

function keptItems(): number {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { lines?: unknown; items?: unknown } | null;
    const lines = Array.isArray(kept?.lines) ? kept.lines.length : 0;
    return typeof kept?.items === 'number' ? Math.min(kept.items, lines) : lines;
  } catch {
    return 0;
  }
}

/** The stored list as a text to be read; null where there is none. */
export function keptText(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { lines?: unknown } | null;
    if (!Array.isArray(kept?.lines)) return null;
    return kept.lines.map(wordsOf).join('\n').trim() || null;
  } catch {
    // No storage, or not what was written here: there is no list then.
    return null;
  }
}

function wordsOf(line: unknown): string {
  if (typeof line === 'string') return line;
  const text: unknown = (line as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : '';
}

/** Forgets the stored list once it is in a request, or was thrown away; subscribers to its number are notified. */
export function forgetLines(): void {
  localStorage.removeItem(KEY);
  void keepListFile(null);
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many items are kept; none on the server and while hydrating, so that both draw the same. */
export function useKeptItemCount(): number {
  return useSyncExternalStore(subscribe, keptItems, () => 0);
}
