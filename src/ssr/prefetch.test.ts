import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/api/ApiError';
import { makeQueryClient } from '../client/shell/queryClient';
import { prefetchAll } from './prefetch';

const failure = (status: number) =>
  new ApiError({ mcode: 1, status, message: '', issues: [], method: 'GET', url: '/x', timedOut: false });
const failing = (status: number) => ({ queryKey: ['x', status], queryFn: () => Promise.reject(failure(status)) });

describe('prefetchAll', () => {
  it('reports a missing record, which has to become a 404', async () => {
    const onFailure = vi.fn();
    expect(await prefetchAll(makeQueryClient(), [failing(404)], onFailure)).toEqual({ notFound: true });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('fetches what an answer calls for', async () => {
    const client = makeQueryClient();
    const first = {
      queryKey: ['first'],
      queryFn: () => Promise.resolve('a'),
      follow: (answer: string) => [{ queryKey: ['second'], queryFn: () => Promise.resolve(`${answer}b`) }],
    };
    await prefetchAll(client, [first], vi.fn());
    expect(client.getQueryData(['second'])).toBe('ab');
  });

  it('leaves a record of thousands of rows to the screen, and fetches what it calls for', async () => {
    const client = makeQueryClient();
    const record = (length: number) => ({
      queryKey: ['record', length],
      queryFn: () => Promise.resolve({ lines: Array.from({ length }, () => ({})) }),
      follow: () => [{ queryKey: ['after', length], queryFn: () => Promise.resolve('data') }],
    });
    expect(await prefetchAll(client, [record(250), record(5_000)], vi.fn())).toEqual({ notFound: false });
    expect(client.getQueryData(['record', 250])).toBeDefined();
    expect(client.getQueryData(['record', 5_000])).toBeUndefined();
    expect(client.getQueryData(['after', 5_000])).toBe('data');
  });

  it('only reports any other failure, and fetches the rest', async () => {
    const onFailure = vi.fn();
    const client = makeQueryClient();
    const good = { queryKey: ['good'], queryFn: () => Promise.resolve('data') };
    const pages = {
      queryKey: ['pages'],
      queryFn: () => Promise.resolve({ items: [1] }),
      initialPageParam: null,
      getNextPageParam: () => null,
    };
    expect(await prefetchAll(client, [failing(500), good, pages], onFailure)).toEqual({ notFound: false });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(client.getQueryData(['good'])).toBe('data');
    expect(client.getQueryData(['pages'])).toEqual({ pages: [{ items: [1] }], pageParams: [null] });
  });
});
