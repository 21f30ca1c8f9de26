import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyDeal, anyDeal } from '../../../tests/support/anyDeal';
import { deliveryAmounts, freightLeft } from './deliveryAmounts';
import { settle } from './settlement';

const sum = (values: readonly string[]) => values.reduce((total, value) => total.plus(value), new Big(0)).toFixed();

/** The lines of a deal as an order has them; every second knows its weight only when `weighed` says so. */
const orderedLines = ({ lines }: AnyDeal, weighed: boolean) =>
  lines.map((line, index) => ({
    ...line,
    id: `line${index}`,
    weight_basis: 'theoretical' as const,
    weight_kg: weighed || index % 2 === 0 ? line.weight : null,
  }));

/** Deliveries that together hold every line in full, cut where `cuts` says. */
function deliveries(
  lines: readonly { id: string; qty: string }[],
  cuts: readonly number[],
  stated: string | null = null,
) {
  const parts = lines.map(({ id, qty }, index) => {
    const first = new Big(qty)
      .times(cuts[index % cuts.length] ?? 0)
      .div(100)
      .round(3, Big.roundDown);
    const [a, b] = [first, new Big(qty).minus(first)];
    return { line_id: id, parts: index % 3 === 0 ? [a, b, new Big(0)] : [a, b.div(2).round(3, Big.roundDown)] };
  });
  return [0, 1, 2].map((n) => ({
    id: `delivery${n}`,
    freight_amount: n === 0 ? stated : null,
    lines: parts.flatMap(({ line_id, parts: [a = new Big(0), b = new Big(0)] }, index) => {
      const whole = new Big(lines[index]?.qty ?? 0);
      const qty = [a, b, whole.minus(a).minus(b)][n] ?? new Big(0);
      return qty.gt(0) ? [{ line_id, qty: qty.toFixed(), weighed_kg: null }] : [];
    }),
  }));
}

const cuts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 });

