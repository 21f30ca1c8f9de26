import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, type SettledLine, settle } from './settlement';
import { totalsOf } from './totals';

const line = (change: Partial<SettledLine> = {}): SettledLine => ({
  id: 'a',
  weight_basis: 'actual',
  price_uom: 'KG',
  priced_qty: '1000',
  unit_price: '1500',
  amount: '1500000',
  ...change,
});
const ordered = totalsOf(['1500000'], '50000', 'KRW');

describe('settling actual weight', () => {
  test.each([
    ['1050', 'AGREED', '5'],
    ['950', 'AGREED', '-5'],
    ['1050.001', 'PROPOSED', '5'],
    ['949.999', 'PROPOSED', '-5'],
    ['1200', 'PROPOSED', '20'],
  ])('%s kg of 1000 ordered is %s', (kg, status, deviation_pct) => {
    const settled = settle([line()], new Map([['a', kg]]), ordered);
    expect(settled).toMatchObject({ status, lines: [{ deviation_pct }] });
  });

  test('tons are settled by the ton, and the freight stays', () => {
    const ton = line({ price_uom: 'TON', priced_qty: '1', unit_price: '1500000' });
    const settled = settle([ton], new Map([['a', '1020']]), ordered);
    expect(settled?.lines[0]).toMatchObject({ priced_qty: '1.02', amount: '1530000' });
    expect(settled?.totals).toMatchObject({
      freight_amount: '50000',
      supply_amount: '1580000',
      total_amount: '1738000',
    });
  });

  test('an order without such a line has nothing to settle', () => {
    expect(settle([line({ weight_basis: 'theoretical' })], new Map(), ordered)).toBeNull();
    expect(settle([line({ price_uom: 'EA' })], new Map(), ordered)).toBeNull();
  });

  test('what was paid and what is left add up to what it came to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (grams) => {
        const settled = settle([line()], new Map([['a', new Big(grams).div(1000).toFixed()]]), ordered);
        const totals = settled?.totals ?? ordered;
        const left = balanceOf(ordered, totals);
        const signed = left ? new Big(left.amount).times(left.direction === 'pay' ? 1 : -1) : new Big(0);
        expect(new Big(ordered.total_amount).plus(signed).toFixed()).toBe(totals.total_amount);
      }),
    );
  });

  test('one line beyond the tolerance is enough to be proposed', () => {
    const lines = [line(), line({ id: 'b' })];
    const of = (a: string, b: string) =>
      settle(
        lines,
        new Map([
          ['a', a],
          ['b', b],
        ]),
        ordered,
      )?.status;
    expect([of('1000', '1010'), of('1000', '1200'), of('1200', '1000')]).toEqual(['AGREED', 'PROPOSED', 'PROPOSED']);
  });

  test('what comes to the same leaves no balance; more is to be paid, less comes back', () => {
    const to = (amount: string) => totalsOf([amount], '0', 'KRW');
    expect(balanceOf(to('1000'), to('1000'))).toBeNull();
    expect(balanceOf(to('1000'), to('1100'))).toEqual({ direction: 'pay', amount: '110', status: 'DUE' });
    expect(balanceOf(to('1100'), to('1000'))).toEqual({ direction: 'refund', amount: '110', status: 'DUE' });
  });
});
