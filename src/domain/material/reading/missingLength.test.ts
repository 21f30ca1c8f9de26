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
