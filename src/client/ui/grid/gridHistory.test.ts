import { expect, test } from 'vitest';
import { emptyHistory, HISTORY_LIMIT, type History, record, redo, undo } from './gridHistory';

type Named = History<string, string>;

/** Applies the changes in order and gives the history before the last state; each step is named after its result. */
function after(states: string[]): Named {
  return states
    .slice(0, -1)
    .reduce<Named>((history, state, index) => record(history, state, `to ${states[index + 1]}`), emptyHistory);
}

test('undo and redo walk the same states in both directions, and name the same steps', () => {
  const begun = after(['a', 'b', 'c']);
  expect(begun.past.at(-1)?.step).toBe('to c');
  const back = undo(begun, 'c');
  expect(back?.present).toBe('b');
  expect(back?.history.future[0]?.step).toBe('to c');
  const first = back && undo(back.history, back.present);
  expect(first?.present).toBe('a');
  expect(first && undo(first.history, first.present)).toBeNull();
  const forward = first && redo(first.history, first.present);
  expect(forward?.present).toBe('b');
  expect(forward?.history.past.at(-1)?.step).toBe('to b');
  expect(forward && redo(forward.history, forward.present)?.present).toBe('c');
});

test('a change after an undo gives up what was undone', () => {
  const back = undo(after(['a', 'b']), 'b');
  const changed = back && record(back.history, back.present, 'x');
  expect(changed && redo(changed, 'x')).toBeNull();
  expect(changed && undo(changed, 'x')?.present).toBe('a');
});

test('only the last hundred states are kept', () => {
  const states = Array.from({ length: HISTORY_LIMIT + 11 }, (_, index) => String(index));
  const history = after(states);
  expect(history.past).toHaveLength(HISTORY_LIMIT);
  expect(history.past[0]?.state).toBe('10');
});
