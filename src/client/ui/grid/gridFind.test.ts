import { expect, test } from 'vitest';
import { foundIn, replacedIn } from './gridFind';
import type { GridColumn } from './gridTypes';

type Row = { item: string; qty: string };
const columns: GridColumn<Row>[] = [
  { key: 'item', title: '', width: 1, kind: 'text' },
  { key: 'qty', title: '', width: 1, kind: 'readonly' },
];

test('a text is found whatever its case and width; read-only cells are found and not replaced', () => {
  const rows = [
    { item: 'Pipe A106', qty: '106' },
    { item: 'ＰＩＰＥ', qty: '' },
  ];
  expect(foundIn(rows, columns, 'pipe').map(({ row, col }) => [row, col])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(foundIn(rows, columns, '106').map(({ editable }) => editable)).toEqual([true, false]);
  expect(foundIn(rows, columns, '')).toEqual([]);
});

test('every place of a text is replaced as it stands, signs included', () => {
  expect(replacedIn('A (b) a (B)', '(b)', '$&')).toBe('A $& a $&');
});
