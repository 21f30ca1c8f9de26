import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { refetchOnMount } from './refetchOnMount';

afterEach(() => onlineManager.setOnline(true));

test('a fresh answer is fetched all the same', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  let requested = 0;
  const query = { queryKey: ['record'], queryFn: () => Promise.resolve((requested += 1)) };
  expect(await refetchOnMount(client, query)).toBe(1);
  expect(await refetchOnMount(client, query)).toBe(2);
});

test('without a network it fails at once, as the call does, and waits for nothing', async () => {
  const client = new QueryClient();
  onlineManager.setOnline(false);
  const queryFn = () => Promise.reject(new Error('no network'));
  await expect(refetchOnMount(client, { queryKey: ['record'], queryFn, retry: false })).rejects.toThrow('no network');
});
