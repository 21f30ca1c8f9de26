import { setImmediate as nextTurn } from 'node:timers/promises';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { openTurns, type TurnLimits } from './turns';

const LIMITS: TurnLimits = { atOnce: 3, ofOne: 2, long: 2, waitingOfOne: 2, waiting: 10, waitMs: 60_000 };

/** Jobs that last until they are ended by name, and what of them has begun, ended or was refused so far. */
function jobs(change: Partial<TurnLimits> = {}) {
  const turns = openTurns({ ...LIMITS, ...change }, 'files');
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    refused,
    stop: turns.stop,
    ask: async (holder: string, name: string, long = false) => {
      const work = () => {
        begun.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      };
      void turns.take({ holder, long }, work).catch(() => refused.push(name));
      await nextTurn();
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await nextTurn();
    },
  };
}

test('a person with many jobs has his share of the places; later ones have the others', async () => {
  const { ask, end, begun } = jobs();
  for (const name of ['a1', 'a2', 'a3']) await ask('a', name);
  expect(begun).toEqual(['a1', 'a2']);
  await ask('b', 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('long jobs leave a place to short ones', async () => {
  const { ask, end, begun } = jobs();
  for (const holder of ['a', 'b', 'c']) await ask(holder, holder, true);
  await ask('d', 'short');
  expect(begun).toEqual(['a', 'b', 'short']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'short', 'c']);
});

test('only so many of one person wait, and only so many in all', async () => {
  const { ask, refused } = jobs({ waiting: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await ask('a', name);
  expect(refused).toEqual(['a5']);
  for (const name of ['b1', 'b2', 'b3']) await ask('b', name);
  // One of the three places was free, and one may wait beside the two of the other.
  expect(refused).toEqual(['a5', 'b3']);
});

test('a client that waits when the server stops gets a busy answer', async () => {
  const { ask, stop, refused } = jobs();
  for (const name of ['a1', 'a2', 'a3']) await ask('a', name);
  stop();
  await nextTurn();
  expect(refused).toEqual(['a3']);
});

test('the figures say how many jobs wait and how many are under way', async () => {
  const figure = async (name: string) => {
    const { values } = (await register.getSingleMetric(name)?.get()) ?? { values: [] };
    return values.find(({ labels }) => labels['queue'] === 'files')?.value;
  };
  const both = () => Promise.all([figure('stlbs_queue_running'), figure('stlbs_queue_waiting')]);
  const { ask, end, stop } = jobs();
  for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('a', name);
  expect(await both()).toEqual([2, 2]);
  await end('a1');
  expect(await both()).toEqual([2, 1]);
  stop();
  await nextTurn();
  for (const name of ['a2', 'a3']) await end(name);
  expect(await both()).toEqual([0, 0]);
});
