import { expect, test } from 'vitest';
import { SELLERS_OWN } from './sellersOwn';

test('a buyer never reads how a seller approved its quotation, and nothing else is kept from it', () => {
  expect(SELLERS_OWN.toSorted()).toEqual(
    ['approved', 'changed', 'expired', 'requested', 'returned', 'withdrawn'].map(
      (step) => `quotation_approval_${step}`,
    ),
  );
});
