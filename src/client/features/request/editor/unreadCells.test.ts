import { expect, test } from 'vitest';
import { blankLine } from './editorLine';
import { specTexts } from './specTexts';
import { isReadable, nearestText } from './unreadCells';

const texts = { ...specTexts(blankLine().spec), category: 'pipe' };

test.each([
  ['size', '100A'],
  ['size', '2-1/2"'],
  ['size', '1 1/2'],
  ['size', 'DN50 x 40'],
  ['size', '4" x 2"'],
  ['size', 'DN50 x 65'],
  ['size', '4" x 4" x 2"'],
  ['schedule', 'SCH40'],
  ['schedule', '40S x 80S'],
  ['schedule', '6.4t'],
  ['schedule', 'CL150 STD'],
  ['schedule', '10K'],
  ['wall', '6.02'],
  ['length_m', '6'],
] as const)('%s %s can be read', (cell, text) => {
  expect(isReadable(cell, { ...texts, [cell]: text })).toBe(true);
});

test.each([
  ['size', '100AA', '100A'],
  ['size', '1OOA', '100A'],
  ['size', 'abc', null],
  ['size', '8"x99"', null],
  ['size', '100A x 999A', null],
  ['size', '6 x 99', null],
  ['size', '4" or 6"', '4" x 6"'],
  ['schedule', 'SCH4O', 'SCH40'],
  ['schedule', 'thick', null],
  ['wall', '0', null],
  ['length_m', '6000', null],
] as const)('%s %s cannot be read; nearest is %s', (cell, text, nearest) => {
  const row = { ...texts, [cell]: text };
  expect(isReadable(cell, row)).toBe(false);
  expect(nearestText(cell, row)).toBe(nearest);
});
