import { expect, test } from 'vitest';
import { nextSort, sortRows } from './sortRows';
import type { Column } from './tableTypes';

type Row = { size: string; price: number | null };
const columns: Column<Row>[] = [
  { key: 'size', header: '', render: () => null, sortValue: (row) => row.size },
  { key: 'price', header: '', render: () => null, sortValue: (row) => row.price },
];
const rows: Row[] = [
  { size: '10A', price: 3 },
  { size: '2A', price: null },
  { size: '100A', price: 1 },
];

test('sizes sort by their numbers, not letter by letter', () => {
  expect(sortRows(rows, columns, { key: 'size', direction: 'asc' }).map((row) => row.size)).toEqual([
    '2A',
    '10A',
    '100A',
  ]);
});

test('rows without a value stay at the end in both directions', () => {
  expect(sortRows(rows, columns, { key: 'price', direction: 'asc' }).map((row) => row.price)).toEqual([1, 3, null]);
  expect(sortRows(rows, columns, { key: 'price', direction: 'desc' }).map((row) => row.price)).toEqual([3, 1, null]);
});

test('a second click on the same head turns the order', () => {
  const first = nextSort(undefined, 'size');
  expect(first.direction).toBe('asc');
  expect(nextSort(first, 'size').direction).toBe('desc');
  expect(nextSort(first, 'price')).toEqual({ key: 'price', direction: 'asc' });
});
