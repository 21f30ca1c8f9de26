import { expect, test } from 'vitest';
import type { GridColumn } from './gridTypes';
import { valuesOf, viewOrder, withShown } from './gridView';

type Row = { size: string; qty: string };
const [size, qty] = (['size', 'qty'] as const).map(
  (key): GridColumn<Row> => ({ key, title: key, width: 1, kind: 'text' }),
);
const rows: Row[] = [
  { size: '10"', qty: '1,200' },
  { size: '2"', qty: '' },
  { size: '2"', qty: '30' },
];
const textOf = (column: GridColumn<Row>, row: Row) => row[column.key];
const all = () => true;

test('numbers are ordered as numbers, empty cells come last either way, equal ones keep their order', () => {
  const by = (column: GridColumn<Row>, order: 'ascending' | 'descending') =>
    viewOrder(rows, { sort: { column, order }, shows: all, textOf });
  expect(by(qty!, 'ascending')).toEqual([2, 0, 1]);
  expect(by(qty!, 'descending')).toEqual([0, 2, 1]);
  expect(by(size!, 'ascending')).toEqual([1, 2, 0]);
});

test('what is changed in a sorted and filtered view goes to its own row, new rows to the end', () => {
  const order = viewOrder(rows, {
    sort: { column: qty!, order: 'descending' },
    shows: (row) => row.qty !== '',
    textOf,
  });
  expect(order).toEqual([0, 2]);
  const shown = [rows[0]!, { size: '2"', qty: '31' }, { size: '4"', qty: '5' }];
  expect(withShown(rows, order, shown).map((row) => row.qty)).toEqual(['1,200', '', '31', '5']);
  expect(withShown(rows, null, shown)).toEqual(shown);
});

test('the values of a column are counted', () => {
  expect(valuesOf(rows, size!, textOf)).toEqual([
    { text: '2"', count: 2 },
    { text: '10"', count: 1 },
  ]);
});
