import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './searchAddress';

test('an address and its search say the same, and what is not known is left out', () => {
  const address = { q: '스텐 파이프', category: 'pipe,flange', sort: 'price', price_min: '1000', equivalents: '1' };
  expect(writeSearch(readSearch(address))).toEqual(address);
  expect(writeSearch(readSearch({ sort: 'evil', price_max: '1e9', page: '3', category: ',' }))).toEqual({});
});
