import { expect, test } from 'vitest';
import { unitPrice } from '../../contract/values';
import { plainNumber, plainPercent, plainPrice, typedPrice, unclearPrice } from './typedNumber';

test('points between groups of three leave a price in won unclear, and no schema takes what is kept of it', () => {
  const kept = ['185.500원', '₩ 21.000', '21.000', '１.２５０.０００', 'KRW 185.500'].map((text) =>
    unclearPrice(text, 'KRW'),
  );
  expect(kept).toEqual(['185.500원', '₩ 21.000', '₩21.000', '₩1.250.000', 'KRW 185.500']);
  for (const text of kept) {
    expect(unclearPrice(text ?? '', 'KRW')).toBe(text);
    expect(unitPrice.safeParse(plainPrice(text ?? '', 'KRW')).success).toBe(false);
    expect(unitPrice.safeParse(text).success).toBe(false);
  }
});

test('other prices are read as before, and all in dollars', () => {
  const won = ['185.5', '19500.5', '1234.125', '185.5000', '0.125', '22,100 원', '12.', ''];
  expect(won.map((text) => unclearPrice(text, 'KRW'))).toEqual(Array(8).fill(null));
  expect(won.map((text) => plainPrice(text, 'KRW'))).toEqual([...won.slice(0, 5), '22100', '12.', '']);
  expect([unclearPrice('1.250', 'USD'), plainPrice('$1.250', 'USD')]).toEqual([null, '1.250']);
});

test('a known price of three decimals is written so that it is read as itself', () => {
  expect([typedPrice('185.125', 'KRW'), typedPrice('185.5', 'KRW'), typedPrice('1.125', 'USD')]).toEqual([
    '185.1250',
    '185.5',
    '1.125',
  ]);
  expect(plainPrice(typedPrice('185.125', 'KRW'), 'KRW')).toBe('185.1250');
});

test('a percentage may come with its sign, and nothing else is taken out of it', () => {
  expect(['3.5%', ' 4.00 %', '１０％', '2.5', ''].map(plainPercent)).toEqual(['3.5', '4.00', '10', '2.5', '']);
  expect(['%', '5%%', '5 %p', '약 5%'].map(plainPercent)).toEqual(['%', '5%%', '5%p', '약5%']);
});

test('commas go between thousands alone', () => {
  expect(['1,234', '-1,234,567.25', '12,345.', '１,２３４'].map(plainNumber)).toEqual([
    '1234',
    '-1234567.25',
    '12345.',
    '1234',
  ]);
  for (const text of ['1,23', '1,2345', 'a1,234', '1,234a', '1,234.5,6', ',123', '1,234.x'])
    expect(plainNumber(text), text).toBe(text);
});
