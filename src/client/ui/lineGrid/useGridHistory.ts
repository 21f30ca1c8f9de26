import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyHistory, type History, record, redo, undo } from './gridHistory';

/**
 * Undo and redo over rows that the caller owns. Changes that come from outside (a parsed file, weights from the
 * server) become the present state without a step of their own.
 */
export function useGridHistory<Row>(value: readonly Row[], onChange: (rows: Row[]) => void) {
  const [history, setHistory] = useState<History<readonly Row[]>>(emptyHistory);
  const latest = useRef({ value, onChange, history });
  useEffect(() => {
    latest.current = { value, onChange, history };
  });

  const apply = useCallback((rows: Row[]) => {
    const { value: present, onChange: emit, history: before } = latest.current;
    const next = record(before, present);
    latest.current = { value: rows, onChange: emit, history: next };
    setHistory(next);
    emit(rows);
  }, []);

  const walk = useCallback((step: typeof undo<readonly Row[]>) => {
    const { value: present, onChange: emit, history: before } = latest.current;
    const result = step(before, present);
    if (!result) return;
    latest.current = { value: result.present, onChange: emit, history: result.history };
    setHistory(result.history);
    emit([...result.present]);
  }, []);

  return {
    apply,
    undo: useCallback(() => walk(undo), [walk]),
    redo: useCallback(() => walk(redo), [walk]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** The rows of this very moment, for handlers. */
    rows: useCallback(() => latest.current.value, []),
  };
}
