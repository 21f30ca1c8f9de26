import { expect, test } from 'vitest';
import { isReadable } from './keptPages';

test.each([
  '/service/buyer',
  '/service/seller',
  '/service/project',
  '/service/project/Q261121-7KX3M',
  '/service/project/O261121-7KX3M',
  '/service/project/purchase/Q261121-7KX3M',
  '/service/seller/detail/Q261121-7KX3M',
  '/service/seller/detail/view/Q261121-7KX3M',
])('%s is kept for the time without a network, in both languages', (path) => {
  expect(isReadable(path)).toBe(true);
  expect(isReadable(`/en${path}`)).toBe(true);
});

test.each([
  '/',
  '/service/buyer/type',
  '/service/buyer/type/manual',
  '/service/buyer/purchase/cart',
  '/service/seller/Q261121-7KX3M',
  '/service/project/purchase/bid/Q261121-7KX3M',
  '/service/project/purchase/buy/O261121-7KX3M',
  '/service/project/purchase/bid',
  '/user/mypage/company',
])('%s, where something is written or bound, is not', (path) => {
  expect(isReadable(path)).toBe(false);
});
