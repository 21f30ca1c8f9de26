import { expect, test } from 'vitest';
import type { Work } from './http/context';
import { cachedByIsTest } from './cachedByIsTest';

const workOf = () => ({ app: {} }) as Work;
const work = workOf();
const settled = () => new Promise((resolve) => setImmediate(resolve));

function counter() {
  let time = 0;
  let fails = false;
  const loads: boolean[] = [];
  const read = cachedByIsTest(
    1_000,
    async (_work, isTest) => {
      const number = loads.push(isTest);
      await settled();
      if (fails) throw new Error('away');
      return `${isTest} ${number}`;
    },
    () => time,
  );
  return { read, loads, pass: (ms: number) => (time += ms), fail: (now: boolean) => (fails = now) };
}

test('it is loaded once for all who ask, and each world has its own', async () => {
  const { read, loads } = counter();
  expect(await Promise.all([read(work, true), read(work, true), read(work, false)])).toEqual([
    'true 1',
    'true 1',
    'false 2',
  ]);
  expect(loads).toEqual([true, false]);
});

test('another app of the same process has its own', async () => {
  const { read } = counter();
  expect(await read(work, true)).toBe('true 1');
  expect(await read(workOf(), true)).toBe('true 2');
  expect(await read(work, true)).toBe('true 1');
});

test('an old one is given out once more while it is loaded again, a very old one never', async () => {
  const { read, pass } = counter();
  await read(work, true);
  pass(1_000);
  expect(await read(work, true)).toBe('true 1');
  await settled();
  await settled();
  expect(await read(work, true)).toBe('true 2');
  pass(2_000);
  expect(await read(work, true)).toBe('true 3');
});

test('what fails is not kept, and an old one stands in for it as long as it may', async () => {
  const { read, pass, fail } = counter();
  fail(true);
  await expect(read(work, true)).rejects.toThrow('away');
  fail(false);
  expect(await read(work, true)).toBe('true 2');
  pass(1_500);
  fail(true);
  expect(await read(work, true)).toBe('true 2');
  await settled();
  await settled();
  pass(500);
  await expect(read(work, true)).rejects.toThrow('away');
});
