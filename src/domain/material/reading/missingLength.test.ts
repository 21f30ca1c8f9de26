import { describe, expect, it, test } from 'vitest';
import { parseLine } from '../parseLine';
import { readTable } from '../table';
import { lineOf } from '../requestLine';

const codes = (text: string) => parseLine(text).warnings.map(({ code }) => code);
const HEADER = ['품명', '규격', '재질', '수량', '단위', '비고'];
const row = (qty: string, unit: string, remark: string) => {
  const line = readTable([HEADER, ['강관', '25A', 'SGP', qty, unit, remark]]).lines.at(-1);
  if (!line) throw new Error('no line');
  return { ...lineOf(line.parsed, line), marks: line.marks };
};

describe('pipe counted in pieces', () => {
  it.each([
    'PIPE 4" SCH40 A106-B SMLS 20 본',
    'SGP 25A 30 본',
    'PIPE 4" SCH40 A106-B 20 EA',
    'PIPE 4" SCH40 A106-B 20',
  ])('asks for the length of the pieces: %s', (text) => {
    expect(codes(text)).toContain('missing_length');
    expect(parseLine(text).overall).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    'SGP 25A 6M 30 본',
    'SGP 25A 180 M',
    'SGP 25A',
    '파이프 150A S-40 STPG370 72M (12본)',
    'ELBOW 4" SCH40 A234-WPB 20 본',
  ])('asks nothing where the length is stated or nothing is counted: %s', (text) => {
    expect(codes(text)).not.toContain('missing_length');
  });

  it('asks in a table, where the column states the count', () => {
    expect(row('30', '본', '').warnings).toEqual(['missing_length']);
    expect(row('30', '본', '지상 6M').warnings).toEqual(['missing_length']);
    expect(row('180', 'M', '').warnings).toEqual([]);
  });
});

describe('steel sections counted in pieces', () => {
  const doubts = (text: string) => lineOf(parseLine(text), {}).warnings;

  it.each([
    'H-BEAM 200x200x8x12 SS400 10 EA',
    'H형강 200x200x8x12 SS275 10본',
    'ANGLE 50x50x6 SS400 20 EA',
    'CHANNEL 150x75x6.5x10 SS400 12 EA',
    '각관 100x100x6 SS400 20본',
    '철근 D16 SD400 100본',
  ])('asks for the length of the pieces: %s', (text) => {
    expect(doubts(text)).toContain('missing_length');
    expect(lineOf(parseLine(text), {}).overall).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    'H-BEAM 200x200x8x12 SS400 6M 10 EA',
    'H형강 200x200x8x12 SS275 120M',
    'ANGLE 50x50x6 SS400 500KG',
    'PLATE 9T 1219x2438 SS400 5 EA',
    '철판 9T SS400 10매',
  ])('asks nothing where the length is stated, or where there is none: %s', (text) => {
    expect(doubts(text)).not.toContain('missing_length');
  });

  it('asks in a table until the remark states it', () => {
    const header = ['품명', '규격', '재질', '수량', '단위', '비고'];
    const of = (remark: string) => {
      const line = readTable([header, ['H형강', '200x200x8x12', 'SS275', '10', 'EA', remark]]).lines.at(-1);
      return line && lineOf(line.parsed, line).warnings;
    };
    expect(of('')).toEqual(['missing_length']);
    expect(of('6M')).toEqual([]);
  });
});

describe('a length in the remark', () => {
  test.each(['6M', '6m', '6M 정척', '정척 6M', 'L=6M', '6,000mm', '6M/본', '도장, 6m'])(
    '%s is that of the piece',
    (remark) => {
      const line = row('30', '본', remark);
      expect(line.warnings).toEqual([]);
      expect(line.marks).toEqual(['remark_applied']);
      expect(line.spec.length_m).toBe('6');
      expect(line.weight.total_weight_kg).toBe('437.4');
    },
  );

  test('stands beside a total in metres, and leaves a quantity that it repeats', () => {
    expect(row('180', 'M', '6M')).toMatchObject({ qty: '180', uom: 'M', spec: { length_m: '6' } });
    expect(row('6', 'M', '6M').spec.length_m).toBeNull();
  });

  test.each(['지상 6M', '180M', '용접 6M 후 절단'])('%s is none', (remark) => {
    expect(row('30', '본', remark).spec.length_m).toBeNull();
  });
});
