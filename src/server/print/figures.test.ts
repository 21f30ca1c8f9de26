import { expect, test } from 'vitest';
import { tonnesFigure } from './figures';

test('tons are written with commas, with three decimals below ten', () => {
  expect(tonnesFigure('8611960')).toBe('8,611.96');
  expect(tonnesFigure('8611.96')).toBe('8.612');
  expect(tonnesFigure('500')).toBe('0.5');
});
