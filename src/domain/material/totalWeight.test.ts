import Big from 'big.js';
import { expect, test } from 'vitest';
import { trimDecimal } from '../money/exact';
import { countUnweighed, sumWeights } from './totalWeight';

const line = (total_weight_kg: string | null, excluded = false) => ({ total_weight_kg, excluded });

test('a sum holds what is known, and how many lines it leaves out stands beside it', () => {
  const lines = [line('10.5'), line(null), line('0.25'), line(null), line(null, true), line('7', true)];
  expect(sumWeights(lines)).toBe('10.75');
  expect(countUnweighed(lines)).toBe(2);
});

test('a sum of thousands is exact to the gram, whatever digits its weights have', () => {
  const many = Array.from({ length: 5000 }, (_, index) => line(`${index}.${String(index % 1000).padStart(3, '0')}`));
  const exact = many.reduce((sum, one) => sum.plus(one.total_weight_kg ?? 0), new Big(0));
  expect(sumWeights(many)).toBe(trimDecimal(exact));
  expect(sumWeights([line('0.0004'), line('0.0004'), line('0.1')])).toBe('0.101');
  expect(sumWeights([line('99999999999.999'), line('99999999999.999'), line('-0.5')])).toBe('199999999999.498');
});
