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
  expect(totalBars(apart, null)).toEqual({ lines: 0, bars: [], left: 0, leftFor: [], planLeftFor: null });
});

test('who has no sum is said with the true reason: an alternate is no line without a quote', () => {
  const alternate = (id: string) => {
    const offer = cell(id, '900');
    return { ...offer, line: { ...offer.line, response: 'alternate' as const } };
  };
  const more = { ...cell('e', '900'), line: { ...cell('e', '900').line, qty_offered: '2' } };
  const unknown = { ...cell('f', '900'), comparable_amount: null };
  // What the plan awards is the basis: the first seller quoted it as requested, and left the third line out.
  const five = comparisonOf(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => seller(id)),
    [
      [cell('a', '1000'), alternate('b'), cell('c', '1000'), cell('d', null), cell('e', '1000'), cell('f', '1000')],
      [cell('a', '200'), cell('b', '200'), alternate('c'), alternate('d'), more, unknown],
      [cell('a', null), cell('b', '5'), cell('c', '5'), cell('d', '5'), cell('e', '5'), cell('f', '5')],
    ],
  );
  const rfqLines = ['line1', 'line2'].map((rfq_line_id) => ({ rfq_line_id, quotation_id: 'a', qty: '1' }));
  const found = totalBars(five, { lines: rfqLines } as unknown as AwardPlan);
  expect([found.lines, found.bars.map(({ key }) => key), found.left]).toEqual([2, ['plan', 'a'], 5]);
  expect(found.leftFor).toEqual([
    { reason: 'not_quoted', sellers: 1 },
    { reason: 'alternate', sellers: 3 },
    { reason: 'other_qty', sellers: 1 },
    { reason: 'not_convertible', sellers: 1 },
  ]);
  // A line that changed after its offer waits for its seller, who has quoted it.
  const [first, ...others] = five.rows;
  const changed = first && { ...first, cells: first.cells.slice(0, 5), awaiting: [{ quotation_id: 'f' }] };
  const rows = [changed, ...others] as typeof five.rows;
  const waiting = totalBars({ ...five, rows }, { lines: rfqLines } as unknown as AwardPlan);
  expect(waiting.leftFor).toContainEqual({ reason: 'awaiting', sellers: 1 });
  expect(waiting.leftFor).toContainEqual({ reason: 'not_quoted', sellers: 1 });
});

test('a plan without a bar is left out for what it awards', () => {
  const other = { ...cell('a', '1'), line: { ...cell('a', '1').line, response: 'alternate' as const } };
  const two = comparisonOf(
    [seller('a'), seller('b')],
    [
      [cell('a', '1'), cell('b', '1')],
      [other, cell('b', '1')],
    ],
  );
  const why = (lines: object[]) => totalBars(two, { lines } as unknown as AwardPlan).planLeftFor;
  const taken = (rfq_line_id: string, quotation_id: string, qty = '1') => ({ rfq_line_id, quotation_id, qty });
  expect(why([taken('line1', 'a'), taken('line2', 'a')])).toBe('alternate');
  expect(why([taken('line1', 'a', '0.5')])).toBe('part');
  expect(why([taken('line2', 'b')])).toBe('lines');
  expect(why([taken('line1', 'a')])).toBeNull();
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
