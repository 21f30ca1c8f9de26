import Big from 'big.js';
import { describe, expect, test } from 'vitest';
import { permittedQuantities } from './permitted';
import type { AwardOffer, AwardProblem, AwardSeller } from './problem';
import { amountOf, inRequestCurrency, isBetter, settle } from './settle';

const offer = (line: number, seller: number, offered: string, unit_price: string, multiple?: string): AwardOffer => {
  const quantities = permittedQuantities({ requested: '10', offered, moq: '2', multiple: multiple ?? null });
  if (!quantities) throw new Error('nothing of it can be awarded');
  return {
    line,
    seller,
    quantities,
    price: { unit_price, price_uom: 'EA', weight_discount_pct: '0' },
    measures: { uom: 'EA', length_m: null, unit_weight_kg: null },
    alternate: false,
  };
};
const seller = (id: string, more: Partial<AwardSeller> = {}): AwardSeller => ({
  id,
  currency: 'KRW',
  freight: '0',
  min_order: null,
  all_or_nothing: false,
  ...more,
});
/** Two lines of ten pieces; two sellers, of whom the second is paid in dollars. */
const problem = (more: Partial<AwardProblem> = {}): AwardProblem => ({
  lines: [
    { id: 'a', requested: '10' },
    { id: 'b', requested: '10' },
  ],
  sellers: [seller('won', { freight: '500' }), seller('dollar', { currency: 'USD', freight: '2.5' })],
  offers: [
    offer(0, 0, '10', '1000'),
    offer(1, 0, '10', '2000'),
    offer(0, 1, '5', '0.75'),
    offer(1, 1, '10', '1.5', '4'),
  ],
  request_currency: 'KRW',
  usd_krw_rate: '1400',
  max_sellers: null,
  whole_lines: false,
  ...more,
});
const faultsOf = (given: AwardProblem, ...picks: [offer: number, qty: string][]) =>
  settle(
    given,
    picks.map(([index, qty]) => ({ offer: index, qty })),
  ).faults;

describe('a plan added up', () => {
  test('lines, and the freight of each seller once, in the currency of the request', () => {
    const { total, covered, faults } = settle(problem(), [
      { offer: 0, qty: '5' },
      { offer: 1, qty: '2' },
      { offer: 2, qty: '5' },
      { offer: 3, qty: '8' },
    ]);
    // 5,000 + 4,000 + 500 won; 3.75 + 12 + 2.5 dollars.
    expect(total.toFixed()).toBe(new Big('9500').plus(new Big('18.25').times(1400)).toFixed());
    expect(covered.toFixed()).toBe('2');
    expect(faults).toEqual([]);
  });

  test('what is covered of a line is the share of its quantity; a seller of whom nothing is taken costs nothing', () => {
    const { total, covered } = settle(problem(), [{ offer: 0, qty: '4' }]);
    expect([total.toFixed(), covered.toFixed()]).toEqual(['4500', '0.4']);
    const none = settle(problem(), []);
    expect([none.total.toFixed(), none.covered.toFixed(), none.faults]).toEqual(['0', '0', []]);
  });

  test('a request in dollars counts won by the rate', () => {
    const dollars = problem({ request_currency: 'USD' });
    expect(inRequestCurrency(dollars, 0, new Big('2800')).toFixed()).toBe('2');
    expect(inRequestCurrency(dollars, 1, new Big('2800')).toFixed()).toBe('2800');
    expect(() => inRequestCurrency(problem({ usd_krw_rate: null }), 1, new Big('1'))).toThrow('always be converted');
  });

  test('an amount is rounded as the order will be, in the currency of its seller', () => {
    const odd = problem({ offers: [offer(0, 0, '10', '0.25'), offer(0, 1, '10', '0.255')] });
    expect(amountOf(odd, { offer: 0, qty: '2' }).toFixed()).toBe('1');
    expect(amountOf(odd, { offer: 1, qty: '3' }).toFixed()).toBe('0.77');
    expect(() => amountOf(odd, { offer: 7, qty: '1' })).toThrow('always be priced');
    expect(() => settle(odd, [{ offer: 7, qty: '1' }])).toThrow('no such offer');
  });
});

