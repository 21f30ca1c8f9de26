import { expect, test } from 'vitest';
import { parseLine } from '../../domain/material/parseLine';
import { lineOf } from '../../domain/material/requestLine';
import { isDoubtful, isUnitAssumed } from './readingDoubt';

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

test('a number without a unit is taken for pieces, and said to be', () => {
  expect(isUnitAssumed(read('PIPE 4" SCH40 A106-B 100'))).toBe(true);
  expect(isUnitAssumed(read('PIPE 4" SCH40 A106-B 100 EA'))).toBe(false);
  expect(isUnitAssumed(read('ㄷ형강 150x75x6.5'))).toBe(false);
});
