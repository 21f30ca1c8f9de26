import { expect, test } from 'vitest';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { against, leftOutOfPlans, lineSpreads, lowestOf, totalBars } from './overviewFigures';

const sellers = [
  seller('a', { like_for_like_amount: '1210' }),
  seller('b', { like_for_like_amount: '2110' }),
  seller('c', { like_for_like_amount: '1160' }),
].map((one) => ({ ...one, totals: { ...one.totals, freight_amount: '10' } }));
const comparison = comparisonOf(sellers, [
  [cell('a', '1000', true), cell('b', '1100'), cell('c', '1050')],
  [cell('a', '200'), cell('b', '1000'), cell('c', '100', true)],
]);
const plan = {
  lines: [
    { rfq_line_id: 'line1', quotation_id: 'a', qty: '1' },
    { rfq_line_id: 'line2', quotation_id: 'c', qty: '1' },
  ],
} as unknown as AwardPlan;
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

test('only like sums stand beside each other: sellers and plan over the same lines, the least first', () => {
  const bars = totalBars(comparison, plan).map(({ key, goods, freight, total }) => [key, goods, freight, total]);
  expect(bars).toEqual([
    ['plan', '1100', '20', '1120'],
    ['c', '1150', '10', '1160'],
    ['a', '1200', '10', '1210'],
    ['b', '2100', '10', '2110'],
  ]);
  // A plan that leaves one of the lines out is no sum of them.
  const part = { ...plan, lines: plan.lines.slice(0, 1) };
  expect(totalBars(comparison, part).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  const apart = comparisonOf([seller('a'), seller('b')], [[cell('a', '1'), cell('b', null)]]);
  expect(totalBars(apart, null)).toEqual([]);
});

test('a plan that takes the same lines of one seller comes to what that seller does, to the won', () => {
  const dollars = seller('a', { currency: 'USD', like_for_like_amount: '2001' });
  const offer = { ...cell('a', '1000.5'), comparable_amount: '1000.5' };
  const like = comparisonOf(
    [{ ...dollars, totals: { ...dollars.totals, freight_amount: '0' } }, seller('b', { like_for_like_amount: '5000' })],
    [
      [{ ...offer, line: { ...offer.line, amount: '0.7' } }, cell('b', '2500')],
      [{ ...offer, line: { ...offer.line, amount: '0.7' } }, cell('b', '2500')],
    ],
  );
  const all = {
    lines: ['line1', 'line2'].map((rfq_line_id) => ({ rfq_line_id, quotation_id: 'a', qty: '1' })),
  } as unknown as AwardPlan;
  const bars = totalBars({ ...like, usd_krw_rate: '1400' }, all).map(({ key, total }) => [key, total]);
  expect(bars.slice(0, 2)).toEqual([
    ['plan', '2001'],
    ['a', '2001'],
  ]);
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
