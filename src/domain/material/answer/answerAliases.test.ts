import { expect, test } from 'vitest';
import { answerAliases } from './answerAliases';
import { plainWord } from './answerFields';

test('no word stands for two answers of a column', () => {
  for (const [column, codes] of [
    ['response', ['exact', 'alternate', 'no_quote']],
    ['supply', ['stock', 'production']],
  ] as const) {
    const words = codes.flatMap((code) => answerAliases(column, code).map(plainWord));
    expect(new Set(words).size).toBe(words.length);
  }
  expect(answerAliases('response', 'alternate')).toContain('대체');
  expect(answerAliases('response', 'unheard')).toEqual([]);
});
