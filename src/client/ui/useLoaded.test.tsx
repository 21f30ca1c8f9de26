// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLoaded } from './useLoaded';

test('what a script gives is there once the script is, functions too, and nothing is set after leaving', async () => {
  let come: (read: () => string) => void = () => undefined;
  const load = () => new Promise<() => string>((resolve) => (come = resolve));
  const { result, rerender } = renderHook(() => useLoaded(load));
  expect(result.current).toBeNull();
  await act(async () => come(() => 'read'));
  rerender();
  expect(result.current?.()).toBe('read');

  const left = renderHook(() => useLoaded(load));
  left.unmount();
  await act(async () => come(() => 'late'));
  expect(left.result.current).toBeNull();
});
