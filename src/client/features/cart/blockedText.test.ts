import { expect, test } from 'vitest';
import { blockedText } from './blockedText';

test('a cart with nothing but new prices is ordered by accepting them', () => {
  expect(blockedText(['price_changed', 'price_changed'])).toBe('blockedByPrice');
  expect(blockedText(['price_changed', 'gone'])).toBe('blocked');
});
