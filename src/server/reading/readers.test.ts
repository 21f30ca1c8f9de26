import { afterEach, expect, test } from 'vitest';
import { requestListTask } from '../modules/material/requestListTask';
import { openReaders, type Readers } from './readers';

const LIMITS = {
  processes: 2,
  ofOne: 1,
  long: 1,
  waitingOfOne: 1,
  waiting: 10,
  waitMs: 60_000,
  workMs: 60_000,
  jobs: 10,
  heapMb: 384,
};

let readers: Readers;
afterEach(() => readers.stop());

function read(holder: string, lines: string[]) {
  const body = Buffer.from(JSON.stringify({ lines }));
  const input = { body, mayHoldFile: false, check: false };
  return readers.read(requestListTask, input, { holder, bytes: body.length });
}
const short = ['PIPE SMLS 4" SCH40 10 EA'];
/** Seconds of reading. */
const long = Array.from({ length: 4_000 }, (_, row) => `PIPE SMLS 4" SCH40 ${row} EA `.padEnd(600, '4" x 80A '));

test('what takes too long ends alone; the time begins with the work', { timeout: 60_000 }, async () => {
  readers = openReaders({ ...LIMITS, workMs: 1_000 });
  const slow = read('a', long).catch((error: Error) => error.message);
  const others = await Promise.all([read('b', short), read('c', short), read('d', short)]);
  for (const answer of others) expect(JSON.parse(Buffer.from(answer).toString()).data.lines).toHaveLength(1);
  expect(await slow).toBe('READING_TOO_LONG');
  expect(await read('a', short)).toBeInstanceOf(Uint8Array);
});

test('what takes too much memory ends alone', { timeout: 60_000 }, async () => {
  readers = openReaders({ ...LIMITS, heapMb: 48 });
  const lines = Array.from({ length: 5_000 }, (_, row) => `PIPE SMLS 4" SCH40 A106-B ${row} EA`.padEnd(580, '\tAB'));
  const heavy = read('a', lines).catch((error: Error) => error.message);
  expect(await read('b', short)).toBeInstanceOf(Uint8Array);
  expect(await heavy).toBe('READING_TOO_MUCH');
  expect(await read('a', short)).toBeInstanceOf(Uint8Array);
});

test('nobody has more than his share read at once; the next one is told to come again', async () => {
  readers = openReaders(LIMITS);
  const own = [read('a', short), read('a', short)];
  await expect(read('a', short)).rejects.toThrow('READING_BUSY');
  expect(await read('b', short)).toBeInstanceOf(Uint8Array);
  await Promise.all(own);
});
