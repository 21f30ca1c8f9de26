import { expect, test } from 'vitest';
import { deliveryPlace } from './deliveryPlace';

const address = '울산광역시 남구 산업로 1';

test('the postal code stands before the address, where there is one', () => {
  expect(deliveryPlace({ postal_code: '44610', address })).toBe(`44610 ${address}`);
  expect(deliveryPlace({ postal_code: '', address })).toBe(address);
});

test('where there is no room for the postal code the address stays whole', () => {
  const long = 'a'.repeat(195);
  expect(deliveryPlace({ postal_code: '4461', address: long }, 200)).toBe(`4461 ${long}`);
  expect(deliveryPlace({ postal_code: '44610', address: long }, 200)).toBe(long);
});
