import { expect, test } from 'vitest';
import { kilograms, tonnesFigure } from './figures';

test('tons are written with commas, to the kilogram', () => {
  expect(tonnesFigure('12345.6')).toBe('12.346');
  expect(tonnesFigure('8611960')).toBe('8,611.96');
  expect(tonnesFigure('8611.96')).toBe('8.612');
  expect(tonnesFigure('500')).toBe('0.5');
});

test('a weight is written with the decimals that it is kept with, as on a screen', () => {
  expect(kilograms('22.44')).toBe('22.44 kg');
  expect(kilograms('1312.72')).toBe('1,312.72 kg');
});
