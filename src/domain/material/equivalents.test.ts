import { describe, expect, it } from 'vitest';
import { GRADE_ROWS } from './data/grades';
import { densityFactor, equivalentGrades, gradeFamily } from './equivalents';

describe('gradeFamily', () => {
  it('keeps the JIS carbon steels named STS apart from the stainless ones', () => {
    expect(gradeFamily('STS370')).toBe('carbon');
    expect(gradeFamily('STS304')).toBe('stainless');
  });

  it('knows old, new and short names', () => {
    expect(gradeFamily('SPPS380')).toBe('carbon');
    expect(gradeFamily('A105N')).toBe('carbon');
    expect(gradeFamily('A182-F11-CL2')).toBe('alloy');
    expect(gradeFamily('CF8M')).toBe('stainless');
    expect(gradeFamily('A790-S32205')).toBe('duplex');
    expect(gradeFamily('A333-6')).toBe('low_temp');
    expect(gradeFamily('FC200')).toBe('cast_iron');
    expect(gradeFamily('XYZ')).toBeNull();
  });
});

describe('equivalentGrades', () => {
  it('proposes the nearest grades of the other systems with their standing', () => {
    expect(equivalentGrades('A312-TP304')).toContainEqual({ grade: 'STS304TP', system: 'ks', note: 'sourced' });
    expect(equivalentGrades('SPPH420')).toContainEqual({ grade: 'A106-B', system: 'astm', note: 'approximate' });
    expect(equivalentGrades('XYZ')).toEqual([]);
  });

  it('proposes grades of the same form of product alone', () => {
    expect(equivalentGrades('A234-WPB').map(({ grade }) => grade)).toEqual(['HT42', 'PT410', 'PT370']);
    expect(equivalentGrades('A105').map(({ grade }) => grade)).not.toContain('A106-B');
    const forms = new Map(GRADE_ROWS.map(([grade, form]) => [grade, form]));
    const crossed = GRADE_ROWS.flatMap(([grade, form]) =>
      equivalentGrades(grade).filter((one) => (forms.get(one.grade) ?? form) !== form || one.grade.startsWith('pipe')),
    );
    expect(crossed).toEqual([]);
  });

  it('says what each rests on', () => {
    expect(equivalentGrades('A234-WPB')[0]).toMatchObject({ grade: 'HT42', note: 'sourced' });
    expect(equivalentGrades('A216-WCB')[0]).toMatchObject({ grade: 'SCPH2', note: 'general' });
  });

  it('gives the density of a grade relative to carbon steel', () => {
    expect([
      densityFactor('A312-TP316L'),
      densityFactor('A106-B'),
      densityFactor(null),
      densityFactor('SUS304'),
    ]).toEqual(['1.017', '1', '1', '1.01'].map((v, i) => (i === 1 ? '1.0' : v)));
  });
});
