// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Approval } from '../../../contract/entities/approval';
import type { ProjectStatus } from '../../../contract/entities/project';
import { isChoosing, useJustApproved, useSentHere } from './useSentHere';

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

/** As the screen puts its readings together. */
const withApproval = (first: { comparison: ProjectStatus; approval: Approval['status'] | null }) =>
  renderHook(
    ({ comparison, approval: status }: typeof first) => {
      const approval = status && ({ id: 'a1', status } as Approval);
      const justApproved = useJustApproved(approval, comparison === 'CMP');
      return useSentHere(isChoosing(comparison, status === 'waiting', justApproved));
    },
    { initialProps: first },
  );

test('an approver hears nothing of another sender after her own approval, whichever is read again first', () => {
  const { result, rerender } = withApproval({ comparison: 'CMP', approval: 'waiting' });
  // The answer, or its push, shows the approval before the comparison is read again.
  rerender({ comparison: 'CMP', approval: 'approved' });
  rerender({ comparison: 'BID', approval: 'approved' });
  expect(result.current.elsewhere).toBe(false);
});

test('an approval counts as sent here where the award had been chosen here and a colleague requested the approval', async () => {
  const { result, rerender } = withApproval({ comparison: 'CMP', approval: null });
  rerender({ comparison: 'CMP', approval: 'waiting' });
  expect(result.current.elsewhere).toBe(true);
  await act(async () => void (await result.current.follow(Promise.resolve('approved'))));
  rerender({ comparison: 'CMP', approval: 'approved' });
  rerender({ comparison: 'BID', approval: 'approved' });
  expect(result.current.elsewhere).toBe(false);
});
