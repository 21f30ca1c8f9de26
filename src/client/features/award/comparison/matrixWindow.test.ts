import { expect, test } from 'vitest';
import { columnSpan, offsetsOf, rowSpan, sheetsOf } from './matrixWindow';

const ids = Array.from({ length: 300 }, (_, index) => `line${index}`);
const heights = new Map(ids.map((id, index) => [id, 100 + (index % 7) * 30]));
const offsets = offsetsOf(ids, heights);

test('every row in sight is drawn, with room for exactly the rest', () => {
  const whole = offsets.at(-1) ?? 0;
  for (let top = 0; top < whole; top += 777) {
    const span = rowSpan(offsets, { top, left: 0, height: 800, width: 1440 }, 300);
    const drawn = (offsets[span.end] ?? 0) - (offsets[span.start] ?? 0);
    expect(span.before + drawn + span.after).toBe(whole);
    expect(span.before).toBeLessThanOrEqual(Math.max(0, top - 300));
    expect(span.before + drawn).toBeGreaterThanOrEqual(Math.min(whole, top - 300 + 800));
    expect(span.end - span.start).toBeLessThan(20);
  }
});

test('an empty matrix and one that fits draw what there is', () => {
  const window = { top: 0, left: 0, height: 800, width: 1440 };
  expect(rowSpan(offsetsOf([], heights), window, 0)).toEqual({ start: 0, end: 0, before: 0, after: 0 });
  expect(columnSpan(3, window)).toEqual({ start: 0, end: 3, before: 0, after: 0 });
});

test('of many sellers only those in sight are drawn', () => {
  const span = columnSpan(20, { top: 0, left: 2000, height: 800, width: 1440 });
  expect(span.start * 280).toBeLessThanOrEqual(2000);
  expect(span.end * 280).toBeGreaterThanOrEqual(2000 + 1440 - 300);
  expect(span.end - span.start).toBeLessThan(8);
  expect(span.before + (span.end - span.start) * 280 + span.after).toBe(20 * 280);
});

test('sheets of paper take every seller once, none more than can be read, none much emptier than another', () => {
  for (let count = 0; count <= 40; count += 1) {
    const sellers = Array.from({ length: count }, (_, index) => index);
    const sheets = sheetsOf(sellers);
    expect(sheets.flat()).toEqual(sellers);
    const sizes = sheets.map(({ length }) => length);
    expect(sheets).toHaveLength(Math.ceil(count / 5));
    if (count > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(5);
  }
});
