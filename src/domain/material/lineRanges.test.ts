import { expect, test } from 'vitest';
import { lineRanges } from './lineRanges';

test.each([
  [[], ''],
  [[7], '7'],
  [[1, 2, 3, 5, 9, 10], '1–3, 5, 9–10'],
  [[3, 1, 2, 2], '1–3'],
])('lines %o are named %s', (numbers, text) => {
  expect(lineRanges(numbers)).toBe(text);
});
