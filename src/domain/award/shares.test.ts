import { expect, test } from 'vitest';
import { sameShares } from './shares';

const share = (quotation_id: string, qty: string | null = null) => ({ quotation_id, qty });

test('a choice is the same whatever the order of its shares, and another with another seller or quantity', () => {
  expect(sameShares([share('a', '4'), share('b', '6')], [share('b', '6'), share('a', '4')])).toBe(true);
  expect(sameShares([share('a')], [share('b')])).toBe(false);
  expect(sameShares([share('a')], [share('a', '4')])).toBe(false);
});

test('a line that nobody chose is the same as one that was taken out', () => {
  expect(sameShares(undefined, [])).toBe(true);
  expect(sameShares(undefined, [share('a')])).toBe(false);
});
