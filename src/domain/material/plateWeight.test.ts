import { describe, expect, it } from 'vitest';
import { parseLine } from './parseLine';
import { lineOf } from './requestLine';
import { sectionWeight } from './sectionWeight';

const THICK = [
  '1.2',
  '1.5',
  '1.6',
  '2.0',
  '2.3',
  '2.5',
  '2.6',
  '2.9',
  '3.2',
  '3.5',
  '4.5',
  '5.5',
  '6.5',
  '7.5',
  '8.5',
  '9.5',
];
const SHEETS = [
  [914, 1829, '3', '6'],
  [1000, 2000, null, null],
  [1219, 2438, '4', '8'],
  [1524, 3048, '5', '10'],
  [1524, 6096, '5', '20'],
] as const;

/** The forms in which a thickness and the two sides of a sheet are written, in millimetres and in feet. */
const METRIC: readonly ((t: string, w: number, l: number) => string)[] = [
  (t, w, l) => `철판 ${t}T x ${w} x ${l} SS275 5매`,
  (t, w, l) => `철판 ${t}t*${w}*${l} SS275 5매`,
  (t, w, l) => `강판 ${t}x${w}x${l} SS275 5매`,
  (t, w, l) => `PL ${t}*${w}*${l} SS275 5매`,
  (t, w, l) => `PL-${t}×${w}×${l} SS275 5매`,
  (t, w, l) => `PL${t}x${w}x${l} SS275 5매`,
  (t, w, l) => `STEEL PLATE ${t}mm x ${w}mm x ${l}mm SS275 5EA`,
  (t, w, l) => `PLATE ${t} x ${w} x ${l} SS275 5 sht`,
  (t, w, l) => `${t}T ${w}x${l} SS275 철판 5매`,
  (t, w, l) => `체크플레이트 ${t}T ${w}x${l} SS275 5매`,
  (t, w, l) => `무늬강판 ${t}x${w}x${l} SS275 5매`,
  (t, w, l) => `철판\t${t}T x ${w} x ${l}\tSS275\t5\t매`,
];
const FEET: readonly ((t: string, w: string, l: string) => string)[] = [
  (t, w, l) => `철판 ${t}T ${w}x${l} SS275 5매`,
  (t, w, l) => `철판 ${t}T ${w}'x${l}' SS275 5매`,
  (t, w, l) => `PL ${t}t x ${w}' x ${l}' SS275 5매`,
  (t, w, l) => `체크플레이트 ${t}T ${w}'x${l}' SS275 5 sht`,
  (t, w, l) => `강판 ${t}mm ${w}' × ${l}' SS275 5매`,
  (t, w, l) => `철판\t${t}T\t${w}'x${l}'\tSS275\t5매`,
];

const expected = (t: string, w: number, l: number, density = 7.85) => (Number(t) * w * l * density) / 1e6;

describe('a plate of a decimal thickness weighs area × thickness × density', () => {
  const lines = THICK.flatMap((t) =>
    SHEETS.flatMap(([w, l, wide, long]) => [
      ...METRIC.map((form) => ({ text: form(t, w, l), kg: expected(t, w, l) })),
      ...(wide ? FEET.map((form) => ({ text: form(t, wide, long), kg: expected(t, w, l) })) : []),
    ]),
  );

  it('in every form in which the trade writes it', () => {
    const wrong = lines.flatMap(({ text, kg }) => {
      const { weight, qty, uom, warnings } = lineOf(parseLine(text), {});
      const right = Math.abs(Number(weight.unit_weight_kg) - kg) <= 0.01 + kg * 0.001;
      return right && qty === '5' && uom === 'EA' && warnings.length === 0
        ? []
        : [`${text}: ${weight.unit_weight_kg} kg for ${kg.toFixed(3)}, ${qty} ${uom} ${warnings.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('and of stainless steel a little more', () => {
    for (const t of THICK) {
      const { weight } = lineOf(parseLine(`STS304 PL ${t}T x 1219 x 2438 4매`), {});
      const kg = expected(t, 1219, 2438, 7.93);
      expect(Math.abs(Number(weight.unit_weight_kg) - kg)).toBeLessThan(kg * 0.001);
    }
  });
});

it.each([
  ['PL-1/2x12x24', 0.5 * 12 * 24],
  ['PL-0.25"x12"x24"', 0.25 * 12 * 24],
  ['PL-.25x12x24', 0.25 * 12 * 24],
])('a plate that says inches is one of inches: %s', (section, cubicInches) => {
  expect(Number(sectionWeight(section)?.kg)).toBeCloseTo((cubicInches * 25.4 ** 3 * 7.85) / 1e6, 2);
});

it.each([
  ['PL .25 x 12 x 24 A36 2 EA', 'PL-.25"x12"x24"'],
  ['PL 0.375x12x24 A36 2 EA', 'PL-0.375"x12"x24"'],
  ['PL 1.6x50x75 SS275 2 EA', 'PL-1.6x50x75'],
  ['PL 2.3x50x90 SS275 2 EA', 'PL-2.3x50x90'],
  ['L 2x2x0.25 A36 6 M', 'L-2"x2"x0.25"'],
  ['SQUARE TUBE 20x20x1.2 6 M', 'SHS-20x20x1.2'],
  ['SQUARE TUBE 40x40x1.6 6 M', 'SHS-40x40x1.6'],
])('%s is %s', (text, size) => {
  expect(parseLine(text).item.size).toBe(size);
});

describe('a weight that no piece has', () => {
  it.each([
    '철판 900T x 1219 x 2438 SS275 5매',
    '철판 6T x 1219 x 243800 SS275 5매',
    '환봉 Φ3000 SS275 2M',
    'H-200x200x8x12 SS275 L=60M 2EA',
  ])('is not shown, and its line is flagged: %s', (text) => {
    const { weight, warnings, overall } = lineOf(parseLine(text), {});
    expect([weight.unit_weight_kg, weight.total_weight_kg]).toEqual([null, null]);
    expect(warnings).not.toEqual([]);
    expect(overall).toBeLessThan(0.8);
  });

  it('is none of a large piece that is made', () => {
    const { weight, warnings } = lineOf(parseLine('철판 100T x 3048 x 12192 SM355A 1매'), {});
    expect(weight.unit_weight_kg).toBe('29171.555');
    expect(warnings).toEqual([]);
  });
});
