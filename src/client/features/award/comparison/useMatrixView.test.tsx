// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import { useMatrixView } from './useMatrixView';

type Query = Record<string, string>;
const address: { query: Query } = { query: { x: 'Q1' } };
const replaced: { query: Query; arrive: () => void }[] = [];

setTestRouter({
  pathname: '/service/project/purchase/[x]',
  asPath: '/service/project/purchase/Q1',
  get query() {
    return address.query;
  },
  replace: ({ query }: { query: Query }) =>
    new Promise<boolean>((resolve) => {
      replaced.push({
        query,
        arrive: () => {
          address.query = query;
          resolve(true);
        },
      });
    }),
});

test('a change made while the address of the one before arrives keeps both', async () => {
  const { result, rerender } = renderHook(() => useMatrixView());
  result.current.show({ group: 'category' });
  result.current.show({ shown: 'apart' });
  // The address of the first change comes late, before the second's.
  address.query = replaced[0]?.query ?? {};
  rerender();
  result.current.show({ order: 'spread' });
  expect(replaced.at(-1)?.query).toMatchObject({ x: 'Q1', group: 'category', shown: 'apart', order: 'spread' });

  await act(async () => {
    for (const { arrive } of replaced) arrive();
  });
  rerender();
  expect(result.current.view).toMatchObject({ group: 'category', shown: 'apart', order: 'spread' });

  // Once nothing is under way the address decides, as on the way back.
  address.query = { x: 'Q1' };
  rerender();
  result.current.show({ group: 'category' });
  expect(replaced.at(-1)?.query).toEqual({ x: 'Q1', group: 'category' });
});