describe('conditions that a plan breaks', () => {
  test('a quantity that the seller does not sell', () => {
    expect(faultsOf(problem(), [0, '1'])).toEqual(['quantity']);
    expect(faultsOf(problem(), [0, '2.5'])).toEqual(['quantity']);
    expect(faultsOf(problem(), [2, '6'])).toEqual(['quantity']);
    expect(faultsOf(problem(), [3, '6'])).toEqual(['quantity']);
    // Two and four are sold; all of it is, though ten is no multiple of four.
    expect(faultsOf(problem(), [0, '2'])).toEqual([]);
    expect(faultsOf(problem(), [3, '4'])).toEqual([]);
    expect(faultsOf(problem(), [3, '10'])).toEqual([]);
  });

  test('more of a line than requested', () => {
    expect(faultsOf(problem(), [0, '6'], [2, '5'])).toEqual(['beyond_asked']);
    expect(faultsOf(problem(), [0, '5'], [2, '5'])).toEqual([]);
  });

  test('a line that is divided though it may not be', () => {
    expect(faultsOf(problem({ whole_lines: true }), [0, '5'], [2, '5'])).toEqual(['divided']);
    expect(faultsOf(problem({ whole_lines: true }), [0, '10'], [3, '10'])).toEqual([]);
  });

  test('more sellers than are wanted', () => {
    expect(faultsOf(problem({ max_sellers: 1 }), [0, '10'], [3, '10'])).toEqual(['too_many_sellers']);
    expect(faultsOf(problem({ max_sellers: 1 }), [0, '10'], [1, '10'])).toEqual([]);
    expect(faultsOf(problem({ max_sellers: 2 }), [0, '10'], [3, '10'])).toEqual([]);
  });

  test('less than the minimum order of a seller, without its freight and in its own currency', () => {
    const least = (min_order: string) =>
      problem({ sellers: [seller('won'), seller('dollar', { currency: 'USD', freight: '9', min_order })] });
    expect(faultsOf(least('15'), [3, '10'])).toEqual([]);
    expect(faultsOf(least('15.01'), [3, '10'])).toEqual(['min_order']);
    expect(faultsOf(least('15.01'), [0, '10'])).toEqual([]);
  });

  test('a part of what a seller gives only as a whole', () => {
    const whole = problem({
      sellers: [seller('won', { all_or_nothing: true }), seller('dollar', { currency: 'USD' })],
    });
    expect(faultsOf(whole, [0, '10'])).toEqual(['all_or_nothing']);
    expect(faultsOf(whole, [0, '10'], [1, '9'])).toEqual(['all_or_nothing']);
    expect(faultsOf(whole, [0, '10'], [1, '10'])).toEqual([]);
    expect(faultsOf(whole, [2, '5'])).toEqual([]);
  });
});

describe('the better of two plans', () => {
  const plan = (covered: string, total: string, ...faults: 'quantity'[]) => ({
    covered: new Big(covered),
    total: new Big(total),
    faults,
  });
  test('covers more, or as much for less', () => {
    expect(isBetter(plan('2', '900'), plan('1.5', '100'))).toBe(true);
    expect(isBetter(plan('1.5', '100'), plan('2', '900'))).toBe(false);
    expect(isBetter(plan('2', '899'), plan('2', '900'))).toBe(true);
    expect(isBetter(plan('2', '900'), plan('2', '900'))).toBe(false);
    expect(isBetter(plan('2', '901'), plan('2', '900'))).toBe(false);
  });

  test('a third of three lines is one line, whatever the last digit says', () => {
    expect(isBetter(plan('0.99999999999999', '1'), plan('1', '2'))).toBe(true);
  });

  test('is never one that breaks a condition', () => {
    expect(isBetter(plan('2', '1', 'quantity'), null)).toBe(false);
    expect(isBetter(plan('2', '1', 'quantity'), plan('1', '9'))).toBe(false);
    expect(isBetter(plan('1', '9'), plan('2', '1', 'quantity'))).toBe(true);
    expect(isBetter(plan('1', '9'), null)).toBe(true);
  });
});
