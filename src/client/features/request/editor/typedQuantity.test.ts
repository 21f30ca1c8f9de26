import { expect, test } from 'vitest';
import { writeCell } from '../../../ui/grid/gridEdits';
import type { GridColumn } from '../../../ui/grid/gridTypes';
import { unitAliases } from '../../../../domain/material/unitAliases';
import { UOMS } from '../../../../contract/choices';
import { type GridRow, newRow } from './gridRow';
import { quantityWithUnit, withQuantity } from './typedQuantity';

const units = UOMS.map((value) => ({ value, label: value, aliases: unitAliases(value) }));
const column: GridColumn<GridRow> = {
  key: 'qty',
  title: '',
  width: 72,
  kind: 'number',
  decimals: 3,
  unclear: quantityWithUnit,
  put: (row, typed) => withQuantity(row, typed, units),
};
const typed = (text: string, uom: string) => {
  const { qty, uom: unit } = writeCell({ ...newRow(), uom }, column, text);
  return [qty, unit];
};

test.each([
  ['6 m', 'EA', '6', 'M'],
  ['6본', 'M', '6', 'EA'],
  ['1,200.5 kg', 'EA', '1200.5', 'KG'],
  ['１２ 개', 'M', '12', 'EA'],
  ['40', 'M', '40', 'M'],
  ['1.2E+02', 'EA', '120', 'EA'],
])('%s on a line in %o is %s %s', (text, before, qty, uom) => expect(typed(text, before)).toEqual([qty, uom]));

test('a unit that nobody knows stays where it was typed', () => {
  expect(typed('6 뭉치', 'EA')).toEqual(['6 뭉치', 'EA']);
});
