import Big from 'big.js';
import { expect, test } from 'vitest';
import { shownPrice } from './decimalText';
import { big, formatExact, roundMoney, trimDecimal, trimStored } from './exact';
import { compareRatios } from './ratio';

test('money is rounded half up to what its currency is paid in', () => {
  expect(roundMoney(new Big('0.5'), 'KRW').toString()).toBe('1');
  expect(roundMoney(new Big('0.49'), 'KRW').toString()).toBe('0');
  expect(formatExact(new Big('1.005'), 'USD')).toBe('1.01');
  expect(formatExact(new Big('12.5'), 'USD')).toBe('12.50');
  expect(formatExact(new Big('12.5'), 'KRW')).toBe('13');
});

test('a comparable price is shown without decimals in won, in dollars as it is', () => {
  expect(shownPrice('19500.4999', 'KRW')).toBe('19500');
  expect(shownPrice('14.0321', 'USD')).toBe('14.0321');
});

test('decimals are written short: at most three, no zeros at the end, whole numbers untouched', () => {
  expect(['1.5', '1.50', '1.2345', '1.0', '100', '0.0004'].map((text) => trimDecimal(new Big(text)))).toEqual([
    '1.5',
    '1.5',
    '1.235',
    '1',
    '100',
    '0',
  ]);
  expect(trimDecimal(new Big('1.23456'), 4)).toBe('1.2346');
});

test('a stored decimal is written the same way', () => {
  const texts = ['1.500', '1.000', '100', '1.2345', '1.2340', '0.100'];
  expect(texts.map((text) => trimStored(text))).toEqual(['1.5', '1', '100', '1.235', '1.234', '0.1']);
  expect(trimStored('1.23456', 4)).toBe('1.2346');
  expect(trimStored('1.2345', 4)).toBe('1.2345');
  expect(trimStored(null)).toBeNull();
});

test('nothing written is no number, and zero is one', () => {
  expect([null, undefined, ''].map((text) => big(text))).toEqual([null, null, null]);
  expect(big('0')?.toString()).toBe('0');
});

test('fractions are compared without dividing', () => {
  const ratio = (n: string, d: string) => ({ n: new Big(n), d: new Big(d) });
  expect(compareRatios(ratio('1', '3'), ratio('0.3333', '1'))).toBe(1);
  expect(compareRatios(ratio('0.3333', '1'), ratio('1', '3'))).toBe(-1);
  expect(compareRatios(ratio('2', '4'), ratio('1', '2'))).toBe(0);
});

test('zeros go at the end alone, and a stored decimal is cut only where it is longer', () => {
  expect(['10.010', '1.1000', '20.0', '0.0', '1.000'].map((text) => trimDecimal(new Big(text)))).toEqual([
    '10.01',
    '1.1',
    '20',
    '0',
    '1',
  ]);
  expect(['10.010', '200.00', '1.2345', '1.234', '12345.6789', '100'].map((text) => trimStored(text))).toEqual([
    '10.01',
    '200',
    '1.235',
    '1.234',
    '12345.679',
    '100',
  ]);
  expect(trimStored('1.25', 1)).toBe('1.3');
});
