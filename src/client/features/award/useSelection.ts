import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Comparison } from '../../../contract/entities/comparison';
import { type Selection, stillValid } from './selection';

/**
 * The award being put together, kept for this tab so that the way back and forth loses nothing. `restored` is false
 * while server-rendering, where nothing is kept.
 */
export function useSelection(comparison: Comparison) {
  const number = comparison.rfq_number_id;
  const text = useSyncExternalStore(
    subscribeSelection,
    () => readSelection(number),
    () => null,
  );
  const selection = useMemo(() => stillValid(parsed(text), comparison), [text, comparison]);
  const select = useCallback((change: Selection) => writeSelection(number, JSON.stringify(change)), [number]);
  return { selection, select, restored: text !== null };
}

function parsed(text: string | null): Selection {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value && typeof value === 'object' ? (value as Selection) : {};
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();
/** Stands in where the browser's storage is full or forbidden. */
const memory = new Map<string, string>();

const keyOf = (rfqNumberId: string) => `stlbs.award.${rfqNumberId}`;

/** Called on every change of a stored award. */
function subscribeSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The award kept for a request in this tab, as JSON; `{}` when there is none. */
function readSelection(rfqNumberId: string): string {
  const key = keyOf(rfqNumberId);
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? '{}';
  } catch {
    return memory.get(key) ?? '{}';
  }
}

/** Keeps an award, as JSON, until the tab is closed. */
function writeSelection(rfqNumberId: string, json: string): void {
  const key = keyOf(rfqNumberId);
  try {
    sessionStorage.setItem(key, json);
    memory.delete(key);
  } catch {
    memory.set(key, json);
  }
  for (const listener of listeners) listener();
}
