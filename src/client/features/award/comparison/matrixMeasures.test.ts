import { expect, test } from 'vitest';
import { pinnedIn, scrollTo, spanIn, topRowOf, widthsOf } from './matrixMeasures';

test('eight sellers have room beside the lines at 1440 px, twelve at 1920 px', () => {
  expect(widthsOf(1390, 8).table).toBeLessThanOrEqual(1390);
  expect(widthsOf(1870, 12).table).toBeLessThanOrEqual(1870);
  // More than can be read beside each other are scrolled to.
  expect(widthsOf(1390, 20)).toMatchObject({ seller: 120, line: 300, table: 2700 });
});

test('few sellers leave the room to the lines, then grow themselves, so that none of the frame is empty', () => {
  expect(widthsOf(1390, 6)).toMatchObject({ seller: 152, line: 478, percent: true });
  expect(widthsOf(1432, 2)).toEqual({ seller: 320, line: 792, table: 1432, percent: true });
  expect(widthsOf(1390, 1)).toMatchObject({ seller: 320, table: 1390 });
});

test('pinned sellers stay at the left only while another one has room beside them', () => {
  const fit = (frame: number, sellers: number, pinned: number) =>
    pinnedIn(frame, widthsOf(frame, sellers), sellers, pinned);
  expect(fit(1390, 20, 3)).toBe(3);
  // Lines and nine sellers of 120 px have room: eight of them pinned at most.
  expect(fit(1390, 20, 15)).toBe(8);
  expect(fit(500, 20, 2)).toBe(0);
  // Where all are in sight, nothing hides another.
  expect(fit(1390, 8, 8)).toBe(8);
});

test('the first line of a group is shown with its heading, unless that is in sight', () => {
  const rowPx = 32;
  expect(topRowOf(1, { headed: true, rowPx, scrollTop: 500 })).toBe(0);
  expect(topRowOf(1, { headed: true, rowPx, scrollTop: 0 })).toBe(1);
  expect(topRowOf(20, { headed: true, rowPx, scrollTop: 19 * rowPx })).toBe(20);
  expect(topRowOf(20, { headed: false, rowPx, scrollTop: 1000 })).toBe(20);
});

test('what is drawn follows from numbers: the parts in sight, some beyond, and room for the rest', () => {
  const list = { count: 300, px: 32, sight: 500, more: 4 };
  expect(spanIn({ ...list, from: 0 })).toEqual({ start: 0, end: 20, before: 0, after: 280 * 32 });
  expect(spanIn({ ...list, from: 1000 })).toEqual({ start: 27, end: 51, before: 27 * 32, after: 249 * 32 });
  // Beyond the end, as after a filter that left few lines, the last ones are not lost.
  expect(spanIn({ ...list, count: 3, from: 9000 })).toEqual({ start: 3, end: 3, before: 96, after: 0 });
  expect(spanIn({ ...list, from: 0, sight: -20 })).toMatchObject({ start: 0, end: 4 });
});

test('a cell is scrolled to no further than it takes', () => {
  expect(scrollTo(100, 500, 40, 72)).toBe(40);
  expect(scrollTo(100, 500, 590, 622)).toBe(122);
  expect(scrollTo(100, 500, 200, 232)).toBe(100);
});
