import { expect, test } from 'vitest';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { comparison } from './sampleOverview';
import { totalBars } from './totalBars';

const plan = {
  lines: [
    { rfq_line_id: 'line1', quotation_id: 'a', qty: '1' },
    { rfq_line_id: 'line2', quotation_id: 'c', qty: '1' },
  ],
} as unknown as AwardPlan;

test('only like sums stand beside each other: sellers and plan over the same lines, the least first', () => {
  const bars = totalBars(comparison, plan).bars.map(({ key, goods, freight, total }) => [key, goods, freight, total]);
  expect(bars).toEqual([
    ['plan', '1100', '20', '1120'],
    ['c', '1150', '10', '1160'],
    ['a', '1200', '10', '1210'],
    ['b', '2100', '10', '2110'],
  ]);
  // A plan that leaves one of the lines out is no sum of them.
  const part = { ...plan, lines: plan.lines.slice(0, 1) };
  expect(totalBars(comparison, part).bars.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  const apart = comparisonOf([seller('a'), seller('b')], [[cell('a', '1'), cell('b', null)]]);
  expect(totalBars(apart, null)).toEqual({ lines: 0, bars: [], left: 0 });
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
  const bars = totalBars({ ...like, usd_krw_rate: '1400' }, all).bars.map(({ key, total }) => [key, total]);
  expect(bars.slice(0, 2)).toEqual([
    ['plan', '2001'],
    ['a', '2001'],
  ]);
});

test('a plan of more lines than all sellers have is compared over its own lines with who has them all', () => {
  const freight = (id: string, freight_amount: string) => {
    const one = seller(id, { like_for_like_amount: '1100' });
    return { ...one, totals: { ...one.totals, freight_amount } };
  };
  // The third offers the first line alone: over that line the plan would carry two freights.
  const three = comparisonOf(
    [freight('a', '100'), freight('b', '100'), freight('c', '100')],
    [
      [cell('a', '1000'), cell('b', '1200'), cell('c', '900')],
      [cell('a', '5000'), cell('b', '4000'), cell('c', null)],
    ],
  );
  const split = {
    lines: [
      { rfq_line_id: 'line1', quotation_id: 'a', qty: '1' },
      { rfq_line_id: 'line2', quotation_id: 'b', qty: '1' },
    ],
  } as unknown as AwardPlan;
  const { lines, bars, left } = totalBars(three, split);
  expect([lines, left]).toEqual([2, 1]);
  expect(bars.map(({ key, total }) => [key, total])).toEqual([
    ['plan', '5200'],
    ['b', '5300'],
    ['a', '6100'],
  ]);
  expect(totalBars(three, null)).toMatchObject({ lines: 1, left: 0 });
});
