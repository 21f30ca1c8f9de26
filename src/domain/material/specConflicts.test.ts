import { expect, test } from 'vitest';
import { parseLine } from './parseLine';
import { rebuildSpec, specOfLine } from './spec';
import { specConflicts } from './specConflicts';

const fieldsOf = (text: string) => specConflicts(specOfLine(parseLine(text))).map(({ fields }) => fields.join());

test('a grade that its standard does not have contradicts it', () => {
  expect(fieldsOf('PIPE KS D 3507 STPG370 65A')).toEqual(['standard,grade']);
  expect(fieldsOf('PIPE KS D 3562 A106-B 100A SCH40')).toEqual(['standard,grade']);
  expect(fieldsOf('ELBOW 90 LR 4" SCH40 SPPS38 ASME B16.9')).toEqual(['standard,grade']);
});

test('a schedule contradicts a standard whose pipes have one wall, and a wall another schedule', () => {
  expect(fieldsOf('PIPE KS D 3507 SPP 50A SCH40')).toEqual(['schedule,standard']);
  expect(fieldsOf('PIPE SPP 50A SCH40')).toEqual(['schedule,grade']);
  const pipe = specOfLine(parseLine('PIPE A106-B 4" SCH40'));
  expect(specConflicts({ ...pipe, wall_mm: '9.53' }).map(({ fields }) => fields.join())).toEqual(['schedule,wall']);
  expect(specConflicts(rebuildSpec(pipe, { schedule: ['80'] }))).toEqual([]);
});

test.each([
  'PIPE KS D 3507 SPP 50A',
  'PIPE KS D 3562 SPPS380 100A SCH40',
  'PIPE JIS G 3454 STPG370 100A SCH40',
  'PIPE KS D 3576 STS304TP 50A SCH10S',
  'PIPE ASTM A312 TP304 4" SCH10S',
  'PIPE API 5L X42 8" SCH40',
  'ELBOW 90 LR 4" SCH40 A234-WPB ASME B16.9',
  'FLANGE WN RF 100A 10K SS400 KS B 1503',
  'PIPE 6"',
])('%s contradicts nothing', (text) => {
  expect(fieldsOf(text)).toEqual([]);
});

test('a pressure class of a pipe is in doubt, one of a flange is not', () => {
  const pipe = specOfLine(parseLine('PIPE A106-B 4" SCH40'));
  expect(specConflicts({ ...pipe, class: '150' })).toEqual([{ code: 'pipe_class', fields: ['schedule'] }]);
  const flange = specOfLine(parseLine('FLANGE WN RF 4" 150# A105'));
  expect(flange.class).toBe('150');
  expect(specConflicts(flange)).toEqual([]);
});
