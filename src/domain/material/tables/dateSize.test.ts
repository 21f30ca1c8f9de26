import { expect, test } from 'vitest';
import { dateSize } from './dateSize';

test.each([
  ['4-Mar', '3/4'],
  ['2026-01-04', '1/4'],
  ['3월 8일', '3/8'],
  ['2002-01-01', '1-1/2'],
  ['Jan-02', '1/2'],
  ['2026-05-17', null],
  ['4"', null],
])('%s was %s', (cell, size) => {
  expect(dateSize(cell)).toBe(size);
});
