import { describe, expect, it } from 'vitest';
import { parseLine } from './parseLine';
import { lineOf } from './requestLine';
import { specOfLine } from './spec';
import { typedSection } from './typedSection';
import { TRADE_WORDS } from './data/tradeWords';

describe('a size typed by hand for steel', () => {
  it.each([
    ['4.5x1219x2438', 'PLATE', 'PL-4.5x1219x2438'],
    ['4.5T x 1219 x 2438', 'PLATE', 'PL-4.5x1219x2438'],
    ['4.5t×1219×2438', 'PLATE', 'PL-4.5x1219x2438'],
    ['4.5T 1219x2438', 'PLATE', 'PL-4.5x1219x2438'],
    ['PL-4.5x1219x2438', 'PLATE', 'PL-4.5x1219x2438'],
    ['4.5mm * 1219 * 2438', 'CHECKERED PLATE', 'PL-4.5x1219x2438'],
    ['200x200x8x12', 'H', 'H-200x200x8x12'],
    ['150 x 75 x 6.5 x 10', 'CHANNEL', 'C-150x75x6.5x10'],
    ['100x50x20x2.3', 'C CHANNEL', 'LC-100x50x20x2.3'],
    ['50x50x6', 'ANGLE', 'L-50x50x6'],
    ['50x6', 'FLAT BAR', 'FB-50x6'],
    ['25.4', 'ROUND BAR', 'RB-25.4'],
    ['100x100x3.2', 'SQUARE TUBE', 'SHS-100x100x3.2'],
    ['13', 'REBAR', 'D-13'],
    ['W12x26', 'H', 'W-12x26'],
    ['무언가', 'PLATE', '무언가'],
  ])('%s of %s is %s', (text, type, section) => expect(typedSection(text, type)).toBe(section));

  it('is none where nothing is typed', () => expect(typedSection(' ', 'PLATE')).toBeUndefined());

  it('reads back the section of every type that the trade names', () => {
    const types = TRADE_WORDS.filter(([category, type]) => category === 'structural' && type && type !== 'GRATING');
    expect(types.length).toBeGreaterThan(8);
    const sizes: Record<string, string> = {
      H: '200x200x8x12',
      I: '200x100x7x10',
      CHANNEL: '150x75x6.5x10',
      'C CHANNEL': '100x50x20x2.3',
      PLATE: '9x1219x2438',
      'CHECKERED PLATE': '4.5x1219x2438',
      'FLAT BAR': '50x6',
      'ROUND BAR': '25',
      'SQUARE BAR': '25',
      'ROUND TUBE': '48.6x2.3',
      REBAR: '13',
    };
    const unread = types
      .map(([, type]) => [type, typedSection(sizes[type] ?? '50x50x4', type)])
      .filter(([, section]) => !/^[A-Z]+-/.test(section ?? ''));
    expect(unread).toEqual([]);
  });
});

describe('a section that lacks a measure', () => {
  const read = (text: string) => lineOf(parseLine(text), {});
  it.each([
    ['ㄷ형강 150x75x6.5 SS275 6M 10본', 'C-150x75x6.5x10', '18.6'],
    ['ㄷ형강 100x50 SS275 6M 2본', 'C-100x50x5x7.5', '9.36'],
    ['H-150x75x5 SS275 6M 3본', 'H-150x75x5x7', '14'],
  ])('%s is the one of the standard, as an assumption', (text, section, perMetre) => {
    const line = read(text);
    expect(line.spec.section).toBe(section);
    expect(Number(line.weight.unit_weight_kg) / 6).toBeCloseTo(Number(perMetre), 3);
    expect(line.warnings).toEqual(['section_assumed']);
  });

  it.each([
    ['ㄷ형강 380x100x13 SS275 6M 2본', 'missing_flange'],
    ['ㄷ형강 150x75 SS275 6M 2본', 'missing_thickness'],
    ['PL 12T SS275 4매', 'missing_sides'],
  ])('%s says which: %s', (text, code) => {
    const line = read(text);
    expect(line.warnings).toEqual([code]);
    expect(line.weight.unit_weight_kg).toBeNull();
  });

  it('asks nothing where steel is bought by weight, nor for a beam that is named by its outer measures', () => {
    expect(read('PL 12T SS275 3.5TON').warnings).toEqual([]);
    expect(read('H형강 200x200 SS275 6M 3본').warnings).toEqual([]);
  });
});

describe('a material that a word alone names', () => {
  it.each([
    ['게이트밸브 50A 10K 주철 FLG 5EA', 'CAST IRON'],
    ['GATE VALVE 2" 10K CAST IRON 3EA', 'CAST IRON'],
    ['체크밸브 80A 10K 청동 2EA', 'BRONZE'],
    ['주철 플랜지 100A 10K 3EA', 'CAST IRON'],
  ])('%s: %s', (text, grade) => {
    const line = lineOf(parseLine(text), {});
    expect(line.spec).toMatchObject({ grade });
    expect(line.spec.details ?? []).toEqual([]);
    expect(line.warnings).toEqual([]);
  });

  it('gives way to a grade, and is one material in both languages', () => {
    expect(specOfLine(parseLine('게이트밸브 50A 10K 주철 GC200 5EA')).grade).toBe('GC200');
    const [ko, en] = ['게이트밸브 50A 10K 주철 5EA', 'GATE VALVE 50A 10K CAST IRON 5EA'].map((text) =>
      specOfLine(parseLine(text)),
    );
    expect(ko?.canonical_key).toBe(en?.canonical_key);
  });
});
