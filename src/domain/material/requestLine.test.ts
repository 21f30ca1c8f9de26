import { describe, expect, it, test } from 'vitest';
import { namesMaterial } from './canonicalKey';
import { describeSpec } from './describe';
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

it.each([
  ['페인트 에폭시 18L 5캔', '5', '18L 캔', '페인트 에폭시 18L 캔'],
  ['PAINT EPOXY PRIMER 18L 10 CAN', '10', '18L CAN', 'PAINT EPOXY PRIMER 18L CAN'],
  ['방청페인트 4 L 10통', '10', '4L 통', '방청페인트 4L 통'],
  ['신나 3말', '3', '말', '신나 말'],
])('goods in packs keep the pack and what it holds: %s', (text, qty, pack, name) => {
  const line = lineOf(parseLine(text), {});
  expect(line).toMatchObject({ qty, uom: 'EA', warnings: ['pack_counted'] });
  expect(line.spec.details?.filter(({ kind }) => kind === 'pack')).toEqual([{ kind: 'pack', text: pack }]);
  expect(describeSpec(line.spec, 'ko')).toBe(name);
});

it('packs of another size are another material', () => {
  const keyOf = (text: string) => lineOf(parseLine(text), {}).spec.canonical_key;
  expect(keyOf('페인트 18L 5캔')).not.toBe(keyOf('페인트 4L 5캔'));
});

it.each([
  ['조합페인트 KS M 6020 회색 18L 12통', '에폭시페인트 KS M 6020 백색 18L 12통'],
  ['용접봉 E7016 3.2 5KG 5BOX', '용접봉 E308L 2.6 5KG 5BOX'],
  ['PUMP 5.5KW 100LPM 2 SET', 'PUMP 11KW 300LPM 2 SET'],
  ['도장용 페인트 (회색) 2통', '도장용 페인트 (백색) 2통'],
  ['스팀트랩 25A 10K 볼플로트 3EA', '스팀트랩 25A 20K 볼플로트 3EA'],
])('goods that nobody classified are one material only where their words agree: %s, %s', (one, other) => {
  const specOf = (text: string) => lineOf(parseLine(text), {}).spec;
  expect(specOf(one).canonical_key).not.toBe(specOf(other).canonical_key);
  expect(specOf(one).canonical_key).toBe(specOf(one.toLowerCase()).canonical_key);
});

it('what says nothing of itself names no material', () => {
  const names = (text: string) => namesMaterial(lineOf(parseLine(text), {}).spec);
  expect(['??? 도면참조 1 식', '용접봉 E7016 5KG 5BOX', '페인트 18L 5캔', '엘보 100A 4EA'].map(names)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it.each(['캔', 'CAN', 'cans', '통'])('a column of units that says %s counts packs', (unit) => {
  const { lines } = readTable([
    ['품명', '규격', '재질', '수량', '단위'],
    ['페인트', '18L', '에폭시', '5', unit],
  ]);
  const line = lineOf(lines.at(-1)?.parsed ?? parseLine(''), {});
  expect(line).toMatchObject({ qty: '5', uom: 'EA', warnings: ['pack_counted'] });
  expect(line.spec.details).toContainEqual({ kind: 'pack', text: `18L ${unit.toUpperCase()}` });
});

it.each([
  ['ANGLE L 50x50x6 SS400 6M 20EA', 'ANGLE L-50x50x6 SS400 L=6m'],
  ['앵글 L-50x50x6 SS400 6M 20본', 'ANGLE L-50x50x6 SS400 L=6m'],
  ['PLATE 9T 1219x2438 SS400 5 EA', 'STEEL PLATE PL-9x1219x2438 SS400'],
  ['HD16 철근 8M 100본', 'REBAR D-16 L=8m'],
])('the kind of a section is said once: %s', (text, name) => {
  const { spec } = lineOf(parseLine(text), {});
  expect(spec.details ?? []).toEqual([]);
  expect(describeSpec(spec, 'en')).toBe(name);
});

it('other words beside a section stay', () => {
  expect(lineOf(parseLine('ANGLE L-75x50x6 SS400 UNEQUAL 6M 5EA'), {}).spec.details).toEqual([
    { kind: 'words', text: 'UNEQUAL' },
  ]);
});

it.each(['운반비 1식', '도장 1식', 'PAINTING WORK 1 LOT', 'A동 배관', '총 20본', '6M 정척으로 납품 바랍니다'])(
  'work, costs, headings, sums and notes are no lines: %s',
  (text) => expect(lineOf(parseLine(text), {}).excluded).toBe(true),
);
