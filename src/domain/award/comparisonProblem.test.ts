import { describe, expect, test } from 'vitest';
import type { Comparison } from '../../contract/entities/comparison';
import type { PlanRules } from '../../contract/entities/plan';
import { emptySpec } from '../../contract/entities/spec';
import { problemOf } from './comparisonProblem';

const open: PlanRules = {
  makers: [],
  exact_only: false,
  whole_lines: false,
  from_stock: false,
  exclude: [],
  freight_pct: 100,
};

type Answer = Record<string, unknown> & { comparable_price?: string };
const seller = (quotation_id: string, more: object = {}) => ({
  quotation_id,
  currency: 'KRW',
  status: 'SUBMITTED',
  expired: false,
  min_order_amount: null,
  all_or_nothing: false,
  totals: { freight_amount: '300' },
  ...more,
});
/** An answer to ten pieces at a thousand won. */
const answer = (quotation_id: string, { comparable_price = '1000', ...more }: Answer = {}) => ({
  quotation_id,
  comparable_price,
  line: {
    response: 'exact',
    amount: '10000',
    qty_offered: '10',
    unit_price: '1000',
    price_uom: 'EA',
    weight_discount_pct: '0',
    moq: null,
    multiple: null,
    lead_days: 14,
    supply: 'make',
    maker: '세아제강',
    offered_spec: null,
    ...more,
  },
});
type Cell = ReturnType<typeof answer>;
const row = (id: string, cells: Cell[], line: object = {}) => ({
  line: { id, qty: '10', uom: 'EA', spec: emptySpec, unit_weight_kg: null, ...line },
  cells,
});
const comparison = (more: object) =>
  ({
    currency: 'KRW',
    usd_krw_rate: '1400',
    split_allowed: true,
    alternates_allowed: true,
    sellers: [seller('a'), seller('b')],
    rows: [],
    ...more,
  }) as unknown as Comparison;
/** Which sellers' answers to one line can be awarded. */
const taken = (cells: Cell[], rules: Partial<PlanRules> = {}, more: object = {}) => {
  const { offers, sellers } = problemOf(comparison({ rows: [row('l1', cells)], ...more }), { ...open, ...rules });
  return offers.map((offer) => sellers[offer.seller]?.id);
};

test('a comparison becomes lines, sellers and what each offers in which quantities', () => {
  const given = comparison({
    sellers: [seller('a', { min_order_amount: '50000' }), seller('b', { currency: 'USD', all_or_nothing: true })],
    rows: [
      row('l1', [answer('a'), answer('b', { qty_offered: '20', multiple: '4', moq: '6' })]),
      row('note', [], { qty: null }),
      row('l2', [answer('b', { response: 'alternate', unit_price: '7', weight_discount_pct: '2' })]),
    ],
  });
  const problem = problemOf(given, { ...open, whole_lines: true, max_sellers: 2 });
  expect(problem).toMatchObject({
    lines: [
      { id: 'l1', requested: '10' },
      { id: 'l2', requested: '10' },
    ],
    sellers: [
      { id: 'a', currency: 'KRW', freight: '300', min_order: '50000', all_or_nothing: false },
      { id: 'b', currency: 'USD', freight: '300', min_order: null, all_or_nothing: true },
    ],
    request_currency: 'KRW',
    usd_krw_rate: '1400',
    max_sellers: 2,
    whole_lines: true,
  });
  const price = { unit_price: '1000', price_uom: 'EA', weight_discount_pct: '0' };
  const measures = { uom: 'EA', length_m: null, unit_weight_kg: null };
  expect(problem.offers).toEqual([
    {
      line: 0,
      seller: 0,
      quantities: { max: '10', step: '1', least: '1', even: true },
      price,
      measures,
      alternate: false,
    },
    {
      line: 0,
      seller: 1,
      quantities: { max: '8', step: '4', least: '8', even: true },
      price,
      measures,
      alternate: false,
    },
    {
      line: 1,
      seller: 1,
      quantities: { max: '10', step: '1', least: '1', even: true },
      price: { unit_price: '7', price_uom: 'EA', weight_discount_pct: '2' },
      measures,
      alternate: true,
    },
  ]);
});

test('a request that may not be divided goes to one seller, whatever the rule; an open one to as many as are best', () => {
  const most = (split_allowed: boolean, max_sellers?: number) =>
    problemOf(comparison({ split_allowed }), { ...open, max_sellers }).max_sellers;
  expect([most(true), most(true, 3), most(false), most(false, 3)]).toEqual([null, 3, 1, 1]);
});

