import { expect, test } from 'vitest';
import { lineOf } from '../requestLine';
import { readTable } from '../table';

test.each([
  ['EA', 'EA'],
  ['M', 'M'],
  // Counted in metres here: the figure that is typed would be another.
  ['FT', null],
])('a row without its quantity keeps the unit %s that the list names', (unit, kept) => {
  const rows = [
    ['품명', '규격', '재질', '수량', '단위'],
    ['무계목 강관', '100A SCH40', 'SPPS380', '', unit],
    ['무계목 강관', '80A SCH40', 'SPPS380', '12', unit],
  ];
  const [, line] = readTable(rows).lines;
  expect(line && lineOf(line.parsed, { aside: line.aside })).toMatchObject({ qty: null, uom: kept, excluded: false });
  expect(line?.parsed.warnings.map(({ code }) => code)).toContain('missing_quantity');
});
