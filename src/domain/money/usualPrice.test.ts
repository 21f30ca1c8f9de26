import { expect, test } from 'vitest';
import type { Measures } from './lineAmount';
import { basePrice, type StatedPrice, usualPrice } from './usualPrice';

const pipe: Measures = { uom: 'EA', length_m: '6', unit_weight_kg: '96' };
const bare: Measures = { uom: 'EA', length_m: null, unit_weight_kg: null };

const stated = (unit_price: string, change: Partial<StatedPrice> = {}): StatedPrice => ({
  unit_price,
  price_uom: 'KG',
  weight_discount_pct: '0',
  currency: 'KRW',
  measures: pipe,
  ...change,
});
const base = (price: StatedPrice) => {
  const { price: exact, basis, currency } = basePrice(price);
  return `${exact.toString()} ${currency}/${basis}`;
};

test('a price is brought to one kg where the weight is known', () => {
  expect(base(stated('1500'))).toBe('1500 KRW/KG');
  expect(base(stated('1500000', { price_uom: 'TON' }))).toBe('1500 KRW/KG');
  expect(base(stated('144000', { price_uom: 'EA' }))).toBe('1500 KRW/KG');
  expect(base(stated('24000', { price_uom: 'M' }))).toBe('1500 KRW/KG');
});

test('the usual discount on theoretical weight makes a price by weight cheaper, and no other', () => {
  expect(base(stated('1500', { weight_discount_pct: '10' }))).toBe('1350 KRW/KG');
  expect(base(stated('1500000', { price_uom: 'TON', weight_discount_pct: '10' }))).toBe('1350 KRW/KG');
  expect(base(stated('144000', { price_uom: 'EA', weight_discount_pct: '10' }))).toBe('1500 KRW/KG');
  expect(base(stated('1500', { weight_discount_pct: '' }))).toBe('1500 KRW/KG');
});

test('without a weight a price stays in its own unit; one by weight is per kg all the same', () => {
  expect(base(stated('100', { price_uom: 'EA', measures: bare }))).toBe('100 KRW/EA');
  expect(base(stated('1500', { measures: bare }))).toBe('1500 KRW/KG');
  expect(base(stated('1500000', { price_uom: 'TON', measures: bare }))).toBe('1500 KRW/KG');
  expect(base(stated('100', { price_uom: 'SET' }))).toBe('100 KRW/SET');
});

test('usual is the lower median of prices that share unit and currency with the newest', () => {
  expect(usualPrice([stated('1600'), stated('1400'), stated('1500')])).toEqual({
    price: '1500',
    basis: 'KG',
    currency: 'KRW',
    count: 3,
  });
  expect(usualPrice(['1', '4', '2', '3'].map((price) => stated(price)))).toMatchObject({ price: '2', count: 4 });
  expect(usualPrice([stated('10'), stated('9')])).toMatchObject({ price: '9', count: 2 });
});

test('other units, other currencies and prices of nothing do not count', () => {
  const others = [stated('1', { currency: 'USD' }), stated('1', { price_uom: 'EA', measures: bare }), stated('0')];
  expect(usualPrice([stated('1500'), ...others])).toMatchObject({ price: '1500', count: 1 });
  expect(usualPrice([stated('1', { currency: 'USD' }), stated('1500')])).toMatchObject({ currency: 'USD', count: 1 });
  expect(usualPrice([stated('0')])).toBeNull();
  expect(usualPrice([])).toBeNull();
});
