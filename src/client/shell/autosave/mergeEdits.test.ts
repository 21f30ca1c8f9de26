import { describe, expect, test } from 'vitest';
import { mergeEdits, takeTheirs, withOwnValues } from './mergeEdits';
import { editsOf, isUnchanged, sameValue, type Sheet } from './sheet';

const sheet = (fields: Sheet['fields'], rows: Record<string, Record<string, unknown>>): Sheet => ({
  fields,
  rows: Object.entries(rows).map(([id, cells]) => ({ id, cells })),
});
const base = sheet({ title: '배관재', memo: '' }, { a: { qty: '1', price: '' }, b: { qty: '2', price: '' } });
const merged = (mine: Sheet, theirs: Sheet) => mergeEdits(theirs, editsOf(base, mine));
const cells = ({ rows }: Sheet) => Object.fromEntries(rows.map((row) => [row.id, row.cells]));

describe('merging by cell', () => {
  test('cells that one side alone changed are taken, also in the same line', () => {
    const mine = sheet(
      { title: '배관재', memo: '오전 하차' },
      { a: { qty: '1', price: '100' }, b: { qty: '2', price: '' } },
    );
    const theirs = sheet({ title: '3호기', memo: '' }, { a: { qty: '7', price: '' }, b: { qty: '2', price: '5' } });
    const { sheet: both, conflicts } = merged(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(both.fields).toEqual({ title: '3호기', memo: '오전 하차' });
    expect(cells(both)).toEqual({ a: { qty: '7', price: '100' }, b: { qty: '2', price: '5' } });
  });

  test('a cell that both changed to different values needs a choice, and keeps the own value until then', () => {
    const mine = sheet({ title: '내 제목', memo: '' }, cells(base));
    const theirs = sheet({ title: '남의 제목', memo: '' }, cells(base));
    const { sheet: both, conflicts } = merged(mine, theirs);
    expect(conflicts).toEqual([{ row: null, field: 'title', mine: '내 제목', theirs: '남의 제목' }]);
    expect(both.fields['title']).toBe('내 제목');
    expect(takeTheirs(both, conflicts).fields['title']).toBe('남의 제목');
  });

  test('both typed the same, however it is written: no choice is needed', () => {
    const mine = sheet(
      { title: '배관재', memo: '' },
      { a: { qty: '1', price: '1,000.50' }, b: { qty: '2', price: '' } },
    );
    const theirs = sheet(
      { title: '배관재', memo: '' },
      { a: { qty: '1', price: '1000.5' }, b: { qty: '2', price: null } },
    );
    expect(merged(mine, theirs).conflicts).toEqual([]);
  });

  test('lines added by either side stand, where they were put', () => {
    const mine = sheet(base.fields, { a: { qty: '1', price: '' }, new1: { qty: '9' }, b: { qty: '2', price: '' } });
    const theirs = sheet(base.fields, { a: { qty: '1', price: '' }, b: { qty: '2', price: '' }, new2: { qty: '8' } });
    expect(merged(mine, theirs).sheet.rows.map(({ id }) => id)).toEqual(['a', 'new1', 'b', 'new2']);
  });

  test('a line that one side took out is gone, unless the other changed it', () => {
    const without = sheet(base.fields, { b: { qty: '2', price: '' } });
    const changed = sheet(base.fields, { a: { qty: '5', price: '' }, b: { qty: '2', price: '' } });
    const ids = ({ sheet: both }: ReturnType<typeof merged>) => both.rows.map(({ id }) => id).sort();
    expect(ids(merged(without, base))).toEqual(['b']);
    expect(ids(merged(base, without))).toEqual(['b']);
    expect(ids(merged(without, changed))).toEqual(['a', 'b']);
    expect(ids(merged(changed, without))).toEqual(['a', 'b']);
  });

  test('changes of lines that are only out of sight are handed back', () => {
    const mine = sheet({}, { a: { qty: '5', price: '' }, b: { qty: '2', price: '' } });
    const { away, sheet: both } = mergeEdits(sheet({}, { b: { qty: '2' } }), editsOf(base, mine), 'keep');
    expect(away.map(({ row }) => row.id)).toEqual(['a']);
    expect(both.rows.map(({ id }) => id)).toEqual(['b']);
  });
});

test('edits survive being written as JSON', () => {
  const mine = sheet({ title: '새 제목', memo: '' }, { a: { qty: '3', price: '' }, c: { qty: '4' } });
  const edits = JSON.parse(JSON.stringify(editsOf(base, mine))) as ReturnType<typeof editsOf>;
  expect(isUnchanged(editsOf(mine, mergeEdits(base, edits).sheet))).toBe(true);
});

test.each([
  [null, '', true],
  [' 메모 ', '메모', true],
  ['10.00', '10', true],
  ['1,200', 1200, true],
  ['10', '100', false],
  ['0', '', false],
  [{ nps: ['4'], grade: null }, { nps: ['4'] }, true],
  [{ nps: ['4'] }, { nps: ['6'] }, false],
  [[], '', false],
])('%j and %j mean the same: %s', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
});

test('what is written on in a cell that waits for a choice is what the choice shows', () => {
  const head = { row: null, field: 'title', mine: 'one', theirs: 'two' };
  const cell = { row: 'a', field: 'qty', mine: '1', theirs: '2' };
  const titled = (title: string) => sheet({ title }, { a: { qty: '1' } });
  const cells = [head, cell];
  expect(withOwnValues(cells, titled('one'))).toBe(cells);
  const now = withOwnValues(cells, titled('one and more'));
  expect(now).toEqual([{ ...head, mine: 'one and more' }, cell]);
  expect(now[1]).toBe(cell);
});
