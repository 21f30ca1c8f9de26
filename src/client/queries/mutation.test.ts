import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { endDevice } from '../../contract/routes/account';
import { makeQueryClient } from '../shell/queryClient';
import { type Declaration, optionsOf } from './mutation';

const list = ['device', 'list'];
const count = ['device', 'count'];

/** A screen that watches two queries, and a server that answers as given. */
function browser(answer: () => Promise<unknown>) {
  const client = makeQueryClient();
  const send = vi.fn(answer);
  const fetched: string[] = [];
  const watch = (queryKey: string[], data: unknown) => {
    client.setQueryData(queryKey, data);
    const queryFn = () => {
      fetched.push(queryKey.join());
      return data;
    };
    return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  };
  watch(list, ['a', 'b']);
  watch(count, 2);
  const run = (declaration: Omit<Declaration<string, unknown>, 'call'>) => {
    const call: Declaration<string, unknown>['call'] = (submit, device_id) =>
      submit(endDevice, { params: { device_id } });
    const options = optionsOf({ ...declaration, call }, { send, renewSession: async () => undefined }, client);
    const mutation = client.getMutationCache().build(client, client.defaultMutationOptions(options));
    return { mutation, done: mutation.execute('a') };
  };
  return { client, send, fetched, run, shown: () => [client.getQueryData(list), client.getQueryData(count)] };
}

const yes = () => Promise.resolve(['b']);
const no = () => Promise.reject(new Error('no'));

it('stores the answer and fetches again what a success makes stale', async () => {
  const { run, fetched, shown, send } = browser(yes);
  await run({
    cache: (rest) => [list, rest],
    stale: (_, device) => [['device', device === 'a' ? 'count' : 'none']],
    staleOnError: [list],
  }).done;
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ operation: `DELETE ${endDevice.path}` }));
  expect([shown(), fetched]).toEqual([[['b'], 2], ['device,count']]);
});

it('fetches again after a failure only what that makes stale', async () => {
  const { run, fetched, shown } = browser(no);
  const failing = run({
    cache: (rest) => [list, rest],
    stale: [count],
    staleOnError: ({ message }) => (message === 'no' ? [list] : []),
  });
  await expect(failing.done).rejects.toThrow('no');
  expect([shown(), fetched]).toEqual([[['a', 'b'], 2], ['device,list']]);
});

it.each([yes, no])('fetches again either way what is always stale, unless it is only to be marked', async (answer) => {
  const { run, fetched, client } = browser(answer);
  await run({ staleAlways: [list, { queryKey: count, refetchType: 'none' }] }).done.catch(() => undefined);
  expect(fetched).toEqual(['device,list']);
  expect(client.getQueryState(count)?.isInvalidated).toBe(true);
});

const optimistic: Declaration<string, unknown>['optimistic'] = async (show, device) => {
  await show(list, (ids: string[]) => ids.filter((id) => id !== device));
  await show(count, (before: number) => before - 1);
  await show(['never fetched'], () => 0);
};

it('shows an optimistic change before the server answers, of what was fetched', async () => {
  const { run, client, shown, send } = browser(() => new Promise(() => undefined));
  void run({ optimistic });
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(shown()).toEqual([['b'], 1]);
  expect(client.getQueryData(['never fetched'])).toBeUndefined();
});

it('undoes every part of an optimistic change that the server refuses', async () => {
  const { run, shown } = browser(no);
  await expect(run({ optimistic }).done).rejects.toThrow('no');
  expect(shown()).toEqual([['a', 'b'], 2]);
});

it('fails at once without a network, and sends nothing again when it comes back', async () => {
  onlineManager.setOnline(false);
  try {
    const { run, send, client } = browser(no);
    const { mutation, done } = run({});
    await expect(done).rejects.toThrow('no');
    expect(mutation.state.isPaused).toBe(false);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(send).toHaveBeenCalledTimes(1);
  } finally {
    onlineManager.setOnline(true);
  }
});

it('says of a silent one that its screen shows the failure', async () => {
  const { run } = browser(yes);
  expect([run({ silent: true }), run({})].map(({ mutation }) => mutation.meta?.silent)).toEqual([true, false]);
});
