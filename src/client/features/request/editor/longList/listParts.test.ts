import { expect, test } from 'vitest';
import { partsOf } from './listParts';

test('the parts of a long list hold every line once and fit', () => {
  expect(partsOf(12_001, 5000)).toEqual([
    [1, 5000],
    [5001, 10_000],
    [10_001, 12_001],
  ]);
  expect(partsOf(5000, 5000)).toEqual([[1, 5000]]);
  expect(partsOf(20_000, 0)).toEqual([]);
});
