import { describe, expect, it } from 'vitest';
import { cell, comparisonOf, seller } from './sampleComparison';
import type { Bid } from '../../../contract/entities/order';
import { sampleLine } from '../../../contract/entities/sampleLine';
import { parseLine } from '../../../domain/material/parseLine';
import { changedSpec, specOfLine } from '../../../domain/material/spec';
import { awardGroups, grandTotals } from './awardGroups';
import { chosenWeight } from './measures';
import { allFrom, awardedIn, bestPerLine, divided, stillValid, toggled } from './selection';

const of = (quotation_id: string, qty: string | null = null) => [{ quotation_id, qty }];

const two = comparisonOf(
  [seller('a'), seller('b', { min_order_amount: '500000', all_or_nothing: true })],
  [
    [cell('a', '100000', true), cell('b', '120000')],
    [cell('a', null), cell('b', '300000', true)],
  ],
);

describe('putting an award together', () => {
  it('takes the best price of each line', () => {
    expect(bestPerLine(two)).toEqual({ line1: of('a'), line2: of('b') });
  });

  it('shows what stands of an award that was sent, by line and seller', () => {
    const bid = (quotation_id: string, status: Bid['status'], ...nos: number[]) => ({
      quotation_id,
      status,
      lines: nos.map((line_no) => ({ line_no, qty: '5' })),
    });
    const [first, second] = two.rows.map(({ line }) => line.line_no) as [number, number];
    const bids = [bid('a', 'CONFIRMED', first), bid('b', 'DECLINED', second), bid('b', 'SENT', first)];
    expect(awardedIn(two, bids)).toEqual({ line1: [...of('a', '5'), ...of('b', '5')] });
  });

  it('takes from one seller only what it offered', () => {
    expect(allFrom(two, 'a')).toEqual({ line1: of('a') });
  });

  it('never takes an expired offer, and drops one that expired meanwhile', () => {
    const expired = { ...two, sellers: [seller('a', { expired: true }), seller('b')] };
    expect(bestPerLine(expired)).toEqual({ line2: of('b') });
    expect(stillValid({ line1: of('a'), line2: of('b') }, expired)).toEqual({ line2: of('b') });
  });

  it('gives a line back when it is taken twice', () => {
    expect(toggled({ line1: of('a') }, 'line1', 'a', true)).toEqual({});
    expect(toggled({ line1: of('a') }, 'line1', 'b', true)).toEqual({ line1: of('b') });
  });

  it('keeps to one seller where the request may not be split', () => {
    expect(toggled({ line1: of('a') }, 'line2', 'b', false)).toEqual({ line2: of('b') });
  });
});

it('weighs a chosen alternate by its own dimensions', () => {
  const tee = specOfLine(parseLine('EQ TEE 4" SCH40 BW A234-WPB'));
  const line = sampleLine({ spec: tee, qty: '10', unit_weight_kg: '5.44', total_weight_kg: '54.4' });
  const offer = cell('a', '143000');
  const thicker = {
    ...offer.line,
    response: 'alternate' as const,
    offered_spec: changedSpec(tee, { schedule: ['80'] }),
  };
  expect(chosenWeight({ line, cell: offer, qty: '4' })).toBe('21.76');
  // ASME B16.9: a straight tee of NPS 4 weighs more in the wall of schedule 80.
  expect(Number(chosenWeight({ line, cell: { ...offer, line: thicker }, qty: '4' }))).toBeGreaterThan(21.76);
});

describe('a divided line', () => {
  const one = comparisonOf([seller('a'), seller('b')], [[cell('a', '100'), cell('b', '120')]]);
  const [row] = one.rows;
  const requested = { ...one, rows: row ? [{ ...row, line: { ...row.line, qty: '10' } }] : [] };
  for (const found of requested.rows[0]?.cells ?? []) found.line.qty_offered = '10';

  it('is priced by its parts, each seller with its own freight', () => {
    const selection = divided({}, 'line1', [...of('a', '7'), ...of('b', '3')]);
    const groups = awardGroups(requested, selection);
    expect(groups.map(({ totals }) => totals.lines_amount)).toEqual(['700', '360']);
    expect(grandTotals(groups)).toEqual([
      { currency: 'KRW', amount: String(11770 + 11396), orders: 2, withoutVat: false, withFreight: true },
    ]);
  });

  it('is whole again when one seller takes it, and gone without shares', () => {
    const selection = divided({}, 'line1', [...of('a', '7'), ...of('b', '3')]);
    expect(toggled(selection, 'line1', 'a', true)).toEqual({ line1: of('a') });
    expect(divided(selection, 'line1', [])).toEqual({});
    expect(stillValid({ line1: 'a' } as never, requested)).toEqual({});
  });
});

describe('the award by seller', () => {
  it('counts freight once and VAT on each order, and warns of broken conditions', () => {
    const [first, second] = awardGroups(two, { line1: of('a'), line2: of('b') });
    expect(first?.totals).toMatchObject({ supply_amount: '110000', vat_amount: '11000', total_amount: '121000' });
    expect(first).toMatchObject({ belowMinimum: false, incomplete: false });
    expect(second).toMatchObject({ belowMinimum: true, incomplete: true });
  });

  it('adds up per currency without converting', () => {
    const dollars = comparisonOf(
      [seller('a'), seller('b', { currency: 'USD', totals: { ...seller('b').totals, freight_amount: '5.50' } })],
      [[cell('a', '1000')], [cell('b', '10')]],
    );
    expect(grandTotals(awardGroups(dollars, { line1: of('a'), line2: of('b') }))).toEqual([
      { currency: 'KRW', amount: '12100', orders: 1, withoutVat: false, withFreight: true },
      { currency: 'USD', amount: '15.50', orders: 1, withoutVat: true, withFreight: true },
    ]);
  });
});
