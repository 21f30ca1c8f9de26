import { expect, test } from 'vitest';
import { sumsByCurrency } from './sumsByCurrency';

test('won and dollars are added up apart, exactly', () => {
  const deals = [
    { currency: 'USD', amount: '0.10' },
    { currency: 'KRW', amount: '1000' },
    { currency: 'USD', amount: '0.20' },
    { currency: 'KRW', amount: '2000' },
  ] as const;
  expect(sumsByCurrency(deals)).toEqual([
    { currency: 'KRW', amount: '3000' },
    { currency: 'USD', amount: '0.30' },
  ]);
  expect(sumsByCurrency([])).toEqual([]);
});
