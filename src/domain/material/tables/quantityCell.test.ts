import { expect, test } from 'vitest';
import { quantityCell } from './quantityCell';
import { quantityUnit } from './quantityUnit';

const read = (cell: string, unit = '', header = '') => quantityCell(cell, unit, quantityUnit(header) ?? undefined);

test.each([
  ['1,250', 'M', 1250, 'M', false],
  ['2 400', 'EA', 2400, 'EA', false],
  ['７２', '개', 72, 'EA', false],
  ['12 EA', '', 12, 'EA', false],
  ['24본(144M)', '', 24, 'EA', false],
  ['4×6', 'M', 24, 'M', false],
  ['약 30', 'M', 30, 'M', true],
  ['100 FT', '', 30.48, 'M', false],
  [`20'-6"`, '', 6.2484, 'M', false],
  ['850', 'mm', 0.85, 'M', false],
  ['0', 'EA', 0, 'EA', false],
  ['1900-02-14', 'M', 45, 'M', true],
] as const)('%s under %s is %d %s', (cell, unit, value, uom, doubt) => {
  expect(read(cell, unit)).toMatchObject({ value, uom, doubt });
});

test.each(['TBD', '10~12', '2026-05-01', '=D2*E2', '#REF!', 'A.R.', '12/24'])(
  '%s gives no figure but a question',
  (cell) => {
    expect(read(cell)).toMatchObject({ value: null, doubt: true });
  },
);

test('a count of lengths keeps the length, and the unit of the title counts where no other does', () => {
  expect(read('6M × 15본')).toMatchObject({ value: 15, uom: 'EA', length: 6 });
  expect(read('18', '', 'M')).toMatchObject({ value: 18, uom: 'M' });
  expect(read('18', 'EA', 'M')).toMatchObject({ value: 18, uom: 'EA' });
});

test.each(['약 24', 'abt. 24 pcs', 'ABT 24', 'about 24', 'approx. 24', 'approximately 24', 'circa 24', '24 정도'])(
  '%s is about so many',
  (cell) => {
    expect(read(cell, 'EA')).toMatchObject({ value: 24, uom: 'EA', doubt: true, about: true });
  },
);

test('a figure that is open at its end is doubtful and not approximate', () => {
  expect(read('24 -', 'EA')).toEqual({ value: 24, uom: 'EA', doubt: true });
});
