import { expect, test } from 'vitest';
import { priceAtTerm } from './priceAtTerm';

const sums = { currency: 'USD', supply_amount: '2673.00', freight_amount: '40.15' } as const;

test.each([
  ['EXW', '2632.85'],
  ['FOB', '2632.85'],
  ['CFR', '2673.00'],
  ['CIF', '2673.00'],
  ['DAP', '2673.00'],
] as const)('freight is part of the price at %s as far as the seller carries the goods: %s', (incoterm, price) => {
  expect(priceAtTerm(incoterm, sums)).toBe(price);
});

test('without freight the net amount is the price', () => {
  expect(priceAtTerm('FOB', { ...sums, freight_amount: null })).toBe('2673.00');
});
