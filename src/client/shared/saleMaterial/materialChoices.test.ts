import { expect, it } from 'vitest';
import { sizeChoices, sizesInOrder, wordsOf } from './materialChoices';

it('compares sizes as sizes, not as text', () => {
  expect(sizesInOrder('2', '10')).toBe(true);
  expect(sizesInOrder('2-1/2', '2')).toBe(false);
  expect(sizesInOrder(null, '1/2')).toBe(true);
});

it('reads makers typed with commas, each once', () => {
  expect(wordsOf('세아제강, KITZ ,, KITZ')).toEqual(['세아제강', 'KITZ']);
});

it('offers a rare size that is chosen already, at its place', () => {
  const choices = sizeChoices(['22', '']);
  expect(choices.slice(choices.indexOf('20'), choices.indexOf('24') + 1)).toEqual(['20', '22', '24']);
});
