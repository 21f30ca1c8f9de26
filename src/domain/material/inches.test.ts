import { expect, test } from 'vitest';
import { inchesOf, inchRange, npsInches } from './inches';

test('a size is read as inches, exact enough to compare', () => {
  expect(['1-1/2', '3/4', '10', '0.5', 'x', ''].map(inchesOf)).toEqual([
    '1.5000',
    '0.7500',
    '10.0000',
    '0.5000',
    null,
    null,
  ]);
  expect(npsInches('2-1/2')).toBe(2.5);
  expect(npsInches('100A')).toBeNull();
});

test('of several sizes the smallest and the largest count, in whatever order they are written', () => {
  expect(inchRange(['3/4', '6', '4'])).toEqual({ least: '0.7500', most: '6.0000' });
  expect(inchRange(['2'])).toEqual({ least: '2.0000', most: '2.0000' });
  expect(inchRange(['100A'])).toEqual({ least: null, most: null });
});
