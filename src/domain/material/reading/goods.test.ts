import { describe, expect, it } from 'vitest';
import { lineOf } from '../requestLine';
import { parseLine } from '../parseLine';
import { theoreticalWeight } from '../weight';

const weightOf = (text: string) => lineOf(parseLine(text), {}).weight;

describe('structural steel', () => {
  it.each([
    ['H-200×200×8×12 SS275 ×10M 5EA', { type: 'H', size: 'H-200x200x8x12', length_m: 10, qty: 5 }],
    ['H형강 300x300\tSS275\tT\t45', { type: 'H', size: 'H-300x300x10x15', qty: 45, unit: 'TON' }],
    ['ㄱ형강 75×75×9 SS275 6M 20본', { type: 'ANGLE', size: 'L-75x75x9', length_m: 6, qty: 20 }],
    ['ㄷ-100×50×5×7.5 6M 10EA', { type: 'CHANNEL', size: 'C-100x50x5x7.5' }],
    ['C형강 100×50×20×2.3 6M 12본', { type: 'C CHANNEL', size: 'LC-100x50x20x2.3' }],
    ['PL 9t × 1219 × 2438 SS275 12매', { type: 'PLATE', size: 'PL-9x1219x2438', qty: 12 }],
    ["열연강판\t6.0t × 4' × 8'\t매\t20", { type: 'PLATE', size: 'PL-6x1219x2438', qty: 20 }],
    ['□-100×100×3.2 SPSR400 6M 8본', { type: 'SQUARE TUBE', size: 'SHS-100x100x3.2' }],
    ['HEA 200 S235JR\t2550\tKg', { type: 'H', size: 'HEA 200', grade: 'S235JR', unit: 'KG' }],
    ['UB 203x133x25 S275JR 12 M', { type: 'H', size: 'UB-203x133x25' }],
    ['환봉 SS400 Φ25 6M 3본', { type: 'ROUND BAR', size: 'RB-25' }],
    ['W12X26 A992\t20\'-0"\t4\tEA', { type: 'H', size: 'W-12x26', grade: 'A992', qty: 4 }],
    ['C8x11.5 A36 12 M', { type: 'CHANNEL', size: 'C-8x11.5' }],
    ['MC 10 x 22 CHANNEL\t6\tEA', { type: 'CHANNEL', size: 'MC-10x22' }],
    ['L4x4x1/2 A36 20 M', { type: 'ANGLE', size: 'L-4x4x1/2' }],
    ['ANGLE 2-1/2 x 2-1/2 x 1/4\t8\tEA', { type: 'ANGLE', size: 'L-2-1/2x2-1/2x1/4' }],
    ['HSS6x6x3/8 A500 GR B 10 M', { type: 'SQUARE TUBE', size: 'HSS-6x6x3/8' }],
    ['HSS 6.625x0.280 12 M', { type: 'ROUND TUBE', size: 'HSS-6.625x0.280' }],
    ['WT6X20 3 EA', { type: 'T', size: 'WT-6x20' }],
    ['HP12X53 30 M', { type: 'H', size: 'HP-12x53' }],
    ['PL 1/2X12X24 A36 8 EA', { type: 'PLATE', size: 'PL-1/2x12x24', qty: 8 }],
  ])('reads %s', (text, want) => {
    expect(parseLine(text).item).toMatchObject({ category: 'structural', ...want });
  });

  it('takes a designation that a second cell repeats for no length', () => {
    const { item, warnings } = parseLine('1.26\tM.L\tPERFIL L3X3X1/4\tL3X3X1/4');
    expect(item).toEqual({ category: 'structural', type: 'ANGLE', size: 'L-3x3x1/4', qty: 1.26, unit: 'M' });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['H-200×200×8×12 1 M', 49.9, 'KS D 3502'],
    ['H-300×150×6.5×9 1 M', 36.7, 'KS D 3502'],
    ['L-75x75x9 1 M', 9.96, 'KS D 3502'],
    ['L-100x100x10 1 M', 14.9, 'KS D 3502'],
    ['ㄷ-150×75×6.5×10 1 M', 18.6, 'KS D 3502'],
    ['C형강 100×50×20×2.3 1 M', 4.06, 'KS D 3530'],
    ['각관 100×100×3.2T 1 M', 9.52, 'KS D 3568'],
    ['HEA 200 1 M', 42.3, 'EN 10365'],
    ['W8×31 BEAM 1 M', 46.1, 'ASTM A6'],
    ['C8×11.5 1 M', 17.1, 'ASTM A6'],
    ['L4×4×1/2 1 M', 19.0, 'ASTM A6'],
    ['L3×3×1/4 1 M', 7.29, 'ASTM A6'],
    ['HSS6×6×3/8 1 M', 40.9, 'ASTM A500'],
    ['HSS6.625×0.280 1 M', 28.2, 'ASTM A500'],
    ['HP12×53 1 M', 78.9, 'ASTM A6'],
    ['PL 1/2×12×24 1 EA', 18.52, 'KS D 3500'],
    ['PL-9x1000x1000 1 EA', 70.65, 'KS D 3500'],
    ['환봉 Φ25 1 M', 3.85, 'KS D 3051'],
  ])('weighs %s as its standard prints it', (text, kg, source) => {
    const weight = weightOf(text);
    expect(Math.abs(Number(weight.total_weight_kg) - kg) / kg).toBeLessThan(0.005);
    expect(weight.source).toBe(source);
  });

  it.each([
    ['H-200×200×8×12 SS275 L=10M 1EA', '49.9', '499'],
    ['H-300×150×6.5×9 12 M', '36.7', '440.4'],
    ['H-400×400×13×21 10 M', '172', '1720'],
    ['L-75x75x9 10 M', '9.96', '99.6'],
  ])('bills %s by the kg/m that the standard prints', (text, metre, total) => {
    const line = lineOf(parseLine(text), {});
    expect(theoreticalWeight(line.spec, null, null)).toMatchObject({ kg_per_unit: metre, unit: 'M' });
    expect(line.weight.total_weight_kg).toBe(total);
  });

  it('leaves flanges of plate and angle valves what they are', () => {
    expect(parseLine('SS400 PL FLANGE 100A 10K 4EA').item.category).toBe('flange');
    expect(parseLine('ANGLE VALVE 2" 10K 3 EA').item.category).toBe('valve');
  });
});

