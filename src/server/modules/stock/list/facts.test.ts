import { describe, expect, it } from 'vitest';
import { priceOf, quantityOf } from './facts';

describe('a price of a stock list', () => {
  it.each([
    ['21000', '21000'],
    ['21,000', '21000'],
    ['₩21,000', '21000'],
    ['21,000원', '21000'],
    ['21,000 원/EA', '21000'],
    ['1200.5', '1200.5'],
    ['２１，０００', '21000'],
    // Points between thousands, commas before decimals, another currency: no price that may be guessed.
    ['21.000', null],
    ['21.000원', null],
    ['1.234.567', null],
    ['1,25', null],
    ['$21', null],
    ['21 USD', null],
    ['-5', null],
    ['1e5', null],
  ])('in won: %s', (cell, price) => {
    expect(priceOf(cell, 'KRW', null)).toBe(price);
  });

  it('in dollars has decimals', () => {
    expect(priceOf('21.000', 'USD', null)).toBe('21');
    expect(priceOf('$1,250.75', 'USD', null)).toBe('1250.75');
  });

  it('that the lot has already is no unclear one, so that an exported list comes back', () => {
    expect(priceOf('200.125', 'KRW', '200.1250')).toBe('200.125');
    expect(priceOf('200.125', 'KRW', '200125')).toBeNull();
  });
});

describe('a quantity of a stock list', () => {
  it.each([
    ['1,250', '1250'],
    ['12 EA', '12'],
    ['6.500 m', '6.5'],
    ['0', '0'],
    ['1,25', null],
    ['about 5', null],
  ])('%s', (cell, quantity) => {
    expect(quantityOf(cell)).toBe(quantity);
  });
});
