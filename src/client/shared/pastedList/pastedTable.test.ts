// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pastedTable, wholeText } from './pastedTable';

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

test('a line of the text that no table holds stays, and a text without a table is taken as it is', () => {
  const more = pastedTable({ text: `${text}\n밸브\t65A\t\t2`, html: table() });
  expect(more).toEqual({
    text: `${text}\n밸브\t65A\t\t2`,
    merged: { rows: [...ROWS, ['밸브', '65A', '', '2']], merges },
  });
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

/** As a browser copies the table of a page: what a cell covers is no cell of the row below. */
const browserText = '품명\t사이즈\tSCH\t수량\n강관\t50A\t40\t12\n80A\t18\n엘보\t80A\t80\t4\n';

test('of a table that a browser copied every cell stands in its column', async () => {
  const pasted = pastedTable({ text: browserText, html: table() });
  expect(pasted).toEqual({ text, merged: { rows: ROWS, merges } });
  expect((await wholeText(pasted)).split('\n')[2]).toBe('강관\t80A\t40\t18');
});

test('a cell merged to the side moves none of those behind it', () => {
  const html = `<table>
    <tr>${['품명', '사이즈', 'SCH', '수량'].map((title) => cell(title)).join('')}</tr>
    <tr><td colspan="2">밸브 50A</td>${cell('40')}${cell('12')}</tr></table>`;
  const placed = '품명\t사이즈\tSCH\t수량\n밸브 50A\t\t40\t12';
  expect(pastedTable({ text: '품명\t사이즈\tSCH\t수량\n밸브 50A\t40\t12\n', html }).text).toBe(placed);
  expect(pastedTable({ text: `${placed}\n`, html }).text).toBe(`${placed}\n`);
});

test('lines before, between and behind the tables of a page stay where they were', () => {
  const html = `<p>견적 요청</p>${table()}<p>납기 2주</p>${table()}<p>감사합니다</p>`;
  const words = `견적 요청\n\n${browserText}납기 2주\n\n${browserText}감사합니다`;
  const pasted = pastedTable({ text: words, html });
  expect(pasted.text).toBe(`견적 요청\n${text}\n납기 2주\n${text}\n감사합니다`);
  expect(pasted.merged?.merges.map(({ startRow, endRow }) => [startRow, endRow])).toEqual([
    [2, 3],
    [2, 3],
    [7, 8],
    [7, 8],
  ]);
});

test.each(['엘보\t100A\t5', '엘보\t80A\t8', '강관\t80A\t4', '강관\t80A\t40\t1'])(
  'the line “%s” behind a table stays, though its cells or parts of them stand in the table',
  (line) => {
    expect(pastedTable({ text: `${browserText}${line}`, html: `${table()}<p>${line}</p>` }).text).toBe(
      `${text}\n${line}`,
    );
  },
);

test('a cell of several lines is one cell, also where the text breaks it', () => {
  const html = `<table><tr>${cell('PIPE<br>SMLS', 2)}${cell('50A')}${cell('12')}</tr>
    <tr>${cell('<p>80A</p><p>SCH40</p>')}${cell('18')}</tr></table>`;
  const pasted = pastedTable({ text: 'PIPE\nSMLS\t50A\t12\n80A\n\nSCH40\n\t18\n', html });
  expect(pasted.text).toBe('PIPE SMLS\t50A\t12\n\t80A SCH40\t18');
});

test('a table that gives a page its shape leaves the lines in it apart', () => {
  const html = `<table><tr><td colspan="2">PIPE 50A 3EA<br>ELBOW 50A 2EA</td></tr></table>`;
  const lines = 'PIPE 50A 3EA\nELBOW 50A 2EA';
  expect(pastedTable({ text: lines, html })).toEqual({ text: lines, merged: null });
});
