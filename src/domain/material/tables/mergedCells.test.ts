import { expect, test } from 'vitest';
import { readTable } from '../table';
import type { Merge } from './sheetFacts';
import { withMergedCells } from './mergedCells';

const TITLES = ['품명', '사이즈', 'SCH', '재질', '수량', '단위', '단가'];
const rows = [
  TITLES,
  ['무계목 강관', '50A', '40', 'SPPS380', '12', 'M', '9000'],
  ['', '80A', '', '', '18', '', ''],
  ['', '100A', '', '', '', '', ''],
];
const down = (startCol: number, startRow = 1, endRow = 3): Merge => ({ startRow, endRow, startCol, endCol: startCol });

test('what describes an item and is merged downwards holds for each of its rows; a quantity and a price do not', () => {
  const merges = [0, 2, 3, 4, 5, 6].map((column) => down(column));
  expect(withMergedCells(rows, merges)).toEqual([
    TITLES,
    ['무계목 강관', '50A', '40', 'SPPS380', '12', 'M', '9000'],
    ['무계목 강관', '80A', '40', 'SPPS380', '18', 'M', ''],
    ['무계목 강관', '100A', '40', 'SPPS380', '', 'M', ''],
  ]);
  const items = readTable(rows, { merges }).lines.filter(({ aside }) => aside === null);
  expect(items.map(({ parsed: { item } }) => [item.schedule, item.grade, item.qty, item.unit])).toEqual([
    [['40'], 'SPPS380', 12, 'M'],
    [['40'], 'SPPS380', 18, 'M'],
    [['40'], 'SPPS380', undefined, 'M'],
  ]);
});

test('the second row of a text that was wrapped is no item of its own', () => {
  const wrapped = [
    ['NO', 'DESCRIPTION', 'SCH', 'QTY', 'UNIT'],
    ['1', 'PIPE SMLS 4" A106-B,', '40', '12', 'M'],
    ['', 'BEVELLED ENDS', '', '', ''],
    ['2', 'PIPE SMLS 6" A106-B', '80', '6', 'M'],
  ];
  const read = readTable(wrapped, { merges: [down(0, 1, 2), down(2, 1, 2), down(3, 1, 2)] });
  const items = read.lines.filter(({ aside }) => aside === null);
  expect(items.map(({ rows: own, parsed }) => [own, parsed.item.schedule, parsed.item.qty])).toEqual([
    [[1, 2], ['40'], 12],
    [[3], ['80'], 6],
  ]);
});

test('without titles nothing says what a figure means, and words alone are carried', () => {
  expect(withMergedCells(rows.slice(1), [down(2, 0, 2), down(3, 0, 2)])[1]).toEqual([
    '',
    '80A',
    '',
    'SPPS380',
    '18',
    '',
    '',
  ]);
});
