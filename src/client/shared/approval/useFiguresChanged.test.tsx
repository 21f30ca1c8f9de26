// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BudgetCheck } from '../../../contract/entities/budget';
import { useFiguresChanged } from './useFiguresChanged';

const check = (after: string) =>
  ({ budgets: [{ id: 'b', rule: 'stop', left: '10', after, exceeded: false }] }) as unknown as BudgetCheck;

test('figures that change in an open window are pointed out until they are seen', () => {
  const { result, rerender } = renderHook(({ now }) => useFiguresChanged(now), {
    initialProps: { now: undefined as BudgetCheck | undefined },
  });
  rerender({ now: check('5') });
  expect(result.current.changed).toBe(false);
  rerender({ now: check('5') });
  expect(result.current.changed).toBe(false);
  rerender({ now: check('1') });
  expect(result.current.changed).toBe(true);
  act(() => result.current.see());
  expect(result.current.changed).toBe(false);
});
