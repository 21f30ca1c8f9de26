import { expect, test } from 'vitest';
import { continued, fillSeries } from './fillSeries';
import type { GridColumn } from './gridTypes';

const next = (run: string[], count: number) =>
  Array.from({ length: count }, (_, index) => continued(run, run.length + index));

test('numbers go on by their step, exactly; one number and uneven ones are repeated', () => {
  expect(next(['1', '2'], 3)).toEqual(['3', '4', '5']);
  expect(next(['0.1', '0.2'], 2)).toEqual(['0.3', '0.4']);
  expect(next(['30', '20'], 2)).toEqual(['10', '0']);
  expect(next(['7'], 2)).toEqual(['7', '7']);
  expect(next(['1', '2', '4'], 4)).toEqual(['1', '2', '4', '1']);
  expect(continued(['5', '6'], -1)).toBe('4');
});

test('a text with a number counts on and keeps its zeros; others come again', () => {
  expect(next(['P-009'], 2)).toEqual(['P-010', 'P-011']);
  expect(next(['L-10A', 'L-20A'], 2)).toEqual(['L-30A', 'L-40A']);
  expect(next(['SeAH', 'Hyundai'], 3)).toEqual(['SeAH', 'Hyundai', 'SeAH']);
  expect(next(['A-1', 'B-2'], 2)).toEqual(['A-1', 'B-2']);
});

test('a drag fills each column with its own series; a choice is repeated and a source cell stays', () => {
  type Row = { tag: string; unit: string; qty: string };
  const columns: GridColumn<Row>[] = [
    { key: 'tag', title: '', width: 1, kind: 'text' },
    { key: 'unit', title: '', width: 1, kind: 'select', options: [{ value: 'M2', label: 'M2' }] },
    { key: 'qty', title: '', width: 1, kind: 'number' },
  ];
  const rows = [
    { tag: 'P-1', unit: 'M2', qty: '10' },
    { tag: 'P-2', unit: 'M2', qty: '20' },
    ...Array.from({ length: 2 }, () => ({ tag: '', unit: '', qty: '' })),
  ];
  const from = { min: { row: 0, col: 0 }, max: { row: 1, col: 2 } };
  const to = { min: from.min, max: { row: 3, col: 2 } };
  expect(fillSeries({ rows, columns }, from, to, false).slice(2)).toEqual([
    { tag: 'P-3', unit: 'M2', qty: '30' },
    { tag: 'P-4', unit: 'M2', qty: '40' },
  ]);
  expect(fillSeries({ rows, columns }, from, to, true)[2]).toEqual({ tag: 'P-1', unit: 'M2', qty: '10' });
  expect(fillSeries({ rows, columns }, from, to, false)[0]).toBe(rows[0]);
});
