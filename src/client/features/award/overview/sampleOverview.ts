import { cell, comparisonOf, seller } from '../sampleComparison';

/** Three sellers with the same freight. */
export const sellers = [
  seller('a', { like_for_like_amount: '1210' }),
  seller('b', { like_for_like_amount: '2110' }),
  seller('c', { like_for_like_amount: '1160' }),
].map((one) => ({ ...one, totals: { ...one.totals, freight_amount: '10' } }));

/** Two lines that all three quote as requested, the lowest price of each at another seller. */
export const comparison = comparisonOf(sellers, [
  [cell('a', '1000', true), cell('b', '1100'), cell('c', '1050')],
  [cell('a', '200'), cell('b', '1000'), cell('c', '100', true)],
]);
