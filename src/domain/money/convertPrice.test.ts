import { expect, test } from 'vitest';
import { convertPrice } from './convertPrice';
import { lineAmount, type Measures } from './lineAmount';

/** Pieces of 6 m and 96.42 kg. */
const pipe: Measures = { uom: 'EA', length_m: '6', unit_weight_kg: '96.42' };
const plain = (uom: 'EA' | 'M' | 'KG' | 'TON') => ({ uom, weight_discount_pct: '0' });
const converted = (...given: Parameters<typeof convertPrice>) =>
  convertPrice(...given)
    ?.round(4)
    .toFixed();

test('a price of a piece is that of its metres, and of its kilograms', () => {
  expect(converted('150000', plain('EA'), plain('M'), pipe)).toBe('25000');
  expect(converted('150000', plain('EA'), plain('KG'), pipe)).toBe('1555.6938');
  expect(converted('1555.6938', plain('KG'), plain('TON'), pipe)).toBe('1555693.8');
  expect(converted('25000', plain('M'), plain('EA'), pipe)).toBe('150000');
});

test('a discount of weight makes the kilogram dearer, and the line comes to the same amount', () => {
  const discounted = { uom: 'KG' as const, weight_discount_pct: '10' };
  const price = converted('150000', plain('EA'), discounted, pipe) ?? '';
  expect(price).toBe('1728.5487');
  const of = { qty: '1000', unit_price: price, price_uom: 'KG' as const, weight_discount_pct: '10' };
  expect(Number(lineAmount(of, pipe, 'KRW')?.amount) / 150_000_000).toBeCloseTo(1, 6);
});

test('without a weight, a length, or anything that is paid for there is no other price', () => {
  const unknown: Measures = { uom: 'EA', length_m: null, unit_weight_kg: null };
  expect(convertPrice('1', plain('EA'), plain('KG'), unknown)).toBeNull();
  expect(convertPrice('1', plain('EA'), plain('M'), unknown)).toBeNull();
  expect(convertPrice('1', plain('EA'), plain('KG'), { ...pipe, unit_weight_kg: '0' })).toBeNull();
  expect(convertPrice('1', plain('EA'), { uom: 'KG', weight_discount_pct: '100' }, pipe)).toBeNull();
});
