import { describe, expect, it, test } from 'vitest';
import { parseLine } from './parseLine';
import { underHeadings } from './tables/lineHeadings';
import { lineOf } from './requestLine';
import { readTable } from './table';

const ofText = (text: string) => lineOf(parseLine(text), {});

describe('a line that names no item', () => {
  it.each(['??? 도면참조 1 식', '??? 도면참조 1식', '???\t도면참조\t1\t식'])('keeps its count: %s', (text) => {
    expect(ofText(text)).toMatchObject({ excluded: true, qty: '1', uom: 'LOT' });
  });

  it('keeps the count of its columns', () => {
    const { lines } = readTable([
      ['품명', '규격', '재질', '수량', '단위'],
      ['엘보', '100A', 'A234 WPB', '2', 'EA'],
      ['???', '도면참조', '', '1', '식'],
      ['???', '도면참조', '', '3', '세트'],
    ]);
    const read = lines.map((line) => lineOf(line.parsed, line));
    expect(read.slice(2)).toMatchObject([
      { excluded: true, qty: '1', uom: 'LOT' },
      { excluded: true, qty: '3', uom: 'SET' },
    ]);
  });

  it('has no count where none is stated with its unit', () => {
    expect(ofText('도면참조 3')).toMatchObject({ excluded: true, qty: null, uom: null });
  });
});

test.each([
  ['엘보 4" SCH40 WPB 3EA', 'A234-WPB'],
  ['엘보 4" SCH40 WPC 3EA', 'A234-WPC'],
  ['엘보 4" SCH10S WP304 3EA', 'A403-WP304'],
  ['엘보 4" SCH10S WP304L 3EA', 'A403-WP304L'],
  ['엘보 4" SCH10S WP316L 3EA', 'A403-WP316L'],
  ['엘보 4" SCH40 WPL6 3EA', 'A420-WPL6'],
])('%s is of %s, and the same material as with the specification written', (text, grade) => {
  const symbol = grade.split('-')[1] ?? '';
  const [short, whole] = [ofText(text), ofText(text.replace(symbol, grade))];
  expect(short.spec.grade).toBe(grade);
  expect(short.spec).toEqual(whole.spec);
  expect(short.weight).toEqual(whole.weight);
});

test('a fitting of WPB has its weight', () => {
  expect(ofText('4인치 롱엘보 SCH40 WPB 3EA').weight.total_weight_kg).toBe('12.12');
});

test.each(['약 40', 'abt. 40', 'about 40'])('a quantity column that says %s asks for the exact one', (cell) => {
  const { lines } = readTable([
    ['품명', '규격', '재질', '수량', '단위'],
    ['90도 엘보 SCH40', '100A', 'A234 WPB', cell, 'EA'],
  ]);
  const line = lineOf(lines.at(-1)?.parsed ?? parseLine(''), {});
  expect(line).toMatchObject({ qty: '40', warnings: ['about_quantity'] });
  expect(line.overall).toBeLessThan(0.8);
});

it.each([
  ['도장용 페인트 (회색) 2통', '2', 'EA'],
  ['잡자재 1식', '1', 'LOT'],
  ['서포트 제작품 일체', '1', 'LOT'],
  ['misc. consumables lot', '1', 'LOT'],
])('what nobody classified with a quantity is a line to look at, and heads no others: %s', (text, qty, uom) => {
  const line = lineOf(parseLine(text), {});
  expect(line).toMatchObject({ excluded: false, qty, uom, spec: { category: 'unclassified' } });
  expect(line.overall).toBeLessThan(0.8);
  const below = [text, 'PIPE 4" SCH40 A106-B 60 M'].map((one) => lineOf(parseLine(one), {}));
  expect(underHeadings(below).map(({ heading }) => heading)).toEqual([null, null]);
});

it.each(['운반비 1식', '도장 1식', 'PAINTING WORK 1 LOT', 'A동 배관', '총 20본', '6M 정척으로 납품 바랍니다'])(
  'work, costs, headings, sums and notes are no lines: %s',
  (text) => expect(lineOf(parseLine(text), {}).excluded).toBe(true),
);
