import { expect, test } from 'vitest';
import { areaOf, edgeFrom, moved, nextByTab, nextInArea } from './selection';

const size = { rows: 6, columns: 4 };
const place = (row: number, col: number) => ({ row, col });

test('a move stops at the edge of the grid', () => {
  expect(moved(place(0, 0), 'up', size)).toEqual(place(0, 0));
  expect(moved(place(5, 3), 'right', size)).toEqual(place(5, 3));
  expect(moved(place(1, 1), 'down', size, 20)).toEqual(place(5, 1));
});

test('Ctrl and an arrow go to the end of a run, over a gap, and to the edge', () => {
  const filledRows = new Set([0, 1, 2, 4]);
  const filled = ({ row }: { row: number }) => filledRows.has(row);
  expect(edgeFrom(place(0, 1), 'down', size, filled)).toEqual(place(2, 1));
  expect(edgeFrom(place(2, 1), 'down', size, filled)).toEqual(place(4, 1));
  expect(edgeFrom(place(4, 1), 'down', size, filled)).toEqual(place(5, 1));
  expect(edgeFrom(place(5, 1), 'down', size, filled)).toEqual(place(5, 1));
  expect(edgeFrom(place(4, 1), 'up', size, filled)).toEqual(place(2, 1));
});

test('Enter and Tab go round within a selection', () => {
  const area = areaOf({ anchor: place(3, 2), end: place(2, 1) });
  expect(area).toEqual({ min: place(2, 1), max: place(3, 2) });
  expect(nextInArea(area, place(3, 1), 'enter', false)).toEqual(place(2, 2));
  expect(nextInArea(area, place(3, 2), 'enter', false)).toEqual(place(2, 1));
  expect(nextInArea(area, place(2, 2), 'tab', false)).toEqual(place(3, 1));
  expect(nextInArea(area, place(2, 1), 'tab', true)).toEqual(place(3, 2));
});

test('Tab goes on in the next row and leaves the grid past its ends', () => {
  expect(nextByTab(place(0, 3), size, false)).toEqual(place(1, 0));
  expect(nextByTab(place(1, 0), size, true)).toEqual(place(0, 3));
  expect(nextByTab(place(5, 3), size, false)).toBeNull();
  expect(nextByTab(place(0, 0), size, true)).toBeNull();
});