test('all deliveries together come to the stored supply amount and VAT of the order, to the last won', () => {
  fc.assert(
    fc.property(anyDeal, cuts, fc.boolean(), (deal, cut, weighed) => {
      const lines = orderedLines(deal, weighed);
      const stated = weighed ? deal.totals.freight_amount : null;
      const order = { lines, totals: deal.totals, shipments: deliveries(lines, cut, stated) };
      const all = order.shipments.map(({ id }) => deliveryAmounts(order, id));
      expect(sum(all.map((one) => one.supply_amount))).toBe(new Big(deal.totals.supply_amount).toFixed());
      expect(sum(all.map((one) => one.vat_amount))).toBe(new Big(deal.totals.vat_amount).toFixed());
      expect(sum(all.map((one) => one.total_amount))).toBe(new Big(deal.totals.total_amount).toFixed());
      for (const one of all) {
        const parts = [...one.lines, ...(one.freight ? [one.freight] : [])];
        expect(sum(parts.map((part) => part.supply_amount))).toBe(new Big(one.supply_amount).toFixed());
        expect(sum(parts.map((part) => part.vat_amount))).toBe(new Big(one.vat_amount).toFixed());
        for (const part of parts) {
          expect(new Big(part.supply_amount).gte(0)).toBe(true);
          expect(new Big(part.vat_amount).gte(0)).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a later delivery does not change what an earlier one came to', () => {
  fc.assert(
    fc.property(anyDeal, cuts, (deal, cut) => {
      const lines = orderedLines(deal, true);
      const shipments = deliveries(lines, cut);
      const order = { lines, totals: deal.totals, shipments };
      const alone = { ...order, shipments: shipments.slice(0, 1) };
      expect(deliveryAmounts(order, 'delivery0')).toEqual(deliveryAmounts(alone, 'delivery0'));
    }),
  );
});

const line = {
  id: 'a',
  qty: '3',
  uom: 'EA',
  unit_price: '33333',
  price_uom: 'EA',
  priced_qty: '3',
  amount: '99999',
  weight_basis: 'theoretical' as const,
  weight_kg: '30',
};
const totals = {
  currency: 'KRW' as const,
  lines_amount: '99999',
  freight_amount: '1000',
  supply_amount: '100999',
  vat_amount: '10099',
  total_amount: '111098',
};

test('75 of 95 pieces delivered are 75 pieces, not the whole sum', () => {
  const whole = { ...line, qty: '95', amount: '950000' };
  const sums = { ...totals, lines_amount: '950000', freight_amount: '0', supply_amount: '950000', vat_amount: '95000' };
  const shipments = [{ id: 's', freight_amount: null, lines: [{ line_id: 'a', qty: '75', weighed_kg: null }] }];
  expect(deliveryAmounts({ lines: [whole], totals: sums, shipments }, 's')).toMatchObject({
    lines: [{ supply_amount: '750000', vat_amount: '75000' }],
    freight: null,
    total_amount: '825000',
  });
});

test('a line paid by the scale counts what was weighed, and comes to what settling it comes to', () => {
  const scaled = { ...line, weight_basis: 'actual' as const, price_uom: 'KG', unit_price: '1500', priced_qty: '30' };
  const shipments = [
    { id: 's', freight_amount: null, lines: [{ line_id: 'a', qty: '1', weighed_kg: '10.1235' }] },
    { id: 't', freight_amount: null, lines: [{ line_id: 'a', qty: '2', weighed_kg: '20.0004' }] },
  ];
  const settled = settle([scaled], new Map([['a', '30.1239']]), totals);
  const order = { lines: [scaled], totals, shipments };
  const all = ['s', 't'].map((id) => deliveryAmounts(order, id));
  expect(sum(all.map((one) => one.supply_amount))).toBe(settled?.totals.supply_amount);
  expect(sum(all.map((one) => one.vat_amount))).toBe(settled?.totals.vat_amount);
});

test('a zero-rated order has no VAT on any delivery', () => {
  const free = { ...totals, vat: 'export' as const, vat_amount: '0', total_amount: '100999' };
  const shipments = [{ id: 's', freight_amount: null, lines: [{ line_id: 'a', qty: '2', weighed_kg: null }] }];
  expect(deliveryAmounts({ lines: [line], totals: free, shipments }, 's').vat_amount).toBe('0');
});

test('freight is what was stated for each delivery; the one that ships the last piece carries the rest', () => {
  const lines = [{ ...line, qty: '10' }];
  const part = (id: string, qty: string, freight_amount: string | null) => ({
    id,
    freight_amount,
    lines: [{ line_id: 'a', qty, weighed_kg: null }],
  });
  const shipments = [part('s', '5', null), part('t', '2', '400'), part('u', '3', null)];
  const freightOf = (id: string) => deliveryAmounts({ lines, totals, shipments }, id).freight?.supply_amount;
  expect(['s', 't', 'u'].map(freightOf)).toEqual(['0', '400', '600']);
  expect(freightLeft(totals, shipments.slice(0, 2))).toBe('600');
});

test('the VAT of a delivery is divided so that each line is the nearest to its own 10 %', () => {
  const amounts = ['393686', '3872524', '616896', '105'];
  const lines = amounts.map((amount, index) => ({ ...line, id: `l${index}`, qty: '1', amount }));
  const supply = sum(amounts);
  const sums = { ...totals, lines_amount: supply, freight_amount: '0', supply_amount: supply, vat_amount: '488321' };
  const shipments = [
    { id: 's', freight_amount: null, lines: lines.map(({ id }) => ({ line_id: id, qty: '1', weighed_kg: null })) },
  ];
  const found = deliveryAmounts({ lines, totals: sums, shipments }, 's');
  // 39,368.6 · 387,252.4 · 61,689.6 · 10.5: the two won that are left go to the two largest remainders.
  expect(found.lines.map(({ vat_amount }) => vat_amount)).toEqual(['39369', '387252', '61690', '10']);
  expect(found.vat_amount).toBe('488321');
});

test('the last delivery is the one with which every line is there, and it alone carries the rest of the freight', () => {
  const lines = ['a', 'b'].map((id) => ({ ...line, id, qty: '10' }));
  const part = (id: string, ...shipped: [string, string][]) => ({
    id,
    freight_amount: null,
    lines: shipped.map(([line_id, qty]) => ({ line_id, qty, weighed_kg: null })),
  });
  const shipments = [part('s', ['a', '10']), part('t', ['b', '4']), part('u', ['b', '6'])];
  const of = (id: string) => deliveryAmounts({ lines, totals, shipments }, id);
  expect(['s', 't', 'u'].map((id) => of(id).last)).toEqual([false, false, true]);
  expect(['s', 't', 'u'].map((id) => of(id).freight?.supply_amount)).toEqual(['0', '0', '1000']);
});
