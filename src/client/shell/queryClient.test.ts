import { readdirSync, readFileSync } from 'node:fs';
import { onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { PROFILE_FRESH_MS } from '../../contract/constants';
import type { Api } from '../api/createApi';
import { profileQueries } from '../queries/profile';
import { makeQueryClient } from './queryClient';

it('keeps what was fetched fresh for five minutes, for good in the cache, and fetches again only on request', () => {
  const { queries, mutations } = makeQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 5 * 60 * 1000,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
  expect(mutations?.retry).toBe(false);
  expect(mutations?.networkMode).toBe('always');
});

it('gives no other data a time of its own but the profile', () => {
  const files = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/client/${file}`)
    .filter((file) => /[.]tsx?$/.test(file) && !file.includes('.test.'));
  const own = files.filter((file) => /staleTime|setQueryDefaults/.test(readFileSync(file, 'utf8')));
  expect(own.sort()).toEqual(['src/client/queries/profile.ts', 'src/client/shell/queryClient.ts']);
});

it('keeps the profile fresh for thirty days', () => {
  expect(profileQueries({} as Api).mine().staleTime).toBe(PROFILE_FRESH_MS);
  expect(PROFILE_FRESH_MS).toBe(30 * 24 * 60 * 60 * 1000);
});

it('reports every failed query and mutation, silent ones too', async () => {
  const onFailure = vi.fn();
  const client = makeQueryClient(onFailure);
  const no = () => Promise.reject(new Error('no'));
  await client.fetchQuery({ queryKey: ['x'], queryFn: no, meta: { silent: true } }).catch(() => undefined);
  const mutation = client.getMutationCache().build(client, { mutationFn: no });
  await mutation.execute(undefined).catch(() => undefined);
  expect(onFailure.mock.calls.map(([failure]) => [failure.kind, failure.silent])).toEqual([
    ['query', true],
    ['mutation', false],
  ]);
});

it('runs a mutation at once without a network, and never again when there is one', async () => {
  onlineManager.setOnline(false);
  try {
    const client = makeQueryClient();
    const send = vi.fn(() => Promise.reject(new Error('no network')));
    const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: send }));
    await expect(mutation.execute(undefined)).rejects.toThrow('no network');
    expect(mutation.state.isPaused).toBe(false);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(send).toHaveBeenCalledTimes(1);
  } finally {
    onlineManager.setOnline(true);
  }
});