test('freight counts as far as the buyer says, rounded in the currency of its seller', () => {
  const freight = (freight_pct: number, more: object) =>
    problemOf(comparison({ sellers: [seller('a', more)] }), { ...open, freight_pct }).sellers[0]?.freight;
  expect(freight(100, {})).toBe('300');
  expect(freight(0, {})).toBe('0');
  expect(freight(150, { totals: { freight_amount: '333' } })).toBe('500');
  expect(freight(50, { currency: 'USD', totals: { freight_amount: '25.25' } })).toBe('12.63');
});

describe('quotations that cannot be awarded', () => {
  const cells = [answer('a'), answer('b')];
  test.each([
    ['expired', { expired: true }],
    ['withdrawn', { status: 'WITHDRAWN' }],
  ])('%s', (_, more) => {
    expect(taken(cells, {}, { sellers: [seller('a', more), seller('b')] })).toEqual(['b']);
  });

  test('left out by the buyer', () => expect(taken(cells, { exclude: ['b'] })).toEqual(['a']));

  test('in a currency without a rate', () => {
    const sellers = [seller('a'), seller('b', { currency: 'USD' })];
    expect(taken(cells, {}, { sellers, usd_krw_rate: null })).toEqual(['a']);
    expect(taken(cells, {}, { sellers })).toEqual(['a', 'b']);
    expect(taken(cells, {}, { sellers, usd_krw_rate: null, currency: 'USD' })).toEqual(['b']);
  });
});

describe('answers that cannot be awarded', () => {
  test.each([
    ['declined', { amount: null }],
    ['without a quantity', { qty_offered: null }],
    ['without a price', { unit_price: null }],
    ['without the unit of the price', { price_uom: null }],
    ['with a minimum above what is requested', { qty_offered: '30', moq: '20' }],
  ])('%s', (_, more) => expect(taken([answer('a', more), answer('b')])).toEqual(['b']));

  test('a price under half of what others quote is none to award on; one above twice that is', () => {
    const priced = (...prices: string[]) =>
      prices.map((comparable_price, index) => answer(['a', 'b', 'c'][index] ?? '', { comparable_price }));
    const sellers = [seller('a'), seller('b'), seller('c')];
    expect(taken(priced('1000', '1100', '110'), {}, { sellers })).toEqual(['a', 'b']);
    expect(taken(priced('1000', '1100', '11000'), {}, { sellers })).toEqual(['a', 'b', 'c']);
  });

  test('what holds only as a whole takes no part when one of its lines may not be taken', () => {
    const rows = [row('l1', [answer('a'), answer('b')]), row('l2', [answer('a', { lead_days: 60 }), answer('b')])];
    const taking = (all_or_nothing: boolean) => {
      const given = comparison({ sellers: [seller('a', { all_or_nothing }), seller('b')], rows });
      return problemOf(given, { ...open, max_lead_days: 30 }).offers.map((offer) => [offer.line, offer.seller]);
    };
    expect(taking(false)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(taking(true)).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('rules of the buyer', () => {
  test('a lead time of at most so many days; one that is not stated is none', () => {
    const cells = [answer('a', { lead_days: 14 }), answer('b', { lead_days: null })];
    expect(taken(cells, { max_lead_days: 14 })).toEqual(['a']);
    expect(taken(cells, { max_lead_days: 13 })).toEqual([]);
    expect(taken(cells)).toEqual(['a', 'b']);
  });

  test('only these makers, however they are written', () => {
    const cells = [answer('a', { maker: ' KITZ' }), answer('b', { maker: null })];
    expect(taken(cells, { makers: ['kitz '] })).toEqual(['a']);
    expect(taken(cells, { makers: ['현대제철', 'Kitz'] })).toEqual(['a']);
    expect(taken(cells, { makers: ['현대제철'] })).toEqual([]);
  });

  test('only from stock', () => {
    expect(taken([answer('a', { supply: 'stock' }), answer('b')], { from_stock: true })).toEqual(['a']);
  });

  test('no alternates, by the rule or because the request takes none', () => {
    const cells = [answer('a'), answer('b', { response: 'alternate' })];
    expect(taken(cells)).toEqual(['a', 'b']);
    expect(taken(cells, { exact_only: true })).toEqual(['a']);
    expect(taken(cells, {}, { alternates_allowed: false })).toEqual(['a']);
  });
});
