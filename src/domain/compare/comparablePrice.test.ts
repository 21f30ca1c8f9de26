import Big from 'big.js';
import { describe, expect, test } from 'vitest';
import type { Measures } from '../money/lineAmount';
import { type Comparable, comparablePrice, convert } from './comparablePrice';
import { cheapest } from './matrix';
import { oracleAmount, oraclePrice } from './oracle/fraction';
import { generated } from './oracle/generated';

const OFFERS = 10_000;

test(`equals an oracle of whole-number fractions on ${OFFERS} generated offers`, { timeout: 60_000 }, () => {
  const wrong: unknown[] = [];
  const seen = { byWeight: 0, price: 0, unknown: 0, dollars: 0, weight: 0, freight: 0 };
  for (let index = 0; index < OFFERS; index += 1) {
    const offer = generated(index);
    const found = comparablePrice(offer);
    const truth = { price: oraclePrice(offer), amount: oracleAmount(offer) };
    if (found.price !== truth.price || found.amount !== truth.amount) wrong.push({ offer, found, truth });
    if (found.price === null) seen.unknown += 1;
    else seen.price += 1;
    if (offer.offered_currency !== offer.request_currency) seen.dollars += 1;
    if (offer.price.price_uom === 'KG') seen.weight += 1;
    if (offer.freight) seen.freight += 1;
    const requested = offer.measures.uom;
    if (/KG|TON/.test(requested) && /EA|^M/.test(offer.price.price_uom) && found.price) seen.byWeight += 1;
  }
  expect(wrong).toEqual([]);
  // The cases are worth something only if every kind is among them.
  const { byWeight, ...often } = seen;
  expect(byWeight).toBeGreaterThan(100);
  for (const count of Object.values(often)) expect(count).toBeGreaterThan(500);
});

const pipe: Measures = { uom: 'EA', length_m: '6', unit_weight_kg: '96.42' };
const won = { measures: pipe, offered_currency: 'KRW', request_currency: 'KRW', usd_krw_rate: '1380.5' } as const;

function offer(unit_price: string, price_uom: 'EA' | 'M' | 'KG' | 'TON', change: Partial<Comparable> = {}, pct = '0') {
  return comparablePrice({ ...won, price: { qty: '10', unit_price, price_uom, weight_discount_pct: pct }, ...change });
}

function best(offers: Record<string, ReturnType<typeof offer>>): string[] {
  return [...cheapest(Object.entries(offers).map(([key, { exact }]) => ({ key, price: exact, lead_days: null })))];
}

describe('traps that made other systems name the wrong winner', () => {
  test('another currency: 100 dollars are not cheaper than 138,049 won', () => {
    const dollars = offer('100', 'EA', { offered_currency: 'USD' });
    expect(dollars).toMatchObject({ price: '138050', amount: '1380500' });
    expect(best({ won: offer('138049', 'EA'), dollars })).toEqual(['won']);
    expect(best({ won: offer('138051', 'EA'), dollars })).toEqual(['dollars']);
  });

  test('kilograms beside pieces: 1,500 a kilogram is not cheaper than 144,000 a piece', () => {
    expect(offer('1500', 'KG').price).toBe('144630');
    expect(best({ piece: offer('144000', 'EA'), kilo: offer('1500', 'KG'), metre: offer('24100', 'M') })).toEqual([
      'piece',
    ]);
    expect(best({ piece: offer('144000', 'EA'), kilo: offer('1500', 'KG', {}, '10') })).toEqual(['kilo']);
  });

  test('requested by weight, a price per piece or metre is compared where it is known what the weight is of', () => {
    const requested: Measures = { uom: 'KG', length_m: '6', unit_weight_kg: '16.07', weighed_per: 'M' };
    const piece = offer('144630', 'EA', { measures: requested });
    expect(piece.price).toBe('1500');
    expect(offer('24105', 'M', { measures: requested }).price).toBe('1500');
    expect(best({ piece, kilo: offer('1501', 'KG', { measures: requested }) })).toEqual(['piece']);
    const { weighed_per: _, ...unknown } = requested;
    expect(offer('144630', 'EA', { measures: unknown }).price).toBeNull();
  });

  test('a price per ton is not made cheaper by rounding the tons', () => {
    expect(offer('1500000', 'TON').price).toBe('144630');
    expect(best({ kilo: offer('1500', 'KG'), ton: offer('1500000', 'TON') })).toEqual(['kilo', 'ton']);
  });

  test('freight once: spread over the lines it comes back to the whole, and is not in the amount', () => {
    const freight = { amount: '50000', over: '2500000' };
    const [first, second] = [offer('100000', 'EA', { freight }), offer('150000', 'EA', { freight })];
    expect([first.price, second.price]).toEqual(['102000', '153000']);
    expect([first.amount, second.amount]).toEqual(['1000000', '1500000']);
    // 10 × 102,000 + 10 × 153,000 = 2,500,000 + 50,000.
    expect(10 * 102000 + 10 * 153000).toBe(2_550_000);
  });

  test('what is unknown is never ranked, however low its figure looks', () => {
    const bare = { ...pipe, unit_weight_kg: null };
    const unknown = offer('1', 'KG', { measures: bare });
    expect(unknown).toMatchObject({ price: null, exact: null, amount: null });
    expect(offer('1', 'EA', { offered_currency: 'USD', usd_krw_rate: null }).exact).toBeNull();
    expect(best({ known: offer('999998', 'EA'), dearer: offer('999999', 'EA'), unknown })).toEqual(['known']);
  });
});

