import { expect, test } from 'vitest';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { against, leftOutOfPlans, lineSpreads, lowestOf } from './overviewFigures';
import { comparison, sellers } from './sampleOverview';

const chosen = { line1: [{ quotation_id: 'a', qty: null }], line2: [{ quotation_id: 'c', qty: null }] };

test('the lowest price of every line counts each freight once', () => {
  expect(lowestOf(comparison)).toEqual({ total: '1120', covered: '2', sellers: 2 });
  // Ten pieces wanted and one offered: a tenth of the line.
  const [row] = comparison.rows;
  const wanted = row ? [{ ...row, line: { ...row.line, qty: '10' } }] : [];
  expect(lowestOf({ ...comparison, rows: wanted })).toMatchObject({ total: '1010', covered: '0.1' });
  expect(lowestOf(comparisonOf([seller('a')], [[cell('a', null)]]))).toBeNull();
});

test('a choice is measured by the lines alone that have the other price', () => {
  const found = against(comparison, chosen, (id) => (id === 'line1' ? '800' : null));
  expect(found).toEqual({ lines: 1, chosen: '1000', reference: '800', pct: '25' });
  expect(against(comparison, chosen, () => null)).toBeNull();
});

test('doubtful prices are in no spread, and low ones are in no plan', () => {
  const spreads = lineSpreads(comparison, chosen);
  expect(spreads.map(({ line, over, planned }) => [line.line_no, over, planned])).toEqual([
    [1, [0, 5, 10], 0],
    [2, [0, 100], 0],
  ]);
  const three = comparisonOf(sellers, [[cell('a', '10'), cell('b', '100'), cell('c', '110')]]);
  const [spread] = lineSpreads(three, { line1: [{ quotation_id: 'a', qty: null }] });
  expect(spread).toMatchObject({ lowest: '100', highest: '110', middle: '105', spread_pct: 10, planned: null });
  expect([leftOutOfPlans(three), leftOutOfPlans(comparison)]).toEqual([1, 0]);
});
