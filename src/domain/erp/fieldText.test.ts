import { expect, test } from 'vitest';
import { dayAs, numberAs } from './fieldText';

test.each([
  ['date', '2026-11-05'],
  ['YYYY-MM-DD', '2026-11-05'],
  ['YYYYMMDD', '20261105'],
  ['YYYY.MM.DD', '2026.11.05'],
  ['YYYY/MM/DD', '2026/11/05'],
  ['YYMMDD', '261105'],
  ['DD', '05'],
] as const)('a day as %s', (format, text) => {
  expect(dayAs('2026-11-05', format)).toBe(text);
});

test('what is no day or number is left as it is', () => {
  expect(dayAs('미정', 'YYYYMMDD')).toBe('미정');
  expect(numberAs('1,5', 'whole')).toBe('1,5');
});

test.each([
  ['plain', '1234567.125', '1234567.125'],
  ['grouped', '1234567.125', '1,234,567.125'],
  ['grouped', '-999', '-999'],
  ['grouped', '1000', '1,000'],
  ['whole', '1234567.5', '1234568'],
  ['whole', '0.4', '0'],
  ['whole', '-0.4', '0'],
  ['whole', '-1.5', '-2'],
  ['fixed2', '1.005', '1.01'],
  ['fixed2', '7', '7.00'],
  ['fixed2', '0.001', '0.00'],
  // Longer than a float is exact.
  ['fixed2', '9007199254740993.999', '9007199254740994.00'],
  ['grouped', '9007199254740993', '9,007,199,254,740,993'],
] as const)('a number as %s: %s is %s', (format, value, text) => {
  expect(numberAs(value, format)).toBe(text);
});
