import Big from 'big.js';
import { expect, test } from 'vitest';
import type { Comparison } from '../../contract/entities/comparison';
import { cheapest, commonLines, fastest, withoutSellers } from './matrix';

const ratio = (n: string, d = '1') => ({ n: new Big(n), d: new Big(d) });

test('the cheapest is found by exact value, not by text or by a rounded figure, and ties are all marked', () => {
  const offers = [
    { key: 'a', price: ratio('1000'), lead_days: 3 },
    { key: 'b', price: ratio('9999', '10'), lead_days: null },
    { key: 'c', price: null, lead_days: 1 },
    { key: 'd', price: ratio('999.90'), lead_days: 3 },
  ];
  expect([...cheapest(offers)]).toEqual(['b', 'd']);
  expect([...fastest(offers)]).toEqual(['c']);
  // One offer alone is neither.
  expect(cheapest(offers.slice(0, 1)).size + cheapest(offers.slice(1, 3)).size).toBe(0);
  expect(fastest(offers.slice(0, 2)).size).toBe(0);
  const third = { key: 'third', price: ratio('1', '3'), lead_days: null };
  const rounded = { key: 'rounded', price: ratio('0.3333'), lead_days: null };
  expect([...cheapest([third, rounded])]).toEqual(['rounded']);
});

test('what is unknown is never ranked', () => {
  expect(cheapest([{ key: 'a', price: null, lead_days: null }]).size).toBe(0);
  expect(fastest([]).size).toBe(0);
});

test('like for like counts only what everybody offered', () => {
  expect([...commonLines([new Set(['1', '2']), new Set(['2', '3'])])]).toEqual(['2']);
  expect(commonLines([]).size).toBe(0);
});

test('what three sellers share is what each of them offered', () => {
  expect([...commonLines([new Set(['1', '2', '3']), new Set(['2', '3']), new Set(['3'])])]).toEqual(['3']);
  expect([...commonLines([new Set(['1'])])]).toEqual(['1']);
});

test('a hidden seller goes from the heads, the cells and those that are waited for; the lines stay', () => {
  const of = (...ids: string[]) => ids.map((quotation_id) => ({ quotation_id }));
  const whole = {
    title: 'Boiler',
    sellers: of('a', 'b', 'c'),
    rows: [{ line: { line_no: 1 }, cells: of('a', 'b'), awaiting: of('c') }],
  } as unknown as Comparison;
  expect(withoutSellers(whole, [])).toBe(whole);
  expect(withoutSellers(whole, ['a', 'c'])).toEqual({
    title: 'Boiler',
    sellers: of('b'),
    rows: [{ line: { line_no: 1 }, cells: of('b'), awaiting: [] }],
  });
});
