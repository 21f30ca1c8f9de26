import { expect, test } from 'vitest';
import { figuresOf } from './figures';
import type { AwardProblem } from './problem';
import { exactQuantity } from './search';

/** One line of 10 pieces, and offers of so many of it, each of another seller. */
function problem(most: readonly string[], whole_lines = false): AwardProblem {
  return {
    lines: [{ id: 'a', requested: '10' }],
    sellers: most.map((_, index) => ({
      id: String(index),
      currency: 'KRW',
      freight: '0',
      min_order: null,
      all_or_nothing: false,
    })),
    offers: most.map((max, seller) => ({
      line: 0,
      seller,
      quantities: { max, step: '1', least: '1', even: true },
      price: { unit_price: '1000', unit: 'EA', discount_rate: null, price_base: 'unit' } as never,
      measures: {} as never,
      alternate: false,
    })),
    request_currency: 'KRW',
    usd_krw_rate: null,
    max_sellers: null,
    whole_lines,
  };
}

test('of a line as much can be covered as all offers have together, at most all of it', () => {
  expect(figuresOf(problem(['6', '3'])).reach).toEqual([expect.closeTo(0.9)]);
  expect(figuresOf(problem(['6', '7'])).reach).toEqual([1]);
  expect(figuresOf(problem([])).reach).toEqual([0]);
});

test('of a line that is not divided as much as the largest offer has', () => {
  expect(figuresOf(problem(['6', '3'], true)).reach).toEqual([expect.closeTo(0.6)]);
  expect(figuresOf(problem([], true)).reach).toEqual([0]);
});

test('a number of the search is the nearest permitted quantity of its offer', () => {
  const one = problem(['6']);
  expect(exactQuantity(one, 0, 3.0000001)).toBe('3');
  expect(exactQuantity(one, 0, 5.6)).toBe('6');
  expect(() => exactQuantity(one, 1, 3)).toThrow('no such offer');
});
