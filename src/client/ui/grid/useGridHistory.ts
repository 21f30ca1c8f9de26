import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { emptyHistory, type History, record, redo, undo } from './gridHistory';
import type { GridStep, LineGridProps } from './gridTypes';

/** A step with how many rows it changed. */
export type NamedStep = { kind: GridStep; count: number; text?: string };
type Rows<Row> = readonly Row[];

/**
 * Undo and redo over rows that the caller owns. Changes that come from outside (a parsed file, weights from the
 * server) become the present state without a step of their own.
 */
export function useGridHistory<Row extends object>(
  value: Rows<Row>,
  onChange: (rows: Row[]) => void,
  owner: LineGridProps<Row>['step'] = null,
) {
  const [history, setHistory] = useState<History<Rows<Row>, NamedStep>>(emptyHistory);
  const latest = useRef({ value, onChange, history });
  const drawn = useRef({ value, history });
  useLayoutEffect(() => {
    // Many changed rows are drawn later: until then they and their step are in force, whatever else is drawn before.
    const [before, now] = [drawn.current, latest.current];
    latest.current = {
      value: before.value === value ? now.value : value,
      onChange,
      history: before.history === history ? now.history : history,
    };
    drawn.current = { value, history };
  });

  const [recorded, setRecorded] = useState(owner?.id);
  if (owner && owner.id !== recorded) {
    setRecorded(owner.id);
    const count = changedCount(owner.before, value);
    const step: NamedStep = { kind: 'owner', count, text: owner.text };
    setHistory((before) => {
      // What the owner added to a step of the grid is one step with it.
      const past = before.past.at(-1)?.state === owner.before ? before.past.slice(0, -1) : before.past;
      return record({ ...before, past }, owner.before, step);
    });
  }

  /** Takes over changed rows as one step, which it returns; rows of which none differs are no step, which is null. */
  const apply = useCallback((rows: Row[], kind: GridStep): NamedStep | null => {
    const { value: present, onChange: emit, history: before } = latest.current;
    const count = changedCount(present, rows);
    if (count === 0) return null;
    const step: NamedStep = { kind, count };
    const next = record(before, present, step);
    latest.current = { value: rows, onChange: emit, history: next };
    draw(count, () => {
      setHistory(next);
      emit(rows);
    });
    return step;
  }, []);

  const walk = useCallback((step: typeof undo<Rows<Row>, NamedStep>) => {
    const { value: present, onChange: emit, history: before } = latest.current;
    let result = step(before, present);
    // The owner may have taken a step of its own back already.
    while (result && changedCount(present, result.present) === 0) result = step(result.history, present);
    if (!result) return;
    const { history: next, present: rows } = result;
    latest.current = { value: rows, onChange: emit, history: next };
    draw(changedCount(present, rows), () => {
      setHistory(next);
      emit([...rows]);
    });
  }, []);

  return {
    apply,
    undo: useCallback(() => walk(undo), [walk]),
    redo: useCallback(() => walk(redo), [walk]),
    /** Undoes this step and no other: nothing when a later one was applied. */
    undoStep: useCallback(
      (step: NamedStep) => {
        if (latest.current.history.past.at(-1)?.step === step) walk(undo);
      },
      [walk],
    ),
    /** What undo and redo would take back or do again; undefined where there is nothing. */
    lastStep: history.past.at(-1)?.step,
    nextStep: history.future[0]?.step,
    /** The rows of this very moment, for handlers. */
    rows: useCallback(() => latest.current.value, []),
  };
}

/** From so many changed rows on they are drawn in slices, between which keys are taken. */
const MANY = 50;

/** Runs what makes changed rows drawn. They are in force at once, however long that takes. */
function draw(count: number, change: () => void): void {
  if (count > MANY) startTransition(change);
  else change();
}

function changedCount<Row>(before: Rows<Row>, after: Rows<Row>): number {
  let count = Math.abs(before.length - after.length);
  if (count > 0) return count;
  for (const [index, row] of after.entries()) if (row !== before[index]) count += 1;
  return count;
}