describe('goods that nobody classified', () => {
  it.each([
    ['STEAM TRAP 1/2" 800# SW 4 EA', { type: 'STEAM TRAP', nps: ['1/2'], qty: 4 }],
    ['EXPANSION JOINT 6" 150# RF 2 EA', { type: 'EXPANSION JOINT', nps: ['6'], qty: 2 }],
    ['FLEXIBLE HOSE 2" 6 EA', { type: 'FLEXIBLE HOSE', qty: 6, unit: 'EA' }],
    ['U-BOLT GUIDE 2" 4 EA', { type: 'GUIDE', qty: 4 }],
    ['BALL BEARING 6205 10 EA', { qty: 10, unit: 'EA' }],
    ['XYZ-2000 WIDGET\t5\tEA', { qty: 5, unit: 'EA' }],
  ])('asks for %s all the same, and to look at it where its noun or its count is not known', (text, want) => {
    const line = parseLine(text);
    const { type, unit } = line.item;
    expect(line.item).toMatchObject({ category: 'unclassified', ...want });
    expect(line.overall < 0.8).toBe(type === undefined || unit === undefined);
    expect(lineOf(line, {}).excluded).toBe(false);
  });

  it.each(['크레인 50톤 1일', 'CRANE RENTAL 50 TON', '지게차 3톤'])(
    'reads the rated load of equipment as no quantity: %s',
    (text) => {
      const line = parseLine(text);
      expect(line.item).not.toHaveProperty('qty');
      expect(line.item).not.toHaveProperty('unit');
      expect(line.warnings).toContainEqual({ code: 'missing_quantity' });
      expect(line.details.map((detail) => detail.text).join(' ')).toMatch(/\d ?(?:톤|TON)/);
      expect(weightOf(text).total_weight_kg).toBeNull();
    },
  );

  it.each([
    ['크레인 레일 50톤', 50, 'TON'],
    ['체인블록 5톤 2EA', 2, 'EA'],
    ['CRANE 50TON 1대', 1, 'EA'],
  ])('counts %s', (text, qty, unit) => {
    expect(parseLine(text).item).toMatchObject({ category: 'unclassified', qty, unit });
  });

  it('keeps the rated load of equipment beside its count', () => {
    expect(parseLine('체인블록 5톤 2EA').details.map(({ text }) => text)).toEqual(['체인블록', '5톤']);
  });

  it.each([
    'TOTAL\t240\tM',
    'Delivery 30 days',
    '강관용접 D150 개소 30',
    '배관 설치 100A 12 M',
    '배관공\t인\t12',
    '잡자재 1식',
  ])('puts aside what nobody orders: %s', (text) => {
    expect(parseLine(text).item.category).toBe('other');
  });
});
