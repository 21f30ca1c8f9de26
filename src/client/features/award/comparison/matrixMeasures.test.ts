import { expect, test } from 'vitest';
import { widthsOf } from './matrixMeasures';

test('eight sellers have room beside the lines at 1440 px, twelve at 1920 px', () => {
  expect(widthsOf(1390, 8).table).toBeLessThanOrEqual(1390);
  expect(widthsOf(1870, 12).table).toBeLessThanOrEqual(1870);
  // More than can be read beside each other are scrolled to.
  expect(widthsOf(1390, 20)).toMatchObject({ seller: 120, line: 300, table: 2700 });
});

test('few sellers leave the room to the lines, and not more than a line fills', () => {
  expect(widthsOf(1390, 6)).toMatchObject({ seller: 152, line: 478, percent: true });
  expect(widthsOf(1390, 1)).toMatchObject({ seller: 152, line: 640 });
});
