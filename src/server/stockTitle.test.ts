import { expect, test } from 'vitest';
import { parseLine } from '../domain/material/parseLine';
import { specOfLine } from '../domain/material/spec';
import { stockTitle, titleIn } from './stockTitle';

const spec = specOfLine(parseLine('배관용탄소강관 백관 100A 6M'));
const [one, three] = [
  { spec, lines: 1 },
  { spec, lines: 3 },
];

test('a purchase that was named in one language is named in the language of each reader', () => {
  for (const naming of [one, three]) {
    const [ko, en] = [stockTitle(naming, 'ko'), stockTitle(naming, 'en')];
    expect(ko).not.toBe(en);
    expect([titleIn(ko, naming, 'en'), titleIn(en, naming, 'ko')]).toEqual([en, ko]);
    expect([titleIn(ko, naming, 'ko'), titleIn(en, naming, 'en')]).toEqual([ko, en]);
  }
  expect(stockTitle(three, 'ko')).toContain('외 2건');
});

test("words of somebody's own stay as they are", () => {
  expect(titleIn('3공장 배관', three, 'en')).toBe('3공장 배관');
  expect(titleIn(stockTitle(three, 'ko'), null, 'en')).toBe(stockTitle(three, 'ko'));
  // Its lines are others by now.
  expect(titleIn(stockTitle(three, 'ko'), one, 'en')).toBe(stockTitle(three, 'ko'));
});
