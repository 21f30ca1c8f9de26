import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import { readSelection, subscribeSelection, writeSelection } from './selectionStore';
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
