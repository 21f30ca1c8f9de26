import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLine } from '../parseLine';
import type { ParsedItem, WarningCode } from '../types';

const SURE = 0.8;
type Gold = { text: string; expect: ParsedItem };
const gold: Gold[] = ['dev', 'own', 'second'].flatMap((name) =>
  readFileSync(`tests/fixtures/bom/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
);
const items = gold.filter(({ expect: { category } }) => category !== 'other' && category !== 'unclassified');
const codes = (text: string) => parseLine(text).warnings.map(({ code }) => code);

describe('what a line says beyond its fields', () => {
  it.each<[text: string, code: WarningCode]>([
    ['PIPE A105 3" SCH80 18 M', 'odd_grade'],
    ['FLANGE WN 6" 300# RF A420-WPL6 4 EA', 'odd_grade'],
    ['FLANGE SO 4" 3000# RF A105 4 EA', 'odd_class'],
    ['FLANGE SO DN100 PN17 RF A105 4 EA', 'odd_class'],
    ['PIPE SMLS 4" SCH40 A106-Z 10M', 'unread_text'],
    ['PIPE SMLS 4" SCH40 A106 GR.Z 10M', 'unread_text'],
    ['PIPE SMLS 4" SCH40 ASTM A106 GRADE Z 10M', 'unread_text'],
    ['ELBOW 90 LR 4" SCH40 A234-WPX 10EA', 'unread_text'],
    ['PIPE SMLS 2" SCH20 A106-B 6 M', 'unknown_schedule_for_size'],
    ['REDUCER CON 6" SCH40 A234-WPB 2 EA', 'missing_branch'],
    ['ELBOW 90 LR 6" x 4" SCH40 A234-WPB 2 EA', 'odd_size'],
    ['FLANGE WN 4" 200# RF A105 4 EA', 'unread_text'],
    ['PIPE 4" SCH40 A999-Z 24 M', 'unread_text'],
    ['PIPE 4" SCH40 A106-B 24 M & ELBOW 6 EA', 'unread_text'],
    ['GATE VALVE 2" 150# RF A216-WCB NOT REQUIRED 2 EA', 'unread_text'],
    ['ELBOW & TEE 6" SCH40 A234-WPB 12 EA', 'second_item'],
    ['가스켓 SWG 4" 300LB SS304/GR + 볼트너트 세트 7 SET', 'second_item'],
    ['GASKET SWG 4" 300# SS304/GR & STUD BOLT 7 SET', 'second_item'],
    ['PVC PIPE 4" SCH40 24 M', 'other_material'],
    ['HDPE FLANGE 100A 10K 4 EA', 'other_material'],
    ['PIPE 4" SCH40 A106-B -12 M', 'returned_quantity'],
    ['엘보 100A SCH40 A234-WPB 약 40개', 'about_quantity'],
    ['ELBOW 4" SCH40 A234-WPB abt. 24 pcs', 'about_quantity'],
    ['ELBOW 4" SCH40 A234-WPB ABT 24', 'about_quantity'],
    ['ELBOW 4" SCH40 A234-WPB about 24', 'about_quantity'],
    ['ELBOW 4" SCH40 A234-WPB approx. 24', 'about_quantity'],
    ['ELBOW 4" SCH40 A234-WPB approximately 24 EA', 'about_quantity'],
    ['TEE 4" SCH40 A234-WPB 10 EA + 5% SPARE', 'spare_added'],
    ['TEE 4" SCH40 A234-WPB 2.5 EA', 'odd_quantity'],
  ])('asks about %s', (text, code) => {
    expect(codes(text)).toContain(code);
    expect(parseLine(text).overall).toBeLessThan(SURE);
  });

  it.each([
    'PIPE SMLS 4" SCH40 A106-B BE 120 M',
    'STUD BOLT 5/8" x 95L A193-B7/A194-2H W/2 HVY HEX NUTS 100 SET',
    'GASKET SPIRAL WOUND SS304/GRAPHITE 4" 150# 4.5T ASME B16.20 10 EA',
    'PSV 2" x 3" 300#RF x 150#RF A216-WCB API 526 1 EA',
    'FLANGE WN RF 4" CL300(PN50) A105 6 EA',
    '파이프 150A S-40 STPG370 72M (12본)',
    '후렌지\t10K 50A SUS316L\t개\t24\t8,500\t204,000',
    'TEE 4" SCH40 A234-WPB 4',
    'ELBOW 90 LR 4" SCH40 A234-WPB QTY: 12',
  ])('asks nothing about %s', (text) => {
    expect(codes(text)).toEqual([]);
    expect(parseLine(text).overall).toBeGreaterThanOrEqual(SURE);
  });

  it('keeps what prices an item beside its fields, and tells two materials apart by it', () => {
    const { details } = parseLine('PIPE 4" SCH40 A106-B NACE MR0175 PSL2 3LPE IMPACT TEST -46°C 120 M');
    expect(details.map(({ kind }) => kind)).toEqual(['sour', 'psl', 'coating', 'impact']);
    expect(parseLine('GASKET SWG SS316/GRAPHITE 2" 150# 3 EA').details).toContainEqual({
      kind: 'filler',
      text: 'GRAPHITE',
    });
    expect(parseLine('BALL VALVE 2" 1000 WOG SS316 THD 1 EA').details).toContainEqual({
      kind: 'pressure',
      text: '1000 WOG',
    });
  });

  it('reads a thickness as no size', () => {
    const line = parseLine('GASKET SWG 1/8" THK 2" 150# SS316 4 EA');
    expect(line.item.nps).toEqual(['2']);
    expect(line.details).toContainEqual({ kind: 'thickness', text: '3.18mm' });
    expect(parseLine('PIPE 12.75" OD X 0.375" WT API 5L X52 240 M').item).toMatchObject({
      nps: ['12'],
      schedule: ['9.53mm'],
    });
    expect(parseLine('PIPE 50MM OD x 3MM WT 12 M').item.nps).toBeUndefined();
  });

  it('loses no word and no figure: what nothing explains stands in the remainder', () => {
    const strange = fc.oneof(
      fc.stringMatching(/^[QJ][QVJ]{3}\d{3}$/),
      fc.stringMatching(/^[JQV]{7}$/),
      fc.integer({ min: 7001, max: 7999 }).map(String),
    );
    fc.assert(
      fc.property(fc.constantFrom(...items), strange, fc.nat(), ({ text }, word, at) => {
        if (text.includes('\t')) return;
        const words = text.split(' ');
        const middle = 1 + (at % Math.max(1, words.length - 1));
        const line = parseLine([...words.slice(0, middle), word, ...words.slice(middle)].join(' '));
        const kept =
          line.remainder.join(' ').includes(word) || line.item.qty === Number(word) || line.item.category === 'other';
        const elsewhere = [line.item, line.details, line.bolt_size].some((part) => JSON.stringify(part).includes(word));
        expect({ text: line.text, reported: kept || elsewhere || line.overall < SURE }).toEqual({
          text: line.text,
          reported: true,
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('is right of at least 99 in 100 lines that it is sure of, and asks about few right ones', () => {
    const sure = items.filter(({ text }) => parseLine(text).overall >= 0.9);
    const right = sure.filter(({ text, expect: want }) => {
      const { item } = parseLine(text);
      return Object.entries(want).every(
        ([field, value]) => JSON.stringify(item[field as keyof ParsedItem]) === JSON.stringify(value),
      );
    });
    expect(right.length / sure.length).toBeGreaterThanOrEqual(0.99);
    expect(sure.length / items.length).toBeGreaterThan(0.9);
  });
});

it.each([
  [
    'a row and its item numbered alike',
    '3\t3\tPIPE SMLS 4" SCH40 A106-B\t126\tM',
    '3\t3.5\tPIPE SMLS 4" SCH40 A106-B\t126\tM',
  ],
  [
    'a bolt whose size stands there twice',
    'STUD BOLT M16 X 120 MM B7\tM16 X 120\t8\tEA',
    'STUD BOLT M16 X 120 MM B7\tM16 X 130\t8\tEA',
  ],
  ['two inch sizes with a fraction', 'BUSHING 1 1/2 x 1 1/4 A105', 'BUSHING 2 x 1 A105'],
])('takes %s as read, and what is not the same as a question', (_, read, unread) => {
  expect(parseLine(read).overall).toBeGreaterThanOrEqual(0.8);
  expect(parseLine(unread).overall).toBeLessThan(0.8);
});
