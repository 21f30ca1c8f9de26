import { describe, expect, test } from 'vitest';
import type { OpenItem } from '../../../contract/entities/market';
import { emptySpec } from '../../../contract/entities/spec';
import { bySeller, lineOf, problemsOf, weightOf } from './pricing';

const item = (more: Partial<OpenItem> = {}) =>
  ({
    store_id: 's1',
    store_name: '바른강관',
    own: false,
    spec: emptySpec,
    uom: 'EA',
    open_qty: '20',
    moq: '2',
    multiple: '2',
    unit_weight_kg: '10.5',
    currency: 'KRW',
    unit_price: '1500',
    price_uom: 'EA',
    ...more,
  }) as OpenItem;
const wanted = (qty: string, seen_price: string | null = null, seen_price_uom: 'EA' | 'KG' | null = null) => ({
  id: `w${qty}`,
  qty,
  seen_price,
  seen_price_uom,
});

test('a quantity weighs as much as its pieces, and as itself where it is counted in kg', () => {
  expect(weightOf(item(), '4')).toBe('42');
  expect(weightOf(item({ uom: 'KG' }), '4.50')).toBe('4.5');
  expect(weightOf(item({ unit_weight_kg: null }), '4')).toBeNull();
});

describe('what stands in the way of buying a line', () => {
  test.each([
    ['nothing', item(), wanted('4', '1500', 'EA'), []],
    ['nothing where no price was seen', item(), wanted('4'), []],
    ['the same price, written otherwise', item({ unit_price: '1500.00' }), wanted('4', '1500', 'EA'), []],
    ['the own stock', item({ own: true, open_qty: '0' }), wanted('4'), ['own_stock']],
    ['nothing left', item({ open_qty: '0' }), wanted('4', '1', 'EA'), ['gone']],
    ['another price', item(), wanted('4', '1400', 'EA'), ['price_changed']],
    ['another unit of the price', item(), wanted('4', '1500', 'KG'), ['price_changed']],
    ['no price any more', item({ unit_price: null }), wanted('4', '1500', 'EA'), ['price_changed']],
    ['more than is left', item(), wanted('22', '1500', 'EA'), ['quantity_short']],
    ['another price and an odd quantity', item(), wanted('5', '1400', 'EA'), ['price_changed', 'not_multiple']],
  ])('%s', (_, lot, line, problems) => expect(problemsOf(lot, line)).toEqual(problems));
});

test('a line is priced and weighed as the lot is now', () => {
  expect(lineOf(item(), wanted('4.0', '1400.50', 'EA'))).toMatchObject({
    id: 'w4.0',
    qty: '4',
    seen_price: '1400.5',
    seen_price_uom: 'EA',
    amount: '6000',
    weight_kg: '42',
    problems: ['price_changed'],
  });
  const unknown = lineOf(item({ unit_price: null, unit_weight_kg: null }), wanted('4'));
  expect([unknown.amount, unknown.weight_kg, unknown.seen_price]).toEqual([null, null, null]);
});

test('each seller and currency is an order of its own; what cannot be bought is shown and not counted', () => {
  const lines = [
    lineOf(item(), wanted('4')),
    lineOf(item({ store_id: 's2', store_name: '다른강관' }), wanted('2')),
    lineOf(item({ currency: 'USD', unit_price: '2' }), wanted('6')),
    lineOf(item({ open_qty: '0' }), wanted('8')),
    lineOf(item({ own: true }), wanted('10')),
    lineOf(item({ unit_price: null, unit_weight_kg: null }), wanted('12')),
    lineOf(item(), wanted('14')),
  ];
  const orders = bySeller(lines);
  expect(orders.map(({ store_id, currency, lines: own }) => [store_id, currency, own.length])).toEqual([
    ['s1', 'KRW', 5],
    ['s2', 'KRW', 1],
    ['s1', 'USD', 1],
  ]);
  // 4 and 14 pieces: 27,000 won with a tenth of VAT, and 189 kg.
  expect(orders[0]).toMatchObject({ store_name: '바른강관', weight_kg: '189' });
  expect(orders[0]?.totals).toMatchObject({ supply_amount: '27000', vat_amount: '2700', total_amount: '29700' });
  expect(orders[2]?.totals).toMatchObject({ supply_amount: '12.00', vat_amount: '0.00' });
});
