import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type MakerLimits, type Makers, openMakers } from './makers';

const LIMITS: MakerLimits = {
  atOnce: 2,
  ofOne: 1,
  long: 1,
  waitingOfOne: 3,
  waiting: 10,
  waitMs: 60_000,
  workMs: 60_000,
  heapMb: 48,
};
const TASK = { name: 'any', rowMs: 1, make: async () => 0 };

let makers: Makers;
afterEach(() => makers.stop());

const open = (change: Partial<MakerLimits> = {}) =>
  openMakers({ ...LIMITS, ...change }, path.resolve('tests/support/stuckMaker.mjs'));
const make = (holder: string, head = 'well', rows = 1) =>
  makers
    .make(TASK, { head, rows: Array.from({ length: rows }, () => ({})), holder, making: null })
    .catch((error: Error) => error.message);

test('what never ends is ended alone; the time begins with the work', async () => {
  makers = open({ workMs: 2_000 });
  // The last one waits for the whole time of the first, and has its own then.
  expect(await Promise.all([make('a', 'hangs'), make('b'), make('a')])).toEqual(['FILE_TIMEOUT', 1, 1]);
});

test('what eats all memory is ended alone', async () => {
  makers = open();
  expect(await Promise.all([make('a', 'eats'), make('b')])).toEqual(['FILE_TOO_MUCH', 1]);
});

test('a short one does not wait for long ones', async () => {
  makers = open({ workMs: 4_000 });
  const ended: string[] = [];
  const long = [make('a', 'hangs', 1_000), make('b', 'well', 1_000)].map((one) => one.then(() => ended.push('long')));
  expect(await make('c')).toBe(1);
  expect(ended).toEqual([]);
  await Promise.all(long);
});

test('thousands of rows arrive in pieces, in their order and whole', async () => {
  makers = open();
  expect(await make('a', 'well', 5_050)).toBe(5_050);
  expect(await make('a', 'well', 0)).toBe(0);
});
