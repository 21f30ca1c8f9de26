import { expect, test, vi } from 'vitest';
import { perRow } from './perRow';

const rowsOf = (...names: readonly string[]) => names.map((name) => ({ name }));

test('rows that stand where they stood are looked at once, also after undo and redo', () => {
  const find = vi.fn(({ name }: { name: string }, index: number) => `${index} ${name}`);
  const facts = perRow(find);
  const rows = rowsOf('a', 'b', 'c');
  const [a, , c] = rows;
  const changed = [a!, { name: 'x' }, c!];
  expect([facts(rows), facts(changed)]).toEqual([
    ['0 a', '1 b', '2 c'],
    ['0 a', '1 x', '2 c'],
  ]);
  expect(find).toHaveBeenCalledTimes(4);
  expect([facts(rows), facts(changed)]).toEqual([
    ['0 a', '1 b', '2 c'],
    ['0 a', '1 x', '2 c'],
  ]);
  expect(find).toHaveBeenCalledTimes(4);
});

test('a row at another place is looked at again: what is said of it may depend on its place', () => {
  const facts = perRow(({ name }: { name: string }, index: number) => `${index} ${name}`);
  const rows = rowsOf('a', 'b');
  facts(rows);
  expect(facts(rows.toReversed())).toEqual(['0 b', '1 a']);
});
