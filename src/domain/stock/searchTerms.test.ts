import { expect, test } from 'vitest';
import { emptySpec } from '../../contract/entities/spec';
import { fold, materialTerms, termsOf } from './searchTerms';

const spec = {
  ...emptySpec,
  category: 'fitting',
  type: 'ELBOW 90 LR',
  grade: 'A420-WPL6-CL1',
  standard: 'ASME B16.9',
  nps: ['4', '2'],
  schedule: ['40'],
  class: '150',
  facing: 'RF',
  ends: 'BW',
  coating: 'galvanised',
} as const;

test('a material is found by each fact that it states, by the kinds of its type and the short names of its grade', () => {
  const terms = materialTerms({ ...spec, nps: [...spec.nps], schedule: [...spec.schedule] });
  expect(terms.filter((one) => !one.startsWith('f:'))).toEqual([
    'c:fitting',
    't:ELBOW',
    't:ELBOW 90',
    't:ELBOW 90 LR',
    'g:A420-WPL6-CL1',
    'g:A420',
    'g:A420-WPL6',
    'q:ASME B16.9',
    'n:4',
    'n:2',
    's:40',
    'k:150',
    'a:RF',
    'e:BW',
    'o:galvanised',
  ]);
  expect(materialTerms(emptySpec)).toEqual([`c:${emptySpec.category}`]);
});

test('a grade for pipes is found without that word, and no name is one letter', () => {
  const grades = (grade: string) =>
    materialTerms({ ...emptySpec, grade })
      .filter((one) => one.startsWith('g:'))
      .map((one) => one.slice(2));
  expect(grades('STS304TP')).toEqual(['STS304TP', 'STS304']);
  expect(grades('STS304TPY')).toEqual(['STS304TPY', 'STS304']);
  expect(grades('A-1')).toEqual(['A-1']);
});

test('a bolt is found by its thread and by its whole size', () => {
  const terms = materialTerms({ ...emptySpec, category: 'bolt', bolt_size: 'M16x80' });
  expect(terms.filter((one) => one.startsWith('b:'))).toEqual(['b:M16', 'b:M16x80']);
});

test('a lot is found by maker, origin, place and condition, whatever their case and blanks', () => {
  const others = (maker: string | null, origin: string | null) =>
    termsOf({ spec: emptySpec, maker, origin, place: '울산  A 동', condition: 'new' }).slice(1);
  expect(others('SeAH Steel', 'KR')).toEqual(['m:seahsteel', 'r:kr', 'w:울산a동', 'd:new']);
  expect(others(null, null)).toEqual(['w:울산a동', 'd:new']);
  expect(fold(' Ａ b\tC ')).toBe('abc');
});
