import Big from 'big.js';
import { expect, test } from 'vitest';
import { doubtfulAmong, medianOf } from './doubtful';

const bigs = (...prices: number[]) => prices.map((price) => new Big(price));
const doubted = (...prices: number[]) =>
  bigs(...prices)
    .filter(doubtfulAmong(bigs(...prices)))
    .map(Number);

test('the median is the middle of the prices in whatever order, of an even number between both, of none zero', () => {
  expect(Number(medianOf(bigs(9, 1, 5)))).toBe(5);
  expect(Number(medianOf(bigs(8, 1, 4, 2)))).toBe(3);
  expect(Number(medianOf(bigs(7)))).toBe(7);
  expect(Number(medianOf([]))).toBe(0);
});

test('a price is doubtful under half of the median and above twice of it, of three prices or more', () => {
  expect(doubted(50, 100, 200)).toEqual([]);
  expect(doubted(49, 100, 201)).toEqual([49, 201]);
  expect(doubted(1, 100)).toEqual([]);
  expect(doubted(0, 0, 5)).toEqual([]);
});
