import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADE_ROWS } from './data/grades';
import { TRADE_WORDS } from './data/tradeWords';
import { describeSpec, ratingLabel, sizeLabel } from './describe';
import { parseLine } from './parseLine';
import { specOfLine, toSpec } from './spec';
import type { Category, ParsedItem } from './types';

const from = <T>(...values: T[]) => fc.constantFrom<T | undefined>(undefined, ...values);
const PIPE_GRADES = ['A106-B', 'A312-TP316L', 'A335-P11', 'API5L-X52', 'SPPS380', 'STS304TP', 'A333-6'];
const GRADES: Record<string, string[]> = {
  pipe: PIPE_GRADES,
  flange: ['A105', 'A105N', 'A182-F316/316L', 'A182-F11-CL2', 'SS400', 'SUS304', 'A350-LF2-CL1'],
  valve: ['A216-WCB', 'A351-CF8M', 'A105', 'FCD450', 'SCPH2'],
  fitting: ['A234-WPB', 'A403-WP316L', 'A105', 'A420-WPL6', 'STS304', 'A815-S31803'],
  gasket: ['SS316', 'SUS304'],
  bolt: ['A193-B7/A194-2H', 'B7/2H', 'SS400'],
};

const item = fc
  .constantFrom(...TRADE_WORDS.filter(([category]) => category !== 'other' && category !== 'structural'))
  .chain(([category, type]) =>
    fc.record({
      category: fc.constant(category as Category),
      type: fc.constant(type || undefined),
      grade: from(...(GRADES[category] ?? [])),
      nps: fc.constantFrom(...(category === 'bolt' && type !== 'U-BOLT' ? [[]] : sizes(category, type))),
      schedule:
        category === 'pipe' || category === 'fitting'
          ? from(['40'], ['10S'], ['STD'], ['XXS'], ['9.5mm'])
          : fc.constant(undefined),
      class: ['flange', 'valve', 'gasket'].includes(category)
        ? from<number | string>(150, 600, '10K', 'PN16')
        : fc.constant(undefined),
      ends:
        category === 'pipe'
          ? from('BE', 'PE', 'TBE')
          : category === 'fitting'
            ? from('BW', 'SW', 'SWxTHD')
            : fc.constant(undefined),
      facing: category === 'flange' ? from('RF', 'FF', 'RTJ') : fc.constant(undefined),
      length_m: category === 'pipe' ? from(6, 12.2) : type === 'NIPPLE' ? from(0.1, 0.075) : fc.constant(undefined),
      standard: category === 'flange' ? from('ASME B16.5', 'JIS B 2220', 'ASME B16.47-A') : fc.constant(undefined),
    }),
  );

function sizes(category: string, type: string): string[][] {
  if (type === 'TEE REDUCING')
    return [
      ['4', '2'],
      ['10', '10', '6'],
    ];
  if (category === 'fitting' && /REDUC|OLET|SWAGE|BUSHING/.test(type))
    return [
      ['6', '4'],
      ['1', '1/2'],
      ['2', '1-1/2'],
    ];
  return [['1-1/2'], ['1/2'], ['6'], ['24'], ['42'], ['2-1/2']];
}

const clean = (value: ParsedItem) =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined && !(Array.isArray(v) && !v.length)));

