import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openReaders, type ReaderLimits, type Readers } from './readers';

const LIMITS: ReaderLimits = {
  atOnce: 2,
  ofOne: 1,
  long: 1,
  waitingOfOne: 2,
  waiting: 10,
  waitMs: 60_000,
  workMs: 60_000,
  jobs: 3,
  heapMb: 48,
  memoryMb: 700,
};
const TASK = { name: 'any', read: async () => 0 };

let readers: Readers;
afterEach(() => readers.stop());

const open = (change: Partial<ReaderLimits> = {}) =>
  openReaders({ ...LIMITS, ...change }, path.resolve('tests/support/stuckReader.mjs'));
const read = (holder: string, input = 'well', bytes = 1) =>
  readers.read(TASK, input, { holder, bytes }).catch((error: Error) => error.message);

test('what never ends is ended alone; the time begins with the work', async () => {
  readers = open({ workMs: 2_000, ofOne: 2 });
  const waited = Promise.all([read('a', 'hangs'), read('b', 'hangs'), read('c')]);
  // The third one waits as long as both, and has its whole time then.
  expect(await waited).toEqual(['FILE_TIMEOUT', 'FILE_TIMEOUT', expect.any(Number)]);
});

test('what eats all memory is ended alone', async () => {
  readers = open();
  const [heavy, other] = await Promise.all([read('a', 'eats'), read('b')]);
  expect([heavy, other]).toEqual(['FILE_TOO_MUCH', expect.any(Number)]);
  expect(await read('a')).toEqual(expect.any(Number));
});

test('memory that no heap counts is bounded too: the reading process watches all it takes', async () => {
  // Starting takes more than this, and the list more time than passes between two looks.
  readers = openReaders({ ...LIMITS, memoryMb: 40, heapMb: 384 });
  const lines = Array.from({ length: 4_000 }, (_, row) => `PIPE SMLS 4" SCH40 A106-B ${row} EA`);
  const order = { body: Buffer.from(JSON.stringify({ lines })), mayHoldFile: false, check: false, rules: [] };
  const list = { name: 'request list', read: async () => 0 };
  const answer = readers.read(list, order, { holder: 'a', bytes: 1 }).catch((error: Error) => error.message);
  expect(await answer).toBe('FILE_TOO_MUCH');
});

test('nobody has more than his share read at once, and long lists leave room for short ones', async () => {
  readers = open({ workMs: 3_000, long: 1 });
  const own = [read('a', 'hangs', 1_000_000), read('a'), read('a')];
  const long = read('c', 'well', 1_000_000);
  expect(await read('a')).toBe('FILES_BUSY');
  expect(await read('b')).toEqual(expect.any(Number));
  expect(await Promise.all([...own, long])).toEqual(['FILE_TIMEOUT', ...Array(3).fill(expect.any(Number))]);
});

test('a process knows no setting of the server, so that a file that breaks out of its reader finds no key', async () => {
  readers = open();
  // Node adds the channel to its parent.
  const own = ((await read('a', 'tells')) as unknown as string[]).filter((name) => !name.startsWith('NODE_CHANNEL'));
  expect(own).toEqual(['NODE_ENV']);
});

test('a process is used again, and replaced after its last job', async () => {
  readers = open();
  const seen = [await read('a'), await read('a'), await read('a'), await read('a')];
  expect(new Set(seen.slice(0, 3)).size).toBe(1);
  expect(seen[3]).not.toBe(seen[0]);
});

test('a client that waits too long gets a busy answer', async () => {
  readers = open({ atOnce: 1, waitMs: 200, workMs: 2_000 });
  expect(await Promise.all([read('a', 'hangs'), read('b')])).toEqual(['FILE_TIMEOUT', 'FILES_BUSY']);
});
