import { describe, expect, test } from 'vitest';
import { erpLayout } from '../../contract/entities/erp';
import { csvText } from './csvText';
import { layOut } from './layOut';
import type { LeavingRecord } from './fieldValues';
import { xmlText } from './xmlText';

const record: LeavingRecord = {
  values: {
    order_number: 'O261121-7KX3M',
    placed_on: '2026-11-21',
    total_amount: '3025000',
    title: '=1+1 "배관", <A&B>',
  },
  lines: [
    { line_no: '1', item: 'PIPE, 100A', qty: '10.5' },
    { line_no: '2', item: null, qty: '8' },
  ],
};
const column = (head: string, field: string | null, more: object = {}) => ({ head, field, fixed: null, ...more });
const layout = (change: object = {}) =>
  erpLayout.parse({
    kind: 'order',
    format: 'csv',
    rows: 'line',
    columns: [
      column('사업장', null, { fixed: '1000' }),
      column('발주번호', 'order_number'),
      column('발주일', 'placed_on', { date: 'YYYYMMDD' }),
      column('품명', 'item'),
      column('수량', 'qty'),
      column('합계', 'total_amount', { number: 'grouped' }),
      column('건명', 'title'),
    ],
    ...change,
  });

describe('rows of a layout', () => {
  test('a row for each line repeats the record and the fixed value', () => {
    const rows = layOut(layout(), [record]).map((row) => row.map(({ text }) => text));
    expect(rows).toEqual([
      ['1000', 'O261121-7KX3M', '20261121', 'PIPE, 100A', '10.5', '3,025,000', '=1+1 "배관", <A&B>'],
      ['1000', 'O261121-7KX3M', '20261121', '', '8', '3,025,000', '=1+1 "배관", <A&B>'],
    ]);
  });

  test('a row for each record has none of its lines', () => {
    const one = layout({ rows: 'record', columns: [column('발주번호', 'order_number')] });
    expect(layOut(one, [record, { ...record, lines: [] }])).toHaveLength(2);
  });

  test('a number is a number of a spreadsheet however it is shown; a day of another form is text', () => {
    const [first] = layOut(layout(), [record]);
    expect(first?.[5]).toMatchObject({ type: 'number', plain: '3025000' });
    expect(first?.[2]).toMatchObject({ type: 'day', plain: null });
  });
});

test('a CSV file is UTF-8 with its mark; quotes, separators and formulas harm nothing', () => {
  const text = csvText(layout(), layOut(layout(), [record]));
  expect(text.split('\r\n')).toEqual([
    '\ufeff사업장,발주번호,발주일,품명,수량,합계,건명',
    '1000,O261121-7KX3M,20261121,"PIPE, 100A",10.5,"3,025,000","\'=1+1 ""배관"", <A&B>"',
    '1000,O261121-7KX3M,20261121,,8,"3,025,000","\'=1+1 ""배관"", <A&B>"',
    '',
  ]);
  const tabs = layout({ separator: 'tab', heads: false });
  expect(csvText(tabs, layOut(tabs, [record])).split('\r\n')[0]).toBe(
    '\ufeff1000\tO261121-7KX3M\t20261121\tPIPE, 100A\t10.5\t3,025,000\t"\'=1+1 ""배관"", <A&B>"',
  );
});

test('an XML file holds a record once, its lines in it, and no sign that breaks it', () => {
  const xml = layout({ format: 'xml', elements: { root: 'PO', record: 'HEAD', line: 'ITEM' } });
  const withControl = { ...record, values: { ...record.values, title: '\u0001<A&B>\ud800' } };
  expect(xmlText(xml, [withControl])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<PO>',
      '  <HEAD>',
      '    <사업장>1000</사업장>',
      '    <발주번호>O261121-7KX3M</발주번호>',
      '    <발주일>20261121</발주일>',
      '    <합계>3,025,000</합계>',
      '    <건명>&lt;A&amp;B&gt;</건명>',
      '    <ITEM>',
      '      <품명>PIPE, 100A</품명>',
      '      <수량>10.5</수량>',
      '    </ITEM>',
      '    <ITEM>',
      '      <품명/>',
      '      <수량>8</수량>',
      '    </ITEM>',
      '  </HEAD>',
      '</PO>',
      '',
    ].join('\n'),
  );
});

test.each([
  ['a field of a line in a file without lines', { rows: 'record' }],
  ['a field of another kind', { columns: [column('운송사', 'carrier')] }],
  ['neither a field nor a fixed value', { columns: [column('빈 열', null)] }],
  ['both', { columns: [column('둘', 'title', { fixed: '1' })] }],
  ['a head that is no element', { format: 'xml', columns: [column('1 번', 'title')] }],
  ['an element that XML keeps for itself', { format: 'xml', columns: [column('xmlTitle', 'title')] }],
  ['no column', { columns: [] }],
])('%s is refused', (_name, change) => {
  expect(() => layout(change)).toThrow();
});
