// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pastedTable } from './pastedTable';

const ROWS = [
  ['품명', '사이즈', 'SCH', '수량'],
  ['강관', '50A', '40', '12'],
  ['', '80A', '', '18'],
  ['엘보', '80A', '80', '4'],
];
const text = ROWS.map((row) => row.join('\t')).join('\n');
const cell = (words: string, rowspan = 1) => `<td rowspan="${rowspan}">${words}</td>`;
const table = (more = '') => `<table>
  <tr>${['품명', '사이즈', 'SCH', '수량'].map((title) => cell(title)).join('')}</tr>
  <tr>${cell('강관', 2)}${cell('50A')}${cell('40', 2)}${cell('12')}</tr>
  <tr>${cell('80A')}${cell('18')}</tr>
  <tr>${cell('엘보')}${cell('80A')}${cell('80')}${cell('4')}</tr>${more}</table>`;
const merges = [0, 2].map((column) => ({ startRow: 1, endRow: 2, startCol: column, endCol: column }));

test('the text of a spreadsheet is taken, and its table says which cells are merged', () => {
  expect(pastedTable({ text, html: table() })).toEqual({ text, merged: { rows: ROWS, merges } });
  // Excel ends its table with a row that holds the widths of its columns alone.
  const excel = table(`<tr height=0>${cell('').repeat(4)}</tr>`);
  expect(pastedTable({ text, html: excel }).merged?.rows).toEqual(ROWS);
});

test('of a table that does not fit the text nothing is carried', () => {
  expect(pastedTable({ text: `${text}\n밸브\t50A\t\t2`, html: table() }).merged).toBeNull();
  expect(pastedTable({ text, html: '' })).toEqual({ text, merged: null });
});

test('a table whose text does not keep cells apart is read itself, also where the last column is merged', () => {
  const lines = ROWS.flat().join('\n');
  expect(pastedTable({ text: lines, html: table() })).toEqual({ text, merged: { rows: ROWS, merges } });
  const last = `<table>
    <tr>${cell('50A')}${cell('SPP', 2)}</tr>
    <tr>${cell('80A')}</tr>
    <tr>${cell('100A')}${cell('SPPS380')}</tr></table>`;
  expect(pastedTable({ text: '50A\nSPP\n80A\n100A\nSPPS380', html: last }).merged?.rows).toEqual([
    ['50A', 'SPP'],
    ['80A', ''],
    ['100A', 'SPPS380'],
  ]);
});
