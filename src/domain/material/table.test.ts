import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLine } from './parseLine';
import { readTable, splitPaste } from './table';

const items = (rows: string[][]) => readTable(rows).lines.map((line) => line.parsed.item);

describe('readTable', () => {
  it('reads an English list by its columns: bare sizes, schedules and classes take their meaning from the header', () => {
    const table = readTable([
      ['Project X', '', '', '', '', '', ''],
      ['No.', 'Description', 'Size', 'Sch./Rating', 'Material', "Q'ty", 'Unit'],
      ['1', 'PIPE SMLS', '6', '40', 'A106 Gr.B', '1,250', 'M'],
      ['2', 'FLANGE WN RF', '4', '150', 'A105', '8', 'EA'],
    ]);
    expect(table.header_row).toBe(1);
    expect(table.lines[2]?.parsed.item).toEqual({
      category: 'pipe',
      type: 'SMLS',
      grade: 'A106-B',
      nps: ['6'],
      schedule: ['40'],
      qty: 1250,
      unit: 'M',
    });
    expect(table.lines[3]?.parsed.item).toEqual({
      category: 'flange',
      type: 'WN',
      grade: 'A105',
      nps: ['4'],
      class: 150,
      facing: 'RF',
      qty: 8,
      unit: 'EA',
    });
    expect(table.lines[3]?.text).toBe('FLANGE WN RF\t4\t150\tA105\t8\tEA');
  });

  it('reads a Korean quotation with two header rows, prices and totals', () => {
    const table = readTable([
      ['품명', '규격', '단위', '수량', '재료비', '', '비고'],
      ['', '', '', '', '단가', '금액', ''],
      ['게이트밸브', '10K 50A', 'EA', '5', '45,000', '225,000', '청동'],
      ['엘보', '100', '개', '12', '3,000', '36,000', ''],
      ['소계', '', '', '', '', '261,000', ''],
    ]);
    expect(table.lines.map((line) => line.parsed.item.category)).toEqual([
      'other',
      'other',
      'valve',
      'fitting',
      'other',
    ]);
    expect(table.lines[2]?.parsed.item).toEqual({
      category: 'valve',
      type: 'GATE',
      nps: ['2'],
      class: '10K',
      qty: 5,
      unit: 'EA',
    });
    expect(table.lines[3]?.parsed.item).toEqual({
      category: 'fitting',
      type: 'ELBOW',
      nps: ['4'],
      qty: 12,
      unit: 'EA',
    });
    expect(table.lines[2]?.cells.remark).toBe('청동');
  });

  it('lends the words of a heading, repeats ditto marks, and keeps every row', () => {
    const table = readTable([
      ['ITEM', 'SIZE', 'MATERIAL', 'QTY', 'UNIT'],
      ['GATE VALVE 150# RF', '', '', '', ''],
      ['', '4"', 'A216-WCB', '2', 'EA'],
      ['', '6"', '〃', '3', '"'],
      ['', '', '', '', ''],
    ]);
    expect(table.lines.map((line) => line.row)).toEqual([0, 1, 2, 3]);
    expect(table.skipped).toEqual([4]);
    expect(table.lines[3]?.parsed.item).toMatchObject({
      category: 'valve',
      type: 'GATE',
      grade: 'A216-WCB',
      nps: ['6'],
      class: 150,
      qty: 3,
      unit: 'EA',
    });
  });

  it('joins main and reducing size columns', () => {
    const [, line] = items([
      ['Item', 'Size1', 'Size2', 'Sch', 'Qty', 'Unit'],
      ['REDUCER CONC', '6"', '4"', '40', '2', 'EA'],
    ]);
    expect(line).toEqual({
      category: 'fitting',
      type: 'REDUCER CON',
      nps: ['6', '4'],
      schedule: ['40'],
      qty: 2,
      unit: 'EA',
    });
  });

  it('reads rows without a header as the line they make', () => {
    const text = '1\tPIPE\t10"\tSCH 20\tA53 GR.B ERW\t72\tM';
    const [line] = readTable([text.split('\t')]).lines;
    expect(line?.parsed).toEqual(parseLine(text));
  });

  it('points into the joined text', () => {
    const [, line] = readTable([
      ['Description', 'Size', 'Qty'],
      ['PIPE SMLS A106-B', '6', '12 M'],
    ]).lines;
    expect(line?.text.slice(...(line.parsed.spans.grade ?? [0, 0]))).toBe('A106-B');
    expect(line?.text.slice(...(line.parsed.spans.qty ?? [0, 0]))).toBe('12 M');
  });

  it('never throws and never drops a row that holds something', () => {
    const cell = fc.oneof(
      fc.constantFrom('품명', 'SIZE', 'QTY', '"', '6"', 'PIPE', '소계', '12', 'EA', ''),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
        const { lines, skipped } = readTable(rows);
        const reported = new Set([...lines.flatMap((line) => line.rows), ...skipped]);
        expect([...reported].sort((a, b) => a - b)).toEqual([...rows.keys()]);
      }),
    );
  });
});

describe('splitPaste', () => {
  it('makes cells of tabs, lines of the rest, and keeps a line break inside a quoted cell', () => {
    expect(splitPaste('a\tb\r\nc\td\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(splitPaste('PIPE 6" 12 M\nELBOW 4" 2 EA')).toEqual(['PIPE 6" 12 M', 'ELBOW 4" 2 EA']);
    expect(splitPaste('1\t"two\nlines"\t3')).toEqual([['1', 'two lines', '3']]);
  });
});
