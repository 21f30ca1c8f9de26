import { expect, test } from 'vitest';
import { sheetsOf } from './PrintMatrix';

test('printed pages take every seller once, none more than can be read, none much emptier than another', () => {
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
