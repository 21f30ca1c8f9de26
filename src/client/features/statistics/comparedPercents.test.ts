import { expect, test } from 'vitest';
import { overLowest, overTarget, signedPercent } from './comparedPercents';

const order = { paid: '150', average: '135', lowest: '120', line_count: 3, target: null };

test('paid and average stand over the lowest; a target of some lines alone does not stand beside the sum of all', () => {
  expect(overLowest(order)).toEqual({ paid: 25, average: 12.5, target: null });
  const part = { line_count: 2, paid: '90', target: '100' };
  expect(overLowest({ ...order, target: part })?.target).toBeNull();
  expect(overTarget({ target: part })).toBe(-10);
  expect(overLowest({ ...order, target: { line_count: 3, paid: '150', target: '108' } })?.target).toBe(-10);
  expect(overTarget({ target: null })).toBeNull();
});

test('without a lowest offer there is nothing to compare with', () => {
  expect(overLowest({ ...order, lowest: null })).toBeNull();
  expect(overLowest({ ...order, lowest: '0.00' })).toBeNull();
});

test('a percentage says its sign', () => {
  expect([6.3, 0, -10].map(signedPercent)).toEqual(['+6.3%', '0%', '−10%']);
});
