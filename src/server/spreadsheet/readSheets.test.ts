import { writeOds } from 'hucre';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readSheets } from './readSheets';

const TITLES = ['품명', '규격', '수량'];
const xlsx = async (sheet: Partial<WriteSheet>) => writeXlsx({ sheets: [{ name: 'A', rows: [], ...sheet }] });
const rowsOf = async (name: string, bytes: Uint8Array) => (await readSheets(name, bytes))[0]?.rows;

test('formulas without a value are computed, over other formulas too, or stay as they are written', async () => {
  const file = await xlsx({
    rows: [TITLES, ['강관', '50A', null], ['강관', '65A', null], ['강관', '80A', null]],
    cells: new Map([
      ['1,2', { formula: '6*4' }],
      ['2,2', { formula: 'C2+6' }],
      ['3,2', { formula: 'VLOOKUP(A2,A:B,2,0)' }],
    ]),
  });
  expect((await rowsOf('a.xlsx', file))?.map((row) => row[2])).toEqual(['수량', '24', '30', '=VLOOKUP(A2,A:B,2,0)']);
});

test('hidden, filtered and struck rows are reported; of a cell struck in part the rest is read', async () => {
  const struck = { style: { font: { strikethrough: true } } };
  const file = await xlsx({
    rows: [TITLES, ['강관', '50A', 1], ['강관', '65A', 2], ['강관', '80A', 3], ['강관', '90A', 4]],
    rowDefs: new Map([[1, { hidden: true }]]),
    cells: new Map([
      ['2,0', { value: '강관', ...struck }],
      ['2,1', { value: '65A', ...struck }],
      ['2,2', { value: 2, ...struck }],
      ['3,2', { value: 3, ...struck }],
    ]),
  });
  const [sheet] = await readSheets('a.xlsx', file);
  expect([...(sheet?.looks ?? [])]).toEqual([
    [1, 'hidden'],
    [2, 'struck'],
  ]);
  expect(sheet?.rows[3]).toEqual(['강관', '80A', '']);
});

test('an OpenDocument sheet and a page with a table are read like any list', async () => {
  const rows = [TITLES, ['강관 SPP', '50A', '12']];
  const ods = await writeOds({ sheets: [{ name: 'A', rows }] });
  expect(await rowsOf('a.ods', ods)).toEqual(rows);
  const html = `<html><body><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></body></html>`;
  expect(await rowsOf('a.xls', Buffer.from(html))).toEqual(rows);
});

test('semicolons part cells that hold decimal commas', async () => {
  const csv = Buffer.from('Pos;Description;Qty\n1;PIPE SMLS 2" SCH40;12,5\n2;"ELBOW, 90 LR";1.250,00\n');
  expect(await rowsOf('a.csv', csv)).toEqual([
    ['Pos', 'Description', 'Qty'],
    ['1', 'PIPE SMLS 2" SCH40', '12.5'],
    ['2', 'ELBOW, 90 LR', '1250.00'],
  ]);
});

test('text of the Western code page is read where the Korean one gives no Korean', async () => {
  const csv = Buffer.from('Pos,Descripción,Cantidad\n1,VÁLVULA ESFÉRICA 2",4\n', 'latin1');
  expect(await rowsOf('a.csv', csv)).toEqual([
    ['Pos', 'Descripción', 'Cantidad'],
    ['1', 'VÁLVULA ESFÉRICA 2"', '4'],
  ]);
});
