import { expect, it } from 'vitest';
import { sizesInOrder, wordsOf } from './materialChoices';

it('compares sizes as sizes, not as text', () => {
  expect(sizesInOrder('2', '10')).toBe(true);
  expect(sizesInOrder('2-1/2', '2')).toBe(false);
  expect(sizesInOrder(null, '1/2')).toBe(true);
});

it('reads makers typed with commas, each once', () => {
  expect(wordsOf('세아제강, KITZ ,, KITZ')).toEqual(['세아제강', 'KITZ']);
});
