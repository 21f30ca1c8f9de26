import { describe, expect, test } from 'vitest';
import { pageOf } from './page';

const page = (rows: readonly number[], limit: number) => pageOf(rows, limit, (row) => row * 10, String);

describe('a page of a list', () => {
  test('shows at most as many as requested, and goes on after the last that it shows', () => {
    expect(page([1, 2, 3], 2)).toEqual({ items: [10, 20], next_cursor: '2' });
  });

  test('is the last one when nothing more came back', () => {
    expect(page([1, 2], 2)).toEqual({ items: [10, 20], next_cursor: null });
    expect(page([], 2)).toEqual({ items: [], next_cursor: null });
  });
});
