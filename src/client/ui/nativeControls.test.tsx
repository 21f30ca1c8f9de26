// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NativeButton } from './nativeControls';

const press = vi.fn();

/** A page that has other elements on a phone than in the wide window for which the server draws it. */
const page = (width: 'wide' | 'phone', names: readonly string[]) => (
  <>
    {names.map((name, at) => (
      <NativeButton key={`${width}-${at}`} onClick={press}>
        {name}
      </NativeButton>
    ))}
  </>
);

beforeEach(() => {
  vi.useFakeTimers();
  press.mockClear();
  let taken = 0;
  vi.stubGlobal('stlbsEarlyUses', { take: () => (taken++ === 0 ? { pressed: true } : undefined) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press before hydration reaches the button that took the place of the pressed one', () => {
  const { rerender } = render(page('wide', ['수정']));
  const first = screen.getByRole('button');
  rerender(page('phone', ['수정']));
  expect(screen.getByRole('button')).not.toBe(first);
  vi.runAllTimers();
  expect(press).toHaveBeenCalledOnce();
});

test.each([
  ['two had the name', 2, 1],
  ['two have the name', 1, 2],
])('a press before hydration reaches no other button where %s', (_, before, after) => {
  const { rerender } = render(
    page(
      'wide',
      Array.from({ length: before }, () => '수정'),
    ),
  );
  rerender(
    page(
      'phone',
      Array.from({ length: after }, () => '수정'),
    ),
  );
  vi.runAllTimers();
  expect(press).not.toHaveBeenCalled();
});
