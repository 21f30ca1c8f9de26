import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isOutage } from '../db/outage';
import type { Session } from '../http/sessionType';
import { type MakerLimits, type MakerSettings, type Makers, openMakers } from './makers';
import { type Making, openMaking } from './making';

const LIMITS: MakerLimits = {
  atOnce: 2,
  ofOne: 1,
  long: 1,
  waitingOfOne: 3,
  waiting: 10,
  waitMs: 60_000,
  heapMb: 48,
};

let makers: Makers;
afterEach(() => makers.stop());

const open = () =>
  openMakers({ databaseUrl: '' } as MakerSettings, LIMITS, path.resolve('tests/support/stuckMaker.mjs'));
const timed = (workMs: number): Making => ({ ...openMaking(), workMs });

interface Wanted {
  does?: string;
  rows?: number;
  making?: Making;
}

/** The size of the file that a company requested, or why it got none. */
const make = (company: string, { does = 'well', rows = 1, making = openMaking() }: Wanted = {}) => {
  const session = { company_id: company } as Session;
  const order = { kind: 'stock_sheet', params: { does, rows }, query: {}, language: 'ko', session } as const;
  return makers.make(order, making).then(
    ({ content }) => content.byteLength,
    (error: Error) => error.message,
  );
};

test('what never ends is ended alone; the time begins with the work', async () => {
  makers = open();
  // The last one waits for the whole time of the first, and has its own then.
  const made = [make('a', { does: 'hangs', making: timed(2_000) }), make('b'), make('a', { making: timed(2_000) })];
  expect(await Promise.all(made)).toEqual(['FILE_TIMEOUT', 3, 3]);
});

test('what eats all memory is ended alone', async () => {
  makers = open();
  expect(await Promise.all([make('a', { does: 'eats' }), make('b')])).toEqual(['FILE_TOO_MUCH', 3]);
});

test('no thread loads a module by `require`: ended meanwhile, it would take the process with it', async () => {
  makers = open();
  expect(await make('a', { does: 'tells' })).toBe(0);
});

test('a short one does not wait for long ones', async () => {
  makers = open();
  const ended: string[] = [];
  // Either may be first to take the one turn of long jobs, so neither ends by itself.
  const endless = openMaking();
  const long = ['a', 'b'].map((company) =>
    make(company, { does: 'hangs', rows: 1_000, making: endless }).then(() => ended.push('long')),
  );
  expect(await make('c')).toBe(3);
  expect(ended).toEqual([]);
  endless.end('cancelled');
  await Promise.all(long);
});

test('a long one says how long it takes before it begins, and how far it has come', async () => {
  makers = open();
  const expected: number[] = [];
  const making = openMaking((ms) => expected.push(ms));
  expect(await make('a', { does: 'reports', rows: 5_000, making })).toBe(3);
  expect(expected).toEqual([5_000]);
  expect(making.percent()).toBe(50);
});

test('a refusal and a lost database come out of the thread as they are', async () => {
  makers = open();
  expect(await make('a', { does: 'refuses' })).toBe('FILE_TOO_LARGE');
  const session = { company_id: 'a' } as Session;
  const order = { kind: 'stock_sheet', params: { does: 'fails' }, query: {}, language: 'ko', session } as const;
  const error: unknown = await makers.make(order, openMaking()).catch((one: unknown) => one);
  expect(isOutage(error)).toBe(true);
});

test('a file that nobody wants any more frees its thread', async () => {
  makers = open();
  const making = openMaking();
  const cancelled = make('a', { does: 'hangs', making });
  setTimeout(() => making.end('cancelled'), 200);
  expect(await cancelled).not.toBe(3);
  expect(await make('a')).toBe(3);
});