describe('describeSpec', () => {
  it.each(['en', 'ko'] as const)('writes in %s what reads back to the same fields', (lang) => {
    fc.assert(
      fc.property(item, (made) => {
        const wanted = clean(made);
        fc.pre(Boolean(made.nps.length || made.grade || made.class || made.schedule || made.standard));
        const text = describeSpec(toSpec(made), lang);
        expect({ text, ...parseLine(text).item }).toEqual({ text, ...wanted });
      }),
      { numRuns: 1500 },
    );
  });

  it.each(['en', 'ko'] as const)(
    'writes the size of a bolt in %s so that it reads back, and nothing else for it',
    (lang) => {
      const size = fc.constantFrom('M16x90', 'M20', '5/8"x95', '1-1/8"x7"', '3/4"x4-1/2"', 'M36x240');
      const type = fc.constantFrom('STUD', 'HEX BOLT', 'NUT');
      fc.assert(
        fc.property(size, type, from('A193-B7/A194-2H', 'B7/2H', 'SS400'), (bolt_size, named, grade) => {
          const text = describeSpec(
            toSpec({ category: 'bolt', type: named, ...(grade && { grade }) }, { bolt_size }),
            lang,
          );
          const read = parseLine(text);
          expect({ text, size: read.bolt_size, ...read.item }).toEqual({
            text,
            size: bolt_size,
            category: 'bolt',
            type: named,
            ...(grade && { grade }),
          });
        }),
      );
    },
  );

  it.each(['en', 'ko'] as const)('names every kind of item in %s so that it reads back', (lang) => {
    const unnamed = ['other', 'structural'];
    const kinds = TRADE_WORDS.filter(([category]) => !unnamed.includes(category));
    expect(kinds.length).toBeGreaterThan(70);
    for (const [category, type] of kinds) {
      const bolt = category === 'bolt' && type !== 'U-BOLT';
      const grade = bolt ? 'SS400' : undefined;
      const made = {
        category,
        type,
        nps: bolt ? [] : (sizes(category, type)[0] ?? []),
        grade,
      } as unknown as ParsedItem;
      const wanted = clean({ ...made, type: type || undefined });
      const text = describeSpec(toSpec(made), lang);
      expect({ text, ...parseLine(text).item }).toEqual({ text, ...wanted });
    }
  });

  it('writes an item as the trade does', () => {
    const pipe = toSpec({ category: 'pipe', type: 'SMLS', nps: ['6'], schedule: ['40'], grade: 'A106-B', ends: 'BE' });
    expect(describeSpec(pipe, 'en')).toBe('PIPE SMLS 6" SCH40 A106-B BE');
    expect(describeSpec(pipe, 'ko')).toBe('무계목 강관 150A SCH40 A106-B BE');
    expect([sizeLabel(pipe), ratingLabel(pipe, 'en')]).toEqual(['6"', 'SCH40']);
    const flange = toSpec({ category: 'flange', type: 'SO', nps: ['2-1/2'], class: '10K', grade: 'SS400' });
    expect([sizeLabel(flange), ratingLabel(flange, 'ko')]).toEqual(['65A', '10K']);
    const neck = toSpec({ category: 'flange', type: 'WN', nps: ['4'], class: '150', facing: 'RF', grade: 'A105' });
    expect(describeSpec(neck, 'en')).toBe('FLANGE WN 4" CL150 A105 RF');
    expect(describeSpec(neck, 'ko')).toBe('웰딩넥 플랜지(WN) 100A 150LB A105 RF');
    const coated = toSpec({ category: 'pipe', nps: ['4'], standard: 'KS D 3507' }, { coating: 'galvanised' });
    expect(describeSpec(coated, 'ko')).toBe('강관 100A KS D 3507 백관');
    const stainless = toSpec({ category: 'pipe', type: 'WELDED', nps: ['4'], schedule: ['10S'], grade: 'STS304TP' });
    expect(describeSpec(stainless, 'ko')).toBe('스테인리스 용접 강관 100A SCH10S STS304TP');
  });

  it('knows the stainless grades of pipe as the table of grades does', () => {
    const named = (grade: string) =>
      describeSpec(toSpec({ category: 'pipe', nps: ['4'], grade }), 'ko').startsWith('스테인리스');
    for (const [grade, form, family] of GRADE_ROWS)
      if (form === 'pipe') expect(named(grade), grade).toBe(family === 'stainless');
  });

  it('names a finish once, in the words of the list', () => {
    const ubolt = specOfLine(parseLine('u bolt 100A SS400 아연도금'));
    expect(describeSpec(ubolt, 'ko')).toBe('U볼트 100A SS400 아연도금');
    expect(specOfLine(parseLine(describeSpec(ubolt, 'ko')))).toEqual(ubolt);
    expect(describeSpec(specOfLine(parseLine('U-BOLT 100A SS400 HDG')), 'en')).toBe('U-BOLT 100A SS400 HDG');
    // Readers of English do not know the word of a Korean list.
    expect(describeSpec(ubolt, 'en')).toBe('U-BOLT 100A SS400 GALV 아연도금');
  });
});

describe('sizes as their buyer wrote them', () => {
  it.each([
    ['파이프 100A SCH40 A106-B 6M 10본', '100A'],
    ['파이프 2-1/2" SCH10S STS304 6M 10본', '2-1/2"'],
    ['레듀샤 100A*50A SCH40 A234-WPB 2개', '100Ax50A'],
    ['FLANGE WN 4" 150# RF A105 2EA', '4"'],
    ['엘보 90 LR DN50 SCH40 A234-WPB 2EA', '50A'],
  ])('%s is shown with %s in both languages', (text, size) => {
    const spec = specOfLine(parseLine(text));
    expect(sizeLabel(spec)).toBe(size);
    for (const lang of ['ko', 'en'] as const) {
      const described = describeSpec(spec, lang);
      expect(described).toContain(` ${size} `);
      expect(specOfLine(parseLine(described))).toEqual(spec);
    }
  });

  it('follow the system of the item where nobody wrote them', () => {
    const { size_unit: _, ...older } = specOfLine(parseLine('파이프 100A SCH40 A106-B 6M 10본'));
    expect([describeSpec(older, 'ko'), describeSpec(older, 'en')]).toEqual([
      '강관 100A SCH40 A106-B L=6m',
      'PIPE 4" SCH40 A106-B L=6m',
    ]);
  });
});
