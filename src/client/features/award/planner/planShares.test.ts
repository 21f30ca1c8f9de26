import { expect, test } from 'vitest';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { planLeadTimes, planSaving, planShares } from './planShares';

const comparison = comparisonOf(
  [seller('a'), seller('b')],
  [[cell('a', '1000'), cell('b', '90000')], [cell('a', '200'), cell('b', '100')], [cell('b', '500')]],
);
const plan = (lines: Array<[line: number, quotation: string]>, change: Partial<AwardPlan> = {}) =>
  ({
    total: '21100',
    covered: String(lines.length),
    lines: lines.map(([line, quotation_id]) => ({ rfq_line_id: `line${line}`, quotation_id, qty: '1' })),
    single: null,
    ...change,
  }) as AwardPlan;

test('every seller of a plan is named with its lines and its part of the sum, the freight included', () => {
  const divided = plan([
    [2, 'b'],
    [1, 'a'],
  ]);
  const shares = planShares(comparison, divided);
  expect(shares.map(({ group }) => [group.seller.quotation_id, group.lines.length])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect(shares.map(({ part }) => part?.toFixed(4))).toEqual(['0.5213', '0.4787']);
});

test('a saving is stated against a seller who quotes the same lines, with its percentage', () => {
  const two = plan([
    [1, 'a'],
    [2, 'b'],
  ]);
  const single = { quotation_id: 'a', total: '22000', covered: '2' };
  expect(planSaving(comparison, { ...two, single })).toEqual({ amount: '900', pct: '4.1' });
  // Something is saved, though less than a tenth of a percent: it keeps a figure that says something.
  const total = String(Number(two.total) + 1);
  const { pct } = planSaving(comparison, { ...two, single: { ...single, total } }) ?? {};
  expect(pct).toMatch(/^0[.]00\d$/);
  expect(planSaving(comparison, { ...two, single: { ...single, total: two.total } })).toEqual({
    amount: '0',
    pct: '0',
  });
  // Never `0 %` of what is saved.
  const large = { ...two, total: '49988200', single: { ...single, total: '50000000' } };
  expect(planSaving(comparison, large)).toEqual({ amount: '11800', pct: '0.02' });
});

test('a seller who leaves lines out is no measure of a saving', () => {
  const three = plan([
    [1, 'a'],
    [2, 'b'],
    [3, 'b'],
  ]);
  const single = { quotation_id: 'a', total: '22000', covered: '2' };
  expect(planSaving(comparison, { ...three, single })).toBeNull();
  // As many lines, but other ones.
  const others = plan([
    [1, 'b'],
    [3, 'b'],
  ]);
  expect(planSaving(comparison, { ...others, single })).toBeNull();
  expect(planSaving(comparison, others)).toBeNull();
});

test('of a plan are counted the lines that come too late and those that promise no lead time', () => {
  const late = { ...cell('a', '1000'), late: true };
  late.line = { ...late.line, lead_days: 30 };
  const found = planLeadTimes(
    comparisonOf([seller('a'), seller('b')], [[late], [cell('b', '100')]]),
    plan([
      [1, 'a'],
      [2, 'b'],
    ]),
  );
  expect(found).toEqual({ late: 1, unstated: 1 });
});
