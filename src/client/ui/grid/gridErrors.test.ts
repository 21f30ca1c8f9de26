import { expect, test } from 'vitest';
import { type Mark, nextMark, rowsWith } from './gridErrors';

const mark = (row: number, kind: Mark['kind']) => ({ row, col: 1, kind }) as Mark;

test('the way to what is wrong passes over what is only doubtful, and goes round at the end', () => {
  const marks = [mark(0, 'warning'), mark(2, 'error'), mark(3, 'warning'), mark(5, 'error')];
  const row = (from: number | null, kind?: Mark['kind']) =>
    nextMark(marks, from === null ? null : { row: from, col: 1 }, false, kind)?.row;
  expect([row(null, 'error'), row(2, 'error'), row(5, 'error')]).toEqual([2, 5, 2]);
  expect([row(null), row(2)]).toEqual([0, 3]);
  expect(nextMark(marks, { row: 5, col: 1 }, true, 'error')?.row).toBe(2);
});

test('a row with several doubts counts once', () => {
  const marks = [mark(0, 'warning'), mark(0, 'error'), mark(0, 'warning'), mark(3, 'error'), mark(4, 'warning')];
  expect([rowsWith('warning', marks), rowsWith('error', marks), rowsWith('error', [])]).toEqual([2, 2, 0]);
});
