import { expect, test } from 'vitest';
import { parseLine } from '../../domain/material/parseLine';
import { lineOf } from '../../domain/material/requestLine';
import { isDoubtful } from './readingDoubt';

const read = (text: string) => {
  const line = lineOf(parseLine(text), {});
  return { ...line, confidence: line.overall };
};

test('a line that was guessed, warned of or read by halves is doubtful; one that says all is not', () => {
  expect(isDoubtful(read('PL 4.5T 4ft x 8ft SS275 3 sheets'))).toBe(true);
  expect(isDoubtful(read('PIPE 4" SCH40 A106-B 100'))).toBe(true);
  expect(isDoubtful(read('ㄷ형강 150x75x6.5'))).toBe(true);
  expect(isDoubtful(read('PIPE 4" SCH40 A106-B 100M'))).toBe(false);
});

test.each([
  ['PIPE 4" SCH40 A106-B 100', true],
  ['앵글 50x50x6 SS275 30', true],
  ['STUD BOLT M16x90 B7/2H 40', true],
  ['PIPE 4" SCH40 A106-B 100 EA', false],
  ['PIPE 4" SCH40 A106-B 100 M', false],
  // Nobody buys these but by the piece.
  ['FLANGE WN RF 4" 150# SCH40 A105 6', false],
  ['ㄷ형강 150x75x6.5', false],
])('a number without a unit is doubtful where it may count something else than pieces: %s', (text, assumed) => {
  const { uom, warnings, confidence } = read(text);
  expect(warnings.includes('unit_assumed')).toBe(assumed);
  if (assumed) expect([uom, isDoubtful({ confidence, warnings })]).toEqual(['EA', true]);
});
