import { expect, test } from 'vitest';
import { clearJournal, MOST_OF_ALL, MOST_OF_ONE, readJournal, writeJournal } from './journal';
import { NO_EDITS } from './sheet';
import { COPY_LASTS_MS, isExpired, newestOfEach, type WorkCopy } from './workCopy';

function storage(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error('no room');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const copy = (key: string, at = 1, words = ''): WorkCopy => ({
  key,
  owner: 'p',
  place: 'quote:Q1',
  at,
  edits: { ...NO_EDITS, fields: [{ field: 'memo', before: '', now: words }] },
  sent: false,
});

test('what is written is read at once, and gone once it is cleared', () => {
  const store = storage();
  store.setItem('another', 'thing');
  expect(writeJournal(store, copy('a', 5, '단가'))).toBe(true);
  expect(readJournal(store)).toEqual([copy('a', 5, '단가')]);
  clearJournal(store, 'a', 4);
  expect(readJournal(store)).toHaveLength(1);
  clearJournal(store, 'a', 5);
  expect(readJournal(store)).toEqual([]);
});

test('what is too long is not written, and what stood there before does not outlive it', () => {
  const store = storage();
  writeJournal(store, copy('a', 1, 'old'));
  expect(writeJournal(store, copy('a', 2, 'x'.repeat(MOST_OF_ONE)))).toBe(false);
  expect(readJournal(store)).toEqual([]);
  const many = Math.ceil(MOST_OF_ALL / 90_000);
  const written = Array.from({ length: many + 1 }, (_, at) =>
    writeJournal(store, copy(`k${at}`, 1, 'x'.repeat(90_000))),
  );
  expect(written.at(-1)).toBe(false);
});

test('a browser without room, or with something foreign under the key, does no harm', () => {
  expect(writeJournal(storage(10), copy('a'))).toBe(false);
  const store = storage();
  store.setItem('stlbs.unsaved:quote:Q1', '{"owner":"p","work":{}}');
  store.setItem('stlbs.unsaved:broken', '{');
  expect(readJournal(store)).toEqual([]);
});

test('of a key the newest counts, and the latest work comes last', () => {
  const order = newestOfEach([copy('a', 9), copy('b', 4), copy('a', 2), copy('b', 5)]);
  expect(order.map(({ key, at }) => [key, at])).toEqual([
    ['b', 5],
    ['a', 9],
  ]);
});

test('a copy is kept for seven days', () => {
  expect(isExpired(copy('a', 0), COPY_LASTS_MS - 1)).toBe(false);
  expect(isExpired(copy('a', 0), COPY_LASTS_MS)).toBe(true);
});

test('a copy of thousands of lines is not written out to learn that it is too long', () => {
  const store = storage();
  writeJournal(store, copy('a'));
  let written = 0;
  const cells = { price: '1', toJSON: () => (written += 1) };
  const added = Array.from({ length: 5_000 }, (_, at) => ({
    row: { id: `line-of-the-list-${at}`, cells },
    after: null,
  }));
  expect(writeJournal(store, { ...copy('a', 2), edits: { ...NO_EDITS, added } })).toBe(false);
  expect([written, readJournal(store)]).toEqual([0, []]);
});
