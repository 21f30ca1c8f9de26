// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSentHere } from './useSentHere';

const onScreen = () =>
  renderHook(({ choosing }: { choosing: boolean | undefined }) => useSentHere(choosing), {
    initialProps: { choosing: undefined as boolean | undefined },
  });

test('what this screen sends is its own, before the answer is here too', async () => {
  const { result, rerender } = onScreen();
  rerender({ choosing: true });
  let come: (answer: string) => void = () => undefined;
  const answer = new Promise<string>((resolve) => {
    come = resolve;
  });
  act(() => void result.current.follow(answer));
  rerender({ choosing: false });
  expect(result.current.elsewhere).toBe(false);
  await act(async () => {
    come('sent');
    await answer;
  });
  expect(result.current.elsewhere).toBe(false);
});

test('what is refused here was sent elsewhere, and so is what goes without this screen', async () => {
  const { result, rerender } = onScreen();
  rerender({ choosing: true });
  await act(async () => {
    await expect(result.current.follow(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
  rerender({ choosing: false });
  expect(result.current.elsewhere).toBe(true);
  // Withdrawn again: the next one is another matter.
  rerender({ choosing: true });
  expect(result.current.elsewhere).toBe(false);
});

test('an award that had been sent before the page was opened is no news', () => {
  const { result, rerender } = onScreen();
  rerender({ choosing: false });
  expect(result.current.elsewhere).toBe(false);
});
