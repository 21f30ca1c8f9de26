import { expect, it } from 'vitest';
import type { ComparisonCell } from '../../contract/entities/comparison';
import { alikeAmount } from './likeForLike';

const cell = (line: Partial<ComparisonCell['line']>) =>
  ({ comparable_amount: '120000', line: { response: 'exact', qty_offered: '10', ...line } }) as ComparisonCell;

it('counts what was asked for, in full, and neither an alternate nor another quantity', () => {
  const requested = { qty: '10.000' };
  expect(alikeAmount(requested, cell({}))).toBe('120000');
  expect(alikeAmount(requested, cell({ response: 'alternate' }))).toBeNull();
  expect(alikeAmount(requested, cell({ qty_offered: '8' }))).toBeNull();
  expect(alikeAmount(requested, cell({ qty_offered: null }))).toBeNull();
});
