import { expect, test } from 'vitest';
import type { Comparison } from '../../../../contract/entities/comparison';
import { coveredBy, isSameSet, quotesAll } from './likeLines';

const lines = (...ids: string[]) => ids.map((rfq_line_id) => ({ rfq_line_id }) as never);

test('sums are laid side by side only where they are of the same lines', () => {
  const covered = coveredBy({ lines: lines('a', 'b', 'b') });
  expect(isSameSet(['b', 'a'], covered)).toBe(true);
  expect(isSameSet(['a', 'a', 'b'], covered)).toBe(true);
  // One line more, one line less, and as many others.
  expect(isSameSet(['a', 'b', 'c'], covered)).toBe(false);
  expect(isSameSet(['a'], covered)).toBe(false);
  expect(isSameSet(['a', 'c'], covered)).toBe(false);
});

test('a seller who quotes as many lines, but not these, is no measure of a plan', () => {
  const row = (id: string, ...priced: string[]) => ({
    line: { id },
    cells: ['one', 'two'].map((quotation_id) => ({
      quotation_id,
      comparable_price: priced.includes(quotation_id) ? '10' : null,
    })),
  });
  const rows = [row('a', 'one', 'two'), row('b', 'one'), row('c', 'two')] as unknown as Comparison['rows'];
  expect(quotesAll(rows, 'one', new Set(['a', 'b']))).toBe(true);
  expect(quotesAll(rows, 'two', new Set(['a', 'b']))).toBe(false);
});
