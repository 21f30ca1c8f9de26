import { expect, test } from 'vitest';
import { columnTitle } from './columnTitle';

test.each([
  [['수량', '발주'], { field: 'qty', role: 'order' }],
  [['발주수량'], { field: 'qty', role: 'order' }],
  [['수량', '할증'], { field: 'qty', role: 'spare' }],
  [["Q'TY (M)"], { field: 'qty', role: 'plain', unit: { uom: 'M', factor: 1 } }],
  [['수량(본)'], { field: 'qty', role: 'plain', unit: { uom: 'EA', factor: 1 } }],
  [['QUANTITY', 'REV.C'], { field: 'qty', role: 'revision', revision: 'C' }],
  [['변경', '수량'], { field: 'qty', role: 'revised' }],
  [['변경', '금액'], { field: 'amount' }],
  [['SIZE', 'BRANCH'], { field: 'size2' }],
  [['SCH', '2'], { field: 'schedule2' }],
  [['길이(mm)'], { field: 'length', unit: { uom: 'M', factor: 0.001 } }],
  [['증감'], { field: null, role: 'difference', bare: true }],
  [['UNIT PRICE'], { field: 'price' }],
])('%j', (path, expected) => {
  expect(columnTitle(path)).toMatchObject(expected);
});
