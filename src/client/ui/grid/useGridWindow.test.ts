import { expect, test } from 'vitest';
import { poolFor, reused } from './useGridWindow';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const keys = (drawn: readonly { key: number }[]) => drawn.map(({ key }) => key);

test('rows that are scrolled by any number are drawn in the same boxes, which keep their places', () => {
  const pool = poolFor(480);
  const before = keys(reused(rows(100, pool), pool, null));
  expect(new Set(before).size).toBe(pool);
  expect(keys(reused(rows(100, pool), pool, 100))).toEqual(before);
  expect(keys(reused(rows(125, pool), pool, 100))).toEqual(before);
  expect(keys(reused(rows(3_000, pool), pool, 100))).toEqual(before);
  expect(keys(reused([...rows(125, pool), 4], pool, 100))).toEqual([...before, -1]);
});

test('every row has a box of its own, and rows that rest stand in their own order', () => {
  const drawn = reused([...rows(100, 37), 4], 40, null);
  expect(drawn.map(({ index }) => index)).toEqual([...rows(100, 37), 4]);
  expect(new Set(keys(drawn)).size).toBe(38);
});

test('as many boxes as are ever drawn in a window so high', () => {
  for (const height of [100, 481, 700, 1_300]) expect(poolFor(height)).toBeGreaterThanOrEqual(height / 36 + 8);
});
