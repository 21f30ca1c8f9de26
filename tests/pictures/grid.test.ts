import { expect, it } from 'vitest';
import { complaint, differences, type Grid, SQUARE } from './grid';
import { fromPng, toPng } from './png';

const plain = (): Grid => ({ width: 80, height: 56, squares: Buffer.alloc(80 * 56 * 3, 250) });

/** The same with an area of another gray. */
function painted(squares: number, value: number): Grid {
  const grid = plain();
  grid.squares.fill(value, 80 * 3 * 10, 80 * 3 * 10 + squares * 3);
  return grid;
}

it('keeps a picture as it is', () => {
  const grid = painted(7, 13);
  expect(fromPng(toPng(grid))).toEqual(grid);
});

it('bears edges drawn a little differently, on many squares', () => {
  expect(complaint('home', plain(), painted(600, 240))).toBeUndefined();
  expect(complaint('home', plain(), painted(12, 100))).toBeUndefined();
});

it('reports what has moved or changed its colour, and where', () => {
  expect(differences(plain(), painted(2, 100))).toEqual([
    { x: 0, y: 10 },
    { x: 1, y: 10 },
  ]);
  const reported = complaint('home', plain(), painted(40, 100));
  expect(reported).toContain('home');
  expect(reported).toContain(`0, ${10 * SQUARE} to ${40 * SQUARE}, ${11 * SQUARE} px`);
});
