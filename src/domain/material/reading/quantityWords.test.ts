import { expect, it, test } from 'vitest';
import { parseLine } from '../parseLine';

it.each([
  ['PIPE 4" SCH40 A106-B 120 FT', { qty: 36.576, unit: 'M' }],
  ['PIPE 4" SCH40 A106-B 50 LF', { qty: 15.24, unit: 'M' }],
  ['PIPE 4" SCH40 A106-B\tLF\t100', { qty: 30.48, unit: 'M' }],
  ['PIPE 4" SCH40 A106-B 12\'-6"', { qty: 3.81, unit: 'M' }],
  ["PIPE 1-1/2', SCH 160 A106-B 6 M", { nps: ['1-1/2'], qty: 6 }],
  ['PIPE 4" SCH40 A106-B 12,5 m', { qty: 12.5, unit: 'M' }],
  ['PIPE 4" SCH40 A106-B\tm\t1.250,50', { qty: 1250.5, unit: 'M' }],
  ['PIPE 4" SCH40 A106-B 1,250 m', { qty: 1250, unit: 'M' }],
  ['PIPE 4" SCH40 A106-B\t6m\t20', { length_m: 6, qty: 20 }],
  ['PIPE 4" SCH40 A106-B 6m × 20', { length_m: 6, qty: 20 }],
  ['흑관 50A 6M 20본', { length_m: 6, qty: 20, unit: 'EA' }],
  ['TEE 4" SCH40 A234-WPB\tund\t8', { qty: 8, unit: 'EA' }],
  ['TEE 4" SCH40 A234-WPB 12 шт', { qty: 12, unit: 'EA' }],
  ['TEE 4" SCH40 A234-WPB 10 EA 10% SPARE', { qty: 11, unit: 'EA' }],
  ['3   2      FLANGE WN RF 300#   10"', { qty: 2, nps: ['10'] }],
  ['NIPPLE 3/4" x 4" LG SCH160 A106-B TBE 10 EA', { nps: ['3/4'], length_m: 0.1016, qty: 10 }],
  ['PIPE A312 TP304 2" SCH 105 12 M', { schedule: ['10S'], qty: 12 }],
  ['FLG WN 300# RF 40 BORE A105\t2\t7654321\t6', { nps: ['2'], schedule: ['40'], qty: 6 }],
])('reads the requested quantity: %s', (text, want) => {
  expect(parseLine(text).item).toMatchObject(want);
});

it.each([
  ['배관용탄소강관 백관 D25\tm\t18', { category: 'pipe', nps: ['1'] }],
  ['티 D100×80 SCH40 6개', { type: 'TEE REDUCING', nps: ['4', '3'] }],
  ['플랜지 10kg/cm² 100A 12개', { class: '10K' }],
  ['비아스베스토스 가스켓 10K 80A 12개', { type: 'SHEET' }],
  ['PIPE 316/316L SS A312 2" SCH10S 6 M', { grade: 'A312-TP316/316L' }],
  ['VLV BL FLGD 80MM NB 150# A105 2 EA', { type: 'BALL', nps: ['3'] }],
  [
    'Труба бесшовная 219×8 09Г2С ГОСТ 8732-78 20 т',
    { type: 'SMLS', grade: '09Г2С', standard: 'ГОСТ 8732-78', unit: 'TON' },
  ],
  ['无缝钢管 φ219×8 20# GB/T 8163 120 米', { type: 'SMLS', grade: '20#', standard: 'GB/T 8163', unit: 'M' }],
  ['IS:1239 PIPE 50 NB HEAVY 120 M', { category: 'pipe', standard: 'IS 1239', nps: ['2'], qty: 120 }],
  [
    'ROHR NAHTLOS DIN EN 10216-2 P235GH 168.3x7.11 12 m',
    { standard: 'DIN EN 10216-2', nps: ['6'], schedule: ['7.11mm'] },
  ],
  ['HEX CAP SCREW M12 x 40 A193-B7 100 EA', { category: 'bolt', qty: 100 }],
  ['AB-12-SW\t감압밸브 40A\t50', { type: 'REDUCING', qty: 50 }],
])('reads words of more places: %s', (text, want) => {
  expect(parseLine(text).item).toMatchObject(want);
});

it('does not take a code with SW in it for an end', () => {
  expect(parseLine('AB-12-SW\t감압밸브 40A\t50').item.ends).toBeUndefined();
});

test.each([
  'PIPE SMLS 4" SCH40 A106-B 2 x 6m lengths',
  'PIPE SMLS 4" SCH40 A106-B 6m lengths x 2',
  'PIPE SMLS 4" SCH40 A106-B 2 x 6m',
  '2 x 6M PIPE SMLS 4" SCH40 A106-B',
  'PIPE SMLS 2" SCH40 A106-B 2 x 6m',
  'PIPE SMLS 2" SCH40 A106-B 6m lengths x 2',
])('%s counts pieces of a length', (text) => {
  const { item, warnings } = parseLine(text);
  expect({ ...item, warnings }).toMatchObject({ qty: 2, length_m: 6, warnings: [] });
});

test.each(['PIPE SPP 100A x 6m', 'PIPE SMLS 4" 100 x 6m SCH40 A106-B'])(
  'the size before the length is no count of pieces: %s',
  (text) => expect(parseLine(text).item).toMatchObject({ nps: ['4'], qty: 6, unit: 'M' }),
);
