import { expect, test } from 'vitest';
import type { Comparison } from '../../contract/entities/comparison';
import { distancesOf, savingOf, signsOf, spreadOf } from './distance';

type Row = Comparison['rows'][number];
type Answer = { price?: string | null; best?: boolean; qty?: string; response?: string; deviations?: object[] };

/** A line of ten pieces with answers by seller. */
function row(answers: Record<string, Answer>, awaiting: string[] = []): Row {
  return {
    line: { qty: '10' },
    awaiting: awaiting.map((quotation_id) => ({ quotation_id })),
    cells: Object.entries(answers).map(([quotation_id, { price = null, best = false, qty = '10', ...line }]) => ({
      quotation_id,
      comparable_price: price,
      comparable_amount: price === null ? null : String(Number(price) * 10),
      best,
      fastest: false,
      line: { response: 'exact', deviations: [], qty_offered: qty, ...line },
    })),
  } as unknown as Row;
}

test('a price stands at its step above the lowest, the bounds belonging to the lower one', () => {
  const offers = { a: { price: '100', best: true }, b: { price: '105' }, c: { price: '105.1' }, d: { price: '120' } };
  const found = distancesOf(row({ ...offers, e: { price: '120.1' } }));
  expect([...found].map(([id, { step }]) => `${id} ${step}`)).toEqual([
    'a best',
    'b near',
    'c far',
    'd far',
    'e farthest',
  ]);
  expect(found.get('c')?.over_pct).toBe('5.1');
});

test('of one price nothing is said', () => {
  expect(distancesOf(row({ a: { price: '100' }, b: {} })).size).toBe(0);
  expect(spreadOf(row({ a: { price: '100' } }))).toBeNull();
  expect(savingOf(row({ a: { price: '100' } }))).toBe('0');
});

test('a price far from the median of three or more is doubtful, in both directions', () => {
  const doubtful = (...prices: string[]) =>
    [...distancesOf(row(Object.fromEntries(prices.map((price, index) => [`s${index}`, { price }]))))]
      .filter(([, { doubtful: is }]) => is)
      .map(([id]) => id);
  expect(doubtful('100', '110', '1000')).toEqual(['s2']);
  expect(doubtful('10', '100', '110', '105')).toEqual(['s0']);
  expect(doubtful('100', '200', '150')).toEqual([]);
  // The others are measured by the lowest price that can be believed.
  const line = distancesOf(row({ a: { price: '10', best: true }, b: { price: '100' }, c: { price: '110' } }));
  expect([...line.values()].map(({ step, over_pct }) => [step, over_pct])).toEqual([
    [null, null],
    [null, null],
    ['far', '10'],
  ]);
  // A price of nothing is one of them; the others are still measured.
  expect(doubtful('0', '100', '110')).toEqual(['s0']);
  expect(doubtful('0', '100')).toEqual([]);
  expect(doubtful('0', '0', '0', '100')).toEqual([]);
  // Of two nobody knows which one is wrong.
  expect(doubtful('100', '1000')).toEqual([]);
});

test('spread and saving lie between the cheapest and the dearest', () => {
  const line = row({ a: { price: '100' }, b: { price: '130' }, c: { price: '110' } });
  expect(spreadOf(line)).toBeCloseTo(30);
  expect(savingOf(line)).toBe('300');
});

test('each kind of answer has a sign of its own', () => {
  const line = row(
    {
      best: { price: '100', best: true },
      other: { price: '100', response: 'alternate' },
      less: { price: '100', qty: '4' },
      none: { response: 'no_quote' },
      strange: { price: null },
    },
    ['changed'],
  );
  const signs = (quotation_id: string, expired = false) => signsOf(line, { quotation_id, expired }, undefined);
  expect(signs('best')).toEqual(['best']);
  expect(signs('best', true)).toEqual(['best', 'expired']);
  expect(signs('other')).toEqual(['alternate']);
  expect(signs('less')).toEqual(['partial']);
  const later = { ...line, cells: line.cells.map((cell) => ({ ...cell, late: true })) };
  expect(signsOf(later, { quotation_id: 'less', expired: false }, undefined)).toEqual(['partial', 'late']);
  expect(signs('none')).toEqual(['noQuote']);
  expect(signs('strange')).toEqual(['notComparable']);
  expect(signs('changed')).toEqual(['awaiting']);
  expect(signs('changed', true)).toEqual(['awaiting']);
  expect(signs('silent')).toEqual(['notAnswered']);
  const doubt = { step: null, over_pct: null, doubtful: true } as const;
  expect(signsOf(line, { quotation_id: 'less', expired: false }, doubt)).toEqual(['partial', 'doubtful']);
});

test('offers are measured from the lowest price that can be believed, in whatever order they come', () => {
  const over = (answers: Record<string, Answer>) =>
    [...distancesOf(row(answers))].map(([id, { over_pct }]) => `${id} ${over_pct}`);
  expect(over({ a: { price: '120' }, b: { price: '100' }, c: { price: '110' } })).toEqual(['a 20', 'b null', 'c 10']);
  expect(over({ a: { price: '120' }, b: { price: '100' } })).toEqual(['a 20', 'b null']);
  // The best is what the comparison says it is, where it can be believed.
  expect(over({ a: { price: '110', best: true }, b: { price: '100' }, c: { price: '121' } })).toEqual([
    'a null',
    'b null',
    'c 10',
  ]);
  expect(over({ a: { price: '0' }, b: { price: '0' } })).toEqual([]);
  expect(over({ a: { price: null }, b: { price: '100' }, c: { price: '105' } })).toEqual(['b null', 'c 5']);
});

test('the spread is how far the dearest lies above the cheapest, and of nothing there is none', () => {
  expect(spreadOf(row({ a: { price: '150' }, b: { price: '100' } }))).toBeCloseTo(50);
  expect(spreadOf(row({ a: { price: '0' }, b: { price: '100' } }))).toBeNull();
});
