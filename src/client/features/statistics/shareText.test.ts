import { expect, test } from 'vitest';
import { shareText } from './shareText';

test.each([
  [4, 1000, '0.4%'],
  [0.5, 1000, '<0.1%'],
  [9.99, 1000, '0.9%'],
  [10, 1000, '1%'],
  [425, 1000, '43%'],
  [0, 1000, '0%'],
])('%d of %d is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
