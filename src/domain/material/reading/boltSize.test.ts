import { expect, test } from 'vitest';
import { normalize } from './normalize';
import { boltThread, readBoltSize } from './boltSize';

test.each([
  ['육각볼트 M16x90 B7/2H 200 set', 'M16x90'],
  ['스터드볼트/너트 M20*110 B7/2H 32조', 'M20x110'],
  ['HEX BOLT M16 X 70L SS400 40EA', 'M16x70'],
  ['STUD BOLT M24×3.0×150 B7', 'M24x150'],
  ['STUD BOLT M20 B7/2H', 'M20'],
  ['STUD BOLT 5/8" x 95L W/2 NUTS A193 B7/A194 2H 96 SET', '5/8"x95'],
  ['STUD BOLT 1 1/8" X 7" A193-B7', '1-1/8"x7"'],
  ['STUD 3/4-10UNC x 4 1/2" B7/2H', '3/4"x4-1/2"'],
  ['STUD BOLT 7/8" DIA x 140 mm', '7/8"x140'],
  ['3/4" STUD BOLT A193 B7/A194 2H 95 MM LONG', '3/4"x95'],
  ['M8-25 HEXAGON HEAD BOLT SS 304', 'M8x25'],
  ['HEX BOLT M10 X 1.5 SS304', 'M10'],
  ['BOLT SS400 12×50MM', 'M12x50'],
  ['STUD BOLT 5/8" A193-B7/2H 16×90MM', '5/8"x90'],
  ['STUD BOLT 1-1/8" B7/2H 16×90MM', '1-1/8"'],
  ['HEX BOLT FOR 2" FLANGE 16×65MM', 'M16x65'],
  ['너트 2H 100개', null],
  ['STUD BOLT A193-B7/A194-2H 100 M', null],
])('%s: %s', (text, size) => {
  expect(readBoltSize(normalize(text).s)).toBe(size);
});

test('a size read back is the same size, and names its thread', () => {
  for (const size of ['M16x90', 'M20', '5/8"x95', '1-1/8"x7"', '3/4"x4-1/2"']) {
    expect(readBoltSize(normalize(`STUD BOLT ${size} B7/2H`).s)).toBe(size);
  }
  expect([boltThread('M16x90'), boltThread('5/8"x95'), boltThread('M16')]).toEqual(['M16', '5/8"', 'M16']);
});
