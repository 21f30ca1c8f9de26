import { expect, test } from 'vitest';
import { compareAhead, editsOf, editsText, isUnchanged, type Sheet } from './sheet';

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
  await compareAhead(base, mine);
  await compareAhead(base, changed);
  expect(isUnchanged(editsOf(base, mine))).toBe(true);
  const text = await editsText(editsOf(base, changed));
  clearInterval(other);
  expect((JSON.parse(text) as { changed: unknown[] }).changed).toHaveLength(5_000);
  expect(turns).toBeGreaterThan(0);
});
