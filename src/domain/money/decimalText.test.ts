import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedText, shownPrice, thousandfold, thousandths, trimmedText } from './decimalText';
import { trimDecimal } from './exact';

const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.integer({ min: 0, max: 8 }), fc.boolean())
  .map(([minus, digits, places, zeros]) => {
    const text = `${digits}`.padStart(places + 1, '0');
    const point = text.length - places;
    const part = places > 0 ? `.${text.slice(point)}${zeros ? '00' : ''}` : '';
    return `${minus ? '-' : ''}${text.slice(0, point)}${part}`;
  });

test('decimals are rounded and cut as the library of decimals does', () => {
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 4 }), (value, places) => {
      const exact = new Big(value);
      expect(fixedText(value, places)).toBe(exact.round(places, Big.roundHalfUp).toFixed(places));
      expect(trimmedText(value, places)).toBe(trimDecimal(exact, places));
      expect(thousandfold(value)).toBe(trimDecimal(exact.times(1000), 9));
      expect(thousandths(value, places)).toBe(trimDecimal(exact.div(1000), places));
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['1499.5', 0, '1500'],
  ['999.995', 2, '1000.00'],
  ['0', 2, '0.00'],
  ['-0.005', 2, '-0.01'],
  ['007.10', 1, '7.1'],
  ['5.', 2, '5.00'],
  ['.5', 0, '1'],
  ['-.25', 1, '-0.3'],
])('%s with %i decimals is %s', (value, places, text) => {
  expect(fixedText(value, places)).toBe(text);
});

test('won are shown without decimals, dollars as they are', () => {
  expect([shownPrice('1505.072', 'KRW'), shownPrice('1.0850', 'USD')]).toEqual(['1505', '1.0850']);
});

test('what is no plain decimal is refused', () => {
  for (const value of ['', '.', '-', '1e3', 'abc', '1,000'])
    expect(() => fixedText(value, 2)).toThrow('not a plain decimal');
});
