import { expect, test } from 'vitest';
import { countNarrowing, readSearch, writeSearch } from './searchAddress';

test('an address and its search say the same, and what is not known is left out', () => {
  const address = { q: '스텐 파이프', category: 'pipe,flange', sort: 'price', price_min: '1000', equivalents: '1' };
  expect(writeSearch(readSearch(address))).toEqual(address);
  expect(writeSearch(readSearch({ sort: 'evil', price_max: '1e9', page: '3', category: ',' }))).toEqual({});
});

test('facets and bounds of the price narrow a search, words and order do not', () => {
  expect(countNarrowing(readSearch({ q: '파이프', sort: 'price', equivalents: '1' }))).toBe(0);
  expect(countNarrowing(readSearch({ category: 'pipe,flange', price_min: '1', price_max: '9' }))).toBe(2);
});
