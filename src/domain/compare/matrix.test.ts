import { expect, test } from 'vitest';
import { cheapest, commonLines, fastest } from './matrix';

test('the cheapest is found by value, not by text, and ties are all marked', () => {
  const offers = [
    { key: 'a', price: '1000', lead_days: 3 },
    { key: 'b', price: '999.9', lead_days: null },
    { key: 'c', price: null, lead_days: 1 },
    { key: 'd', price: '999.90', lead_days: 3 },
  ];
  expect([...cheapest(offers)]).toEqual(['b', 'd']);
  expect([...fastest(offers)]).toEqual(['c']);
});

test('what is unknown is never ranked', () => {
  expect(cheapest([{ key: 'a', price: null, lead_days: null }]).size).toBe(0);
  expect(fastest([]).size).toBe(0);
});

test('like for like counts only what everybody offered', () => {
  expect([...commonLines([new Set(['1', '2']), new Set(['2', '3'])])]).toEqual(['2']);
  expect(commonLines([]).size).toBe(0);
});
