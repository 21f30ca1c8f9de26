import { expect, test } from 'vitest';
import { editsOf, editsText, isUnchanged, type Sheet, withSameRows } from './sheet';

const sheet = (prices: readonly string[], note = ''): Sheet => ({
  fields: { note },
  rows: prices.map((price, at) => ({ id: `line-${at}`, cells: { price, tags: ['a', null], unread: {} } })),
});

test('edits are written as the JSON that they are: head, changed, new and removed lines', async () => {
  const base = sheet(['1', '2', '3']);
  const mine = sheet(['1', '20', '3', '4'], 'a "note"\n');
  const [, ...rows] = mine.rows;
  const edits = editsOf(base, { ...mine, rows });
  expect(edits.changed.length * edits.added.length * edits.removed.length).toBe(1);
  expect(JSON.parse(await editsText(edits))).toEqual(JSON.parse(JSON.stringify(edits)));
});

test('thousands of lines are compared and written between other work', async () => {
  const prices = Array.from({ length: 5_000 }, (_, at) => String(at));
  const [base, mine] = [sheet(prices), sheet(prices.map((price) => `${price}.0`))];
  const changed = sheet(prices.map((price) => `${price}1`));
  let turns = 0;
  const other = setInterval(() => (turns += 1));
  const same = await withSameRows(base, mine);
  expect(same.rows.every((row, at) => row === mine.rows[at])).toBe(true);
  expect(isUnchanged(editsOf(same, mine))).toBe(true);
  const another = await withSameRows(base, changed);
  const text = await editsText(editsOf(another, changed));
  clearInterval(other);
  expect((JSON.parse(text) as { changed: unknown[] }).changed).toHaveLength(5_000);
  expect(turns).toBeGreaterThan(0);
});

test('rows that changed places, came and went are kept apart from those that stand where they stood', () => {
  const base = sheet(['1', '2', '3', '4']);
  const [first, second, third, fourth] = base.rows;
  const swapped = { ...base, rows: [second!, first!, third!, fourth!] };
  expect(isUnchanged(editsOf(base, swapped))).toBe(true);
  const fresh = { id: 'new', cells: { price: '9', tags: [], unread: {} } };
  const edits = editsOf(base, {
    ...base,
    rows: [fresh, first!, { ...third!, cells: { ...third!.cells, price: '33' } }],
  });
  expect(edits.added).toEqual([{ row: fresh, after: null }]);
  expect(edits.changed.map(({ before }) => before)).toEqual([{ price: '3' }]);
  expect(edits.removed).toEqual([second, fourth]);
});
