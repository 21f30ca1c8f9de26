import { describe, expect, it, test } from 'vitest';
import { describeSpec } from '../describe';
import { parseLine } from '../parseLine';
import { lineOf } from '../requestLine';

const read = (text: string) => lineOf(parseLine(text), {});

describe('the letters PL', () => {
  it.each([
    ['PL 4.5T 1219x2438 3매', 'PL-4.5x1219x2438', '314.949'],
    ['PL 4.5T 1219x2438 SS275 3매', 'PL-4.5x1219x2438', '314.949'],
    ['PL 12T 1219x2438 3매', 'PL-12x1219x2438', '839.865'],
    ['PL 9T 1524x6096 SS275 10매', 'PL-9x1524x6096', '6563.6'],
    ['PL-9T 1524*6096 2장', 'PL-9x1524x6096', '1312.72'],
    ['PL9 1524x6096 SS275 10매', 'PL-9x1524x6096', '6563.6'],
    ['PL SS275 9T 1524x6096 3매', 'PL-9x1524x6096', '1969.08'],
    ['PL 20T 2438x6096 A387-11 CL2 3매', 'PL-20x2438x6096', '7000.026'],
    ['PL 9T 1524x6096 SM355A 10매', 'PL-9x1524x6096', '6563.6'],
    ['PL 12 1500x3000 SM490A 2매', 'PL-12x1500x3000', '847.8'],
    ['PL\t9T 1524x6096\tSS275\t10', 'PL-9x1524x6096', '6563.6'],
  ])('%s is a steel plate with its size and weight', (text, section, kg) => {
    const line = read(text);
    expect(line.spec).toMatchObject({ category: 'structural', type: 'PLATE', section });
    expect(line.weight.total_weight_kg).toBe(kg);
    expect(parseLine(text).warnings).toEqual([]);
    expect(line.overall).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    'PL 100A 10K FF SS400 4EA',
    'PL100A 12T SS400 4EA',
    'PL 4" #150 RF 2EA',
    'PL FLG 100A 10K SS400 4EA',
    'PL FLANGE 100A 10K 12T 4EA',
    'PLATE FLANGE 100A 10K 4EA',
    '판플랜지 50A 10K SS400 4EA',
    'FLANGE PL 4" 150# RF A105 2EA',
  ])('%s is a plate flange by its name or what flanges have', (text) =>
    expect(read(text).spec).toMatchObject({ category: 'flange', type: 'PL' }),
  );

  it('are no flange where nothing of one stands with them, and then the line is to be looked at', () => {
    expect(read('PL SS275 4매')).toMatchObject({
      spec: { category: 'structural', type: 'PLATE' },
      warnings: expect.arrayContaining(['missing_size']),
    });
  });

  it('name the thickness of a plate flange once', () => {
    expect(describeSpec(read('PL FLANGE 100A 10K 12T SS400 4EA').spec, 'ko')).toBe('판플랜지 100A 10K SS400 12mm');
  });
});

test.each([
  'Plate 10mm 1500x6000 SS275 2 sheets',
  'PL 10mm 1500x6000 SS275 2 SHEETS',
  'Steel plate 10mm x 1500 x 6000, 2 sheets',
])('%s counts plates in sheets', (text) => {
  const { spec, qty, uom } = read(text);
  expect({ ...spec, qty, uom }).toMatchObject({ type: 'PLATE', section: 'PL-10x1500x6000', qty: '2', uom: 'EA' });
});

describe('the diameter of a bar', () => {
  it.each([
    ['환봉 SS400 Φ25.4 2M 10EA', 'RB-25.4', '79.62'],
    ['환봉 Φ25.4 SS400 2M 10EA', 'RB-25.4', '79.62'],
    ['Φ30 환봉 SS400 6M 2본', 'RB-30', '66.636'],
    ['ROUND BAR S45C D50 3M 5EA', 'RB-50', '231.375'],
    ['환봉 50파이 S45C 3M 2EA', 'RB-50', '92.55'],
  ])('of %s leaves nothing unread', (text, section, kg) => {
    const line = read(text);
    expect(line).toMatchObject({ spec: { section }, warnings: [], remainder: [] });
    expect(line.weight.total_weight_kg).toBe(kg);
  });
});
