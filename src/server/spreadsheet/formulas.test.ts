import { expect, test } from 'vitest';
import { computeFormula } from './formulas';

const CELLS: Record<string, number | string | null> = {
  '0,0': 12,
  '1,0': 3.5,
  '2,0': null,
  '0,1': 'PIPE',
  '1,1': 'TBD',
};
const compute = (formula: string) =>
  computeFormula(formula, (sheet, row, column) =>
    sheet === 'Other sheet' ? 100 : (CELLS[`${row},${column}`] ?? null),
  );

test.each([
  ['A1+A2', 15.5],
  ['SUM(A1:A3)', 15.5],
  ['A1*(1+5%)', 12.6],
  ['ROUNDUP(A1*1.1,0)', 14],
  ['ROUNDUP($A$1*1.25,0)', 15],
  ["'Other sheet'!B7/4-A1", 13],
  ['CEILING(A2,6)', 6],
  ['0.1*3', 0.3],
  ['B1&" "&A1', 'PIPE 12'],
])('%s', (formula, value) => {
  expect(compute(formula)).toBe(value);
});

test.each(['VLOOKUP(A1,B:C,2,0)', 'A1+B2', 'IF(A1>2,1,0)', 'A1/0', 'SUM(A1:', 'A1:A3', '[1]Sheet1!A1'])(
  '%s is left',
  (formula) => {
    expect(compute(formula)).toBeNull();
  },
);
