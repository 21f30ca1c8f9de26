import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everySecond } from './everySecond';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('looks once a second, and not again while a look goes on', async () => {
  const ends: Array<() => void> = [];
  const look = vi.fn(() => new Promise<void>((end) => ends.push(end)));
  const runs = everySecond(look, () => {});
  await vi.advanceTimersByTimeAsync(3500);
  expect(look).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(2);
  let stopped = false;
  const stopping = runs.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect([stopped, look.mock.calls.length]).toEqual([false, 2]);
  ends[1]?.();
  await stopping;
});

test('goes on after a failure, which it reports; what stopping ends is none', async () => {
  const failures: unknown[] = [];
  const look = vi.fn((signal: AbortSignal) =>
    look.mock.calls.length === 1
      ? Promise.reject(new Error('no database'))
      : new Promise<void>((_, fail) => signal.addEventListener('abort', () => fail(new Error('given up')))),
  );
  const runs = everySecond(look, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(2000);
  expect(look).toHaveBeenCalledTimes(2);
  await runs.stop();
  expect(failures).toEqual([new Error('no database')]);
});

test('leaves a second out where nothing waits, and reports where that cannot be determined', async () => {
  const failures: unknown[] = [];
  const look = vi.fn(() => Promise.resolve());
  const waits = vi.fn(() => Promise.resolve(false)).mockRejectedValueOnce(new Error('no database'));
  const runs = everySecond(look, (error) => failures.push(error), waits);
  await vi.advanceTimersByTimeAsync(3000);
  expect([look.mock.calls.length, failures]).toEqual([0, [new Error('no database')]]);
  waits.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(1);
  await runs.stop();
});
