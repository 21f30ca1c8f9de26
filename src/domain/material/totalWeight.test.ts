import { expect, test } from 'vitest';
import { countUnweighed, sumWeights } from './totalWeight';

const line = (total_weight_kg: string | null, excluded = false) => ({ total_weight_kg, excluded });

test('a sum holds what is known, and how many lines it leaves out stands beside it', () => {
  const lines = [line('10.5'), line(null), line('0.25'), line(null), line(null, true), line('7', true)];
  expect(sumWeights(lines)).toBe('10.75');
  expect(countUnweighed(lines)).toBe(2);
});
