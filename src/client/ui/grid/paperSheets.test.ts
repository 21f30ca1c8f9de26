import { expect, it } from 'vitest';
import { paperSheets } from './paperSheets';

const columns = (...widths: number[]) => widths.map((width, index) => ({ width, index }));
const shown = (...widths: number[]) => paperSheets(columns(...widths)).map((sheet) => sheet.map(({ index }) => index));

it('keeps on one sheet what fits on it', () => {
  expect(shown(280, 100, 100, 500)).toEqual([[0, 1, 2, 3]]);
  expect(shown(280)).toEqual([[0]]);
  expect(shown()).toEqual([]);
});

it('divides the others about evenly, each in its order and once, and repeats the first', () => {
  expect(shown(236, 300, 300, 300, 300, 300, 300)).toEqual([
    [0, 1, 2, 3],
    [0, 4, 5, 6],
  ]);
  const sheets = shown(200, ...Array.from({ length: 40 }, (_, index) => 60 + (index % 5) * 30));
  expect(sheets.every(([first]) => first === 0)).toBe(true);
  expect(sheets.flatMap(([, ...rest]) => rest)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

it('gives a column wider than the sheet a run of its own', () => {
  expect(shown(236, 100, 2000, 100)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
});
