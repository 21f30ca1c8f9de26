// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NativeButton } from './nativeControls';

/** Drawn for a wide window at first, as the server does, and for a phone from then on. */
function Page({ onPress, twice = false }: { onPress: () => void; twice?: boolean }) {
  const [phone, setPhone] = useState(false);
  useLayoutEffect(() => setPhone(true), []);
  return (
    <>
      <NativeButton key={phone ? 'phone' : 'wide'} onClick={onPress}>
        수정
      </NativeButton>
      {twice && <NativeButton>수정</NativeButton>}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  let taken = 0;
  vi.stubGlobal('stlbsEarlyUses', { take: () => (taken++ === 0 ? { pressed: true } : undefined) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press before hydration reaches the button that took the place of the pressed one', async () => {
  const press = vi.fn();
  render(<Page onPress={press} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await act(() => vi.runAllTimersAsync());
  expect(press).toHaveBeenCalledOnce();
});

test('a press before hydration reaches no button where two have the name', async () => {
  const press = vi.fn();
  render(<Page onPress={press} twice />);
  await act(() => vi.runAllTimersAsync());
  expect(press).not.toHaveBeenCalled();
});
