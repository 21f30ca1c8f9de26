// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Approval } from '../../../../contract/entities/approval';
import { useJustApproved } from '../useSentHere';

const approval = (status: Approval['status']) => ({ id: 'a1', status }) as Approval;

test('an award that is approved while its reader looks is shown as sent until the sent requests are here', () => {
  const { result, rerender } = renderHook(
    ({ status, collected }: { status: Approval['status']; collected: boolean }) =>
      useJustApproved(approval(status), collected),
    { initialProps: { status: 'waiting', collected: true } },
  );
  expect(result.current).toBe(false);
  rerender({ status: 'approved', collected: true });
  expect(result.current).toBe(true);
  rerender({ status: 'approved', collected: false });
  expect(result.current).toBe(false);
  // All sellers declined: the request is in comparison again.
  rerender({ status: 'approved', collected: true });
  expect(result.current).toBe(false);
});

test('an approval of earlier sends nothing now', () => {
  const { result } = renderHook(() => useJustApproved(approval('approved'), true));
  expect(result.current).toBe(false);
});
