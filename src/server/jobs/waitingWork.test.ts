import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WAITING_KINDS } from '../db/waitingWork.sql';
import type { App } from '../http/context';
import { watchWaiting } from './waitingWork';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOW = new Date('2026-01-01T00:00:00.000Z');

function setUp(answer: () => Promise<string[]>) {
  const query = vi.fn(async () => ({ rows: [{ now: NOW, waiting: await answer() }] }));
  const heard = vi.fn();
  const app = { databases: { all: { $client: { query } } }, clock: { heard } } as unknown as App;
  const failed = vi.fn();
  return { waiting: watchWaiting(app, failed), query, heard, failed };
}

it('takes everything for waiting at first and once a minute, and else what the tables say', async () => {
  const { waiting, heard } = setUp(async () => ['exports']);
  expect([...(await waiting.look())]).toEqual(WAITING_KINDS);
  vi.advanceTimersByTime(59_000);
  expect([...(await waiting.look())]).toEqual(['exports']);
  vi.advanceTimersByTime(2_000);
  expect([...(await waiting.look())]).toEqual(WAITING_KINDS);
  expect(heard).toHaveBeenCalledWith(NOW);
});

it('lets loops of the same moment share one statement, and a look never have an old answer', async () => {
  const { waiting, query } = setUp(async () => ['exports']);
  await waiting.look();
  vi.advanceTimersByTime(1_000);
  expect(await Promise.all([waiting.has('exports'), waiting.has('webhooks'), waiting.has('plan awards')])).toEqual([
    true,
    false,
    false,
  ]);
  expect(query).toHaveBeenCalledTimes(2);
  await waiting.look();
  expect(query).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(251);
  await waiting.has('exports');
  expect(query).toHaveBeenCalledTimes(4);
});

it('takes everything for waiting while the tables cannot be read, and reports it', async () => {
  const answer = vi.fn(async (): Promise<string[]> => ['exports']);
  const { waiting, failed } = setUp(answer);
  await waiting.look();
  answer.mockRejectedValueOnce(new Error('away'));
  expect([...(await waiting.look())]).toEqual(WAITING_KINDS);
  expect(failed.mock.calls).toEqual([[expect.objectContaining({ cause: new Error('away') })]]);
  vi.advanceTimersByTime(1_000);
  expect([...(await waiting.look())]).toEqual(['exports']);
});