test('shows its arithmetic, ending at the price itself', () => {
  const { steps, price } = offer('1500', 'KG', { freight: { amount: '1', over: '3' } }, '10');
  expect(steps.map((step) => step.label)).toEqual(['offered', 'unit', 'discount', 'freight', 'amount', 'per_unit']);
  expect(steps[2]?.params).toMatchObject({ factor: '86.778', discount: '10' });
  expect(steps.at(-1)?.params.price).toBe(price);
});

test('says that an actual weight is an estimate until it is weighed', () => {
  const price = { qty: '10', unit_price: '1500', price_uom: 'KG', weight_discount_pct: '0' } as const;
  const { steps } = comparablePrice({ ...won, price: { ...price, weight_basis: 'actual' } });
  expect(steps.map((step) => step.label)).toContain('actual_weight');
});

test('every step of the arithmetic has its own figures', () => {
  const freight = { amount: '1', over: '3' };
  const dollars = { offered_currency: 'USD', freight } as const;
  expect(offer('2', 'KG', dollars, '10').steps).toEqual([
    { label: 'offered', params: { price: '2', uom: 'KG', currency: 'USD' } },
    { label: 'unit', params: { uom: 'EA', factor: '96.42', price_uom: 'KG' } },
    { label: 'discount', params: { discount: '10', factor: '86.778', price_uom: 'KG' } },
    { label: 'rate', params: { rate: '1380.5', currency: 'KRW' } },
    { label: 'freight', params: { freight: '1', over: '3', currency: 'USD' } },
    {
      label: 'amount',
      params: { qty: '10', uom: 'EA', priced: '867.78', price_uom: 'KG', amount: '1735.56', currency: 'USD' },
    },
    { label: 'per_unit', params: { price: expect.any(String) as string, uom: 'EA', currency: 'KRW' } },
  ]);
});

test('a price for the requested unit needs no step of units, and a discount by weight counts for weight alone', () => {
  expect(offer('1000', 'EA', {}, '10')).toMatchObject({ price: '1000' });
  expect(offer('1000', 'EA', {}, '10').steps.map(({ label }) => label)).toEqual(['offered', 'amount_same', 'per_unit']);
});

test('what cannot be computed says why', () => {
  const bare = { ...pipe, unit_weight_kg: null };
  const offered = { label: 'offered', params: { price: '1', uom: 'KG', currency: 'KRW' } };
  expect(offer('1', 'KG', { measures: bare }).steps).toEqual([
    offered,
    { label: 'not_convertible', params: { from: 'EA', to: 'KG' } },
  ]);
  const { steps } = offer('1', 'EA', { offered_currency: 'USD', usd_krw_rate: null });
  expect(steps.at(-1)).toEqual({ label: 'no_rate', params: {} });
});

test('an amount is converted at the frozen rate in both directions, and stays unknown without one', () => {
  const rate = { offered_currency: 'USD', request_currency: 'KRW', usd_krw_rate: '1400' } as const;
  expect(convert(new Big('10'), rate)?.toString()).toBe('14000');
  expect(convert(new Big('14000'), { ...rate, offered_currency: 'KRW', request_currency: 'USD' })?.toString()).toBe(
    '10',
  );
  expect(convert(new Big('10'), { ...rate, request_currency: 'USD' })?.toString()).toBe('10');
  for (const usd_krw_rate of [null, '0', '-1']) expect(convert(new Big('10'), { ...rate, usd_krw_rate })).toBeNull();
});
