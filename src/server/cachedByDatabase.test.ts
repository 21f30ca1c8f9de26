import { expect, test } from 'vitest';
import { cachedByDatabase } from './cachedByDatabase';
import type { Database } from './db/database';
import type { Work } from './http/context';

const workOn = (scope: string) => ({ database: { scope } as Database }) as Work;
const work = workOn('test');
const settled = () => new Promise((resolve) => setImmediate(resolve));

function counter() {
  let time = 0;
  let fails = false;
  const loads: string[] = [];
  const read = cachedByDatabase(
    1_000,
    async ({ database }) => {
      const number = loads.push(database.scope);
      await settled();
      if (fails) throw new Error('away');
      return `${database.scope} ${number}`;
    },
    () => time,
  );
  return { read, loads, pass: (ms: number) => (time += ms), fail: (now: boolean) => (fails = now) };
}

test('it is loaded once for all who ask, and test and real data each have their own', async () => {
  const { read, loads } = counter();
  expect(await Promise.all([read(work), read(work), read(workOn('real'))])).toEqual(['test 1', 'test 1', 'real 2']);
  expect(loads).toEqual(['test', 'real']);
});

test('an old one is given out once more while it is loaded again, a very old one never', async () => {
  const { read, pass } = counter();
  await read(work);
  pass(1_000);
  expect(await read(work)).toBe('test 1');
  await settled();
  await settled();
  expect(await read(work)).toBe('test 2');
  pass(2_000);
  expect(await read(work)).toBe('test 3');
});

test('what fails is not kept, and an old one stands in for it as long as it may', async () => {
  const { read, pass, fail } = counter();
  fail(true);
  await expect(read(work)).rejects.toThrow('away');
  fail(false);
  expect(await read(work)).toBe('test 2');
  pass(1_500);
  fail(true);
  expect(await read(work)).toBe('test 2');
  await settled();
  await settled();
  pass(500);
  await expect(read(work)).rejects.toThrow('away');
});
