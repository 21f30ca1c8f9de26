import { expect, test } from 'vitest';
import { fillDown, meantBy, nearestNumber, optionsLike, pasteBlock, writeCell, writtenCell } from './gridEdits';
import { beginsWith, optionOf } from './optionOf';
import type { GridArea, GridColumn } from './gridTypes';

type Row = { name: string; unit: string; quantity: string; weight: string };

const columns: GridColumn<Row>[] = [
  { key: 'name', title: 'Name', width: 100, kind: 'text', editable: (row) => row.unit !== 'LOCK' },
  {
    key: 'unit',
    title: 'Unit',
    width: 80,
    kind: 'select',
    options: [
      { value: 'EA', label: '개' },
      { value: 'M', label: '미터' },
    ],
  },
  { key: 'quantity', title: 'Quantity', width: 80, kind: 'number', decimals: 2 },
  { key: 'weight', title: 'Weight', width: 80, kind: 'readonly' },
];
const row = (name = '', unit = '', quantity = '', weight = ''): Row => ({ name, unit, quantity, weight });
const area = (row1: number, col1: number, row2 = row1, col2 = col1): GridArea => ({
  min: { row: row1, col: col1 },
  max: { row: row2, col: col2 },
});

test('a block longer than the grid adds the rows it needs', () => {
  const block = Array.from({ length: 500 }, (_, index) => [`P${index}`, 'ea', '1,234.567']);
  const pasted = pasteBlock({ rows: [row('x'), row()], columns }, area(1, 0), block, () => row());
  expect(pasted.rows).toHaveLength(501);
  expect(pasted.rows[0]).toEqual(row('x'));
  expect(pasted.rows[500]).toEqual(row('P499', 'EA', '1234.56'));
  expect(pasted.area).toEqual(area(1, 0, 500, 2));
});

test('without permission to add rows the surplus is dropped', () => {
  const pasted = pasteBlock({ rows: [row('x')], columns }, area(0, 0), [['a'], ['b']], null);
  expect(pasted.rows).toEqual([row('a')]);
});

test('cells that may not change are left alone, columns beyond the edge ignored', () => {
  const rows = [row('keep', 'LOCK', '', '9')];
  const pasted = pasteBlock({ rows, columns }, area(0, 0), [['new', 'M', '2', '5', 'beyond']], null);
  expect(pasted.rows).toEqual([row('keep', 'M', '2', '9')]);
});

test('a cell is read and shown in its own words, and keeps what it means', () => {
  const words = {
    write: (code: string) => ({ KR: '한국' })[code] ?? code,
    read: (text: string) => text.replace('국산', 'KR'),
  };
  const column: GridColumn<Row> = { key: 'name', title: 'Origin', width: 80, kind: 'text', words };
  const typed = writeCell(row(), column, ' 국산 ');
  expect(typed).toEqual(row('KR'));
  expect(writtenCell(typed, column)).toBe('한국');
});

test('one copied cell fills the whole selection', () => {
  const pasted = pasteBlock({ rows: [row(), row(), row()], columns }, area(0, 2, 2, 2), [['7']], null);
  expect(pasted.rows.map(({ quantity }) => quantity)).toEqual(['7', '7', '7']);
});

test('fill down copies the first row of a range, or the row above a single one', () => {
  const rows = [row('a', 'M', '1'), row('b'), row('c')];
  expect(fillDown({ rows, columns }, area(0, 0, 2, 1)).map(({ name, unit }) => name + unit)).toEqual([
    'aM',
    'aM',
    'aM',
  ]);
  expect(fillDown({ rows, columns }, area(2, 0)).map(({ name }) => name)).toEqual(['a', 'b', 'b']);
  expect(fillDown({ rows, columns }, area(0, 0))).toEqual(rows);
});

test('an option is found by its value or its words; an unknown one is kept to be seen', () => {
  expect(meantBy(columns[1]!, ' 미터 ')).toBe('M');
  expect(meantBy(columns[1]!, 'ton')).toBe('ton');
});

test('an unchanged cell keeps the very same row, so nothing is saved or recorded', () => {
  const same = row('a', 'EA', '1234');
  expect(writeCell(same, columns[2]!, '1,234')).toBe(same);
});

test('a typed text chooses the option that it names, and none that it does not', () => {
  const options = [
    { value: 'EA', label: 'EA', aliases: ['PCS', '개'] },
    { value: 'TON', label: '톤', aliases: ['TON', 'MT'] },
    { value: 'SET', label: '세트', aliases: ['SETS', '조'] },
  ];
  const chosen = (text: string) => optionOf(options, text)?.value;
  expect(['SET', 'set', ' 세트 ', '조', 'Sets', 'ＳＥＴ'].map(chosen)).toEqual(Array(6).fill('SET'));
  expect(['ton', 'Mt', '톤', 'pcs', '개'].map(chosen)).toEqual(['TON', 'TON', 'TON', 'EA', 'EA']);
  expect(['', ' ', 'S', 'box'].map(chosen)).toEqual(Array(4).fill(undefined));
});

test('a number that its column finds unclear is kept as text instead of being read as another number', () => {
  const unclear = (text: string) => (text === '185.500원' ? text : null);
  const column: GridColumn<Row> = { key: 'quantity', title: 'Price', width: 80, kind: 'number', unclear };
  expect(writeCell(row(), column, '185.500원').quantity).toBe('185.500원');
  expect(writeCell(row(), column, '185.5원').quantity).toBe('185.5');
});

test('what is no number stays as it was typed, with the nearest number beside it', () => {
  const column = columns[2]!;
  expect(['abc', '1,25', '10-20', '1/2'].map((text) => meantBy(column, text))).toEqual(['abc', '1,25', '10-20', '1/2']);
  expect(['₩12,500', '22,100 원', '12.5%', '1.2E+05', '1,250 EA'].map((text) => meantBy(column, text))).toEqual([
    '12500',
    '22100',
    '12.5',
    '120000',
    '1250',
  ]);
  expect(['abc', '1,25', '19.500,5', '10-20'].map((text) => nearestNumber(text, {}))).toEqual([
    null,
    '1.25',
    '19500.5',
    '10',
  ]);
});

test('letters typed so far begin an option by its code or label, which is in sight, and not by another spelling', () => {
  const lot = { value: 'LOT', label: '식', aliases: ['일식', 'LUMPSUM'] };
  expect(['L', 'lo', '식'].map((text) => beginsWith(lot, text))).toEqual([true, true, true]);
  expect(['일', 'LUMP', ''].map((text) => beginsWith(lot, text))).toEqual([false, false, false]);
});

test('options are found by the letters typed so far, those that begin with them first', () => {
  const options = [
    { value: 'SET', label: '세트' },
    { value: 'EA', label: '개', aliases: ['PCS'] },
    { value: 'TON', label: '톤' },
  ];
  const like = (text: string) => optionsLike(options, text).map(({ value }) => value);
  expect(like('세')).toEqual(['SET']);
  expect(like('e')).toEqual(['EA', 'SET']);
  expect(like('')).toEqual(['SET', 'EA', 'TON']);
  expect(like('box')).toEqual([]);
});
