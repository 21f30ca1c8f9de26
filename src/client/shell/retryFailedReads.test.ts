// @vitest-environment happy-dom
import {
  focusManager,
  InfiniteQueryObserver,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError';
import { makeQueryClient } from './queryClient';
import { retryFailedReads } from './retryFailedReads';

const failure = (status: number | null, method = 'GET') =>
  new ApiError({ mcode: null, status, message: '', issues: [], method, url: '/rfq', timedOut: false });

const onFailure = vi.fn();
let client: QueryClient;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  onFailure.mockReset();
  client = makeQueryClient(onFailure);
  client.mount();
  stop = retryFailedReads(client);
});
afterEach(() => {
  stop();
  client.unmount();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const KEY = ['list'];
/** A screen that reads, and every state that it was shown. */
function shown(read: () => Promise<unknown>, more: { refetchOnReconnect?: boolean } = {}) {
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: read, ...more });
  const states: string[] = [];
  const leave = observer.subscribe(({ status }) => states.push(status));
  return { observer, states, leave };
}
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test.each([
  ['no answer', null],
  ['502', 502],
  ['503', 503],
  ['504', 504],
])(
  'a screen that failed by %s is tried after 2, 5, 10, 30 and again 30 s, and stands as it is meanwhile',
  async (_why, status) => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValue(failure(status));
    const { observer, states } = shown(read);
    await after(0);
    expect(observer.getCurrentResult().status).toBe('error');
    states.length = 0;
    for (const [at, pause] of [2, 5, 10, 30, 30].entries()) {
      await after(pause - 0.1);
      expect(read).toHaveBeenCalledTimes(at + 1);
      await after(0.1);
      expect(read).toHaveBeenCalledTimes(at + 2);
    }
    expect(states).toEqual([]);
    // Reported, and shown in a toast, once.
    expect(onFailure).toHaveBeenCalledTimes(1);
    read.mockResolvedValue('rows');
    await after(30);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'rows' });
    const calls = read.mock.calls.length;
    await after(600);
    expect(read).toHaveBeenCalledTimes(calls);
  },
);

test('many browsers do not come in the same second', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  const read = vi.fn().mockRejectedValue(failure(503));
  shown(read);
  await after(2.5);
  expect(read).toHaveBeenCalledTimes(1);
  await after(0.1);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['a refusal', failure(403)],
  ['too many calls', failure(429)],
  ['a fault of the server', failure(500)],
  ['a call that is no reading', failure(503, 'POST')],
  ['a fault of the page', new Error('no')],
])('%s is not tried again', async (_what, error) => {
  const read = vi.fn().mockRejectedValue(error);
  shown(read);
  await after(600);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a mutation is never sent again', async () => {
  const send = vi.fn(() => Promise.reject(failure(503, 'PUT')));
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: send }));
  await mutation.execute(undefined).catch(() => undefined);
  await after(600);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a try that is refused shows the refusal and ends the tries', async () => {
  const read = vi.fn().mockRejectedValueOnce(failure(503)).mockRejectedValue(failure(404));
  const { observer } = shown(read);
  await after(2);
  expect(observer.getCurrentResult().error).toMatchObject({ status: 404 });
  expect(onFailure).toHaveBeenCalledTimes(2);
  const calls = read.mock.calls.length;
  await after(600);
  expect(read).toHaveBeenCalledTimes(calls);
});

test('nothing is tried in a hidden tab, and at once when it is looked at again', async () => {
  const read = vi.fn().mockRejectedValue(failure(503));
  shown(read);
  await after(0);
  focusManager.setFocused(false);
  await after(600);
  expect(read).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await after(0);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([true, false])(
  'nothing is tried without a network, and once at once with it (refetchOnReconnect %s)',
  async (refetchOnReconnect) => {
    const read = vi.fn().mockRejectedValue(failure(null));
    const { observer } = shown(read, { refetchOnReconnect });
    await after(0);
    onlineManager.setOnline(false);
    await after(600);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockResolvedValue('rows');
    onlineManager.setOnline(true);
    await after(1);
    expect(read).toHaveBeenCalledTimes(2);
    expect(observer.getCurrentResult().data).toBe('rows');
  },
);

test('a screen that was left is not tried', async () => {
  const read = vi.fn().mockRejectedValue(failure(503));
  const { leave } = shown(read);
  await after(0);
  leave();
  await after(600);
  expect(read).toHaveBeenCalledTimes(1);
});

test('what comes after a sign-out is dropped', async () => {
  let answer: (rows: string) => void = () => undefined;
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failure(503))
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    .mockRejectedValue(failure(401));
  const { observer } = shown(read);
  await after(2);
  expect(read).toHaveBeenCalledTimes(2);
  await client.resetQueries();
  answer('rows of the person before');
  await after(1);
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, error: { status: 401 } });
});

test('a list that is read page by page comes with its first page', async () => {
  const read = vi
    .fn()
    .mockRejectedValueOnce(failure(503))
    .mockResolvedValue({ items: [1], next: 'b' });
  const observer = new InfiniteQueryObserver(client, {
    queryKey: KEY,
    queryFn: read,
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string }) => next,
  });
  observer.subscribe(() => undefined);
  await after(2);
  expect(observer.getCurrentResult()).toMatchObject({
    data: { pages: [{ items: [1], next: 'b' }], pageParams: [''] },
    hasNextPage: true,
  });
});

test('data that is there stays, and its screen is not tried', async () => {
  client.setQueryData(KEY, 'rows');
  const read = vi.fn().mockRejectedValue(failure(503));
  const { observer } = shown(read);
  await observer.refetch();
  await after(600);
  expect(read).toHaveBeenCalledTimes(1);
  expect(observer.getCurrentResult().data).toBe('rows');
});
