import { expect, test } from 'vitest';
import { emptyHistory, HISTORY_LIMIT, type History, record, redo, undo } from './gridHistory';

/** Applies the changes in order and gives the history before the last state. */
function after(states: string[]): History<string> {
  return states.slice(0, -1).reduce<History<string>>((history, state) => record(history, state), emptyHistory);
}

test('undo and redo walk the same states in both directions', () => {
  const back = undo(after(['a', 'b', 'c']), 'c');
  expect(back?.present).toBe('b');
  const first = back && undo(back.history, back.present);
  expect(first?.present).toBe('a');
  expect(first && undo(first.history, first.present)).toBeNull();
  const forward = first && redo(first.history, first.present);
  expect(forward?.present).toBe('b');
  expect(forward && redo(forward.history, forward.present)?.present).toBe('c');
});

test('a change after an undo gives up what was undone', () => {
  const back = undo(after(['a', 'b']), 'b');
  const changed = back && record(back.history, back.present);
  expect(changed && redo(changed, 'x')).toBeNull();
  expect(changed && undo(changed, 'x')?.present).toBe('a');
});

test('only the last hundred states are kept', () => {
  const states = Array.from({ length: HISTORY_LIMIT + 11 }, (_, index) => String(index));
  const history = after(states);
  expect(history.past).toHaveLength(HISTORY_LIMIT);
  expect(history.past[0]).toBe('10');
});
