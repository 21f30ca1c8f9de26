// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pastedCells } from './pastedCells';

/** Two rows as Excel copies them: size, quantity and unit are each merged over both. */
const text = '100A\t파이프\t24\tEA\r\n\t엘보\t\t\r\n';
const html =
  '<table><tr><td rowspan=2>100A</td><td>파이프</td><td rowspan=2>24</td><td rowspan=2>EA</td></tr><tr><td>엘보</td></tr></table>';

test('what was merged over rows stands in each of them, but for a figure that may be their sum', () => {
  expect(pastedCells(text, html, (col) => col === 2)).toEqual([
    ['100A', '파이프', '24', 'EA'],
    ['100A', '엘보', '', 'EA'],
  ]);
});

test('cells merged to the side keep the places of those behind them', () => {
  const across =
    '<table><tr><td colspan=2>파이프</td><td>24</td></tr><tr><td rowspan=2>SCH40</td><td>x</td><td>1</td></tr><tr><td>y</td><td>2</td></tr></table>';
  const placed = [
    ['파이프', '', '24'],
    ['SCH40', 'x', '1'],
    ['SCH40', 'y', '2'],
  ];
  expect(pastedCells('파이프\t\t24\r\nSCH40\tx\t1\r\n\ty\t2\r\n', across)).toEqual(placed);
  // A browser leaves out what a cell covers.
  expect(pastedCells('파이프\t24\nSCH40\tx\t1\ny\t2\n', across)).toEqual(placed);
});

test('the cells of a spreadsheet are taken as its text shows them', () => {
  const cells =
    '<table><tr><td rowspan=2>PIPE<br>SMLS</td><td>1250</td></tr><tr><td>80</td></tr><tr><td></td><td></td></tr></table>';
  expect(pastedCells('"PIPE\nSMLS"\t1,250\r\n\t80\r\n', cells)).toEqual([
    ['PIPE SMLS', '1,250'],
    ['PIPE SMLS', '80'],
  ]);
});

test('a cell ends with its part of the table', () => {
  const parts = `<table><thead><tr><th rowspan=5>품명</th><th>수량</th></tr></thead>
    <tbody><tr><td rowspan=9>엘보</td><td>1</td></tr><tr><td>2</td></tr></tbody></table>`;
  expect(pastedCells('품명\t수량\n엘보\t1\n2\n', parts)).toEqual([
    ['품명', '수량'],
    ['엘보', '1'],
    ['엘보', '2'],
  ]);
});

test('a page that has more cells than a list is taken as its text', () => {
  const wide = `<table><tr>${'<td rowspan=60000 colspan=1000>x</td>'.repeat(9)}</tr>${'<tr><td>y</td><td>z</td></tr>'.repeat(900)}</table>`;
  expect(pastedCells('x\ty\nz\n', wide)).toEqual([['x', 'y'], ['z']]);
});

/** The last row of a table that Excel copies holds the widths of its columns alone. */
const excelColumn = (cells: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>${cells}<![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=72></td></tr><![endif]></table></html>`;
const covered = '<tr></tr>';

test('a merged column that is pasted by itself fills each of the rows that it covers', () => {
  const cells = [['A234 WPB'], ['A234 WPB'], ['A234 WPB'], ['A105'], ['A105']];
  const rows = `<tr height=22><td rowspan=3 height=66>A234 WPB</td></tr>${covered}${covered}<tr><td rowspan=2>A105</td></tr>${covered}`;
  expect(pastedCells('A234 WPB\r\n\r\n\r\nA105\r\n\r\n', excelColumn(rows))).toEqual(cells);
  // A browser leaves the covered rows out of the text, or of the table as well.
  const table = `<meta charset="utf-8"><table><tbody>${rows}</tbody></table>`;
  expect(pastedCells('A234 WPB\nA105', table)).toEqual(cells);
  expect(pastedCells('A234 WPB\n\nA105\n', table.replaceAll(covered, ''))).toEqual(cells);
  const sheets = `<google-sheets-html-origin><table><tbody>${rows}</tbody></table></google-sheets-html-origin>`;
  expect(pastedCells('A234 WPB\n\n\nA105\n\n', sheets)).toEqual(cells);
});

test('rows between merged ones keep their places', () => {
  const rows = `<tr><td>SS275</td></tr><tr><td rowspan=2>A105</td></tr>${covered}<tr><td></td></tr><tr><td>SUS304</td></tr>`;
  const cells = [['SS275'], ['A105'], ['A105'], [''], ['SUS304']];
  expect(pastedCells('SS275\r\nA105\r\n\r\n\r\nSUS304\r\n', excelColumn(rows))).toEqual(cells);
  expect(pastedCells('SS275\nA105\nSUS304', `<table>${rows}</table>`)).toEqual(cells);
});

test('a quantity that is merged over rows counts them, and stands in the first alone', () => {
  const rows = `<tr><td rowspan=2>24</td></tr>${covered}<tr><td>6</td></tr>`;
  for (const text of ['24\r\n\r\n6\r\n', '24\n6'])
    expect(pastedCells(text, `<table>${rows}</table>`, () => true)).toEqual([['24'], [''], ['6']]);
  expect(pastedCells('100A\n\n', '<table><tr><td rowspan=2>100A</td></tr><tr></tr></table>', () => false)).toEqual([
    ['100A'],
    ['100A'],
  ]);
});

test('a column without merged cells is its text', () => {
  expect(pastedCells('SS275\nA105\n', '<table><tr><td>SS275</td></tr><tr><td>A105</td></tr></table>')).toEqual([
    ['SS275'],
    ['A105'],
  ]);
});
