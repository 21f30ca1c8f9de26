import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoopPort, retryAfter, SaveLoop, type SaveState } from './SaveLoop';

function setUp(port: Partial<LoopPort> = {}) {
  const states: SaveState['kind'][] = [];
  const network = { on: true };
  const send = vi.fn<LoopPort['send']>(async () => true);
  const full = { send, judge: () => 'again' as const, online: () => network.on, now: () => 1_000, ...port };
  const loop = new SaveLoop(full, ({ kind }) => states.push(kind));
  return { loop, states, send, network };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it waits longer after each failure, and no longer than 45 s', () => {
  expect([1, 2, 3, 4, 9].map(retryAfter)).toEqual([1_500, 4_700, 14_800, 45_000, 45_000]);
});

test('saves after a pause in typing, one call at a time', async () => {
  let end = () => {};
  const send = vi.fn<LoopPort['send']>(() => new Promise((go) => (end = () => go(true))));
  const { loop, states } = setUp({ send });
  loop.changed();
  await vi.advanceTimersByTimeAsync(1_000);
  loop.changed();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(send).toHaveBeenCalledTimes(1);
  loop.changed();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(send).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(send).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(10);
  expect(loop.settled()).toBe(true);
  expect(states.at(-1)).toBe('saved');
});

test('without an answer it tries again after 1.5, 4.7, 14.8 and 45 s', async () => {
  const send = vi.fn<LoopPort['send']>(async () => {
    throw new Error('no answer');
  });
  const { loop, states } = setUp({ send });
  loop.changed();
  await vi.advanceTimersByTimeAsync(1_500);
  for (const [at, wait] of [1_500, 4_700, 14_800, 45_000].entries()) {
    expect(send).toHaveBeenCalledTimes(at + 1);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(send).toHaveBeenCalledTimes(at + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(send).toHaveBeenCalledTimes(5);
  expect(states.at(-1)).toBe('retrying');
});

test('a refusal is not repeated before something changes', async () => {
  const send = vi.fn<LoopPort['send']>(async () => {
    throw new Error('refused');
  });
  const { loop, states } = setUp({ send, judge: () => 'refused' });
  loop.changed();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('refused');
  loop.changed();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(send).toHaveBeenCalledTimes(2);
});

test('without a network it never says that it saves, and goes on by itself once there is one', async () => {
  const { loop, states, send, network } = setUp();
  network.on = false;
  loop.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  await loop.flush().catch(() => undefined);
  expect(states).not.toContain('saving');
  loop.changed();
  network.on = true;
  loop.network();
  await vi.advanceTimersByTimeAsync(1);
  expect(states.slice(-2)).toEqual(['saving', 'saved']);
});

test('a flush sends at once, and reports why it could not', async () => {
  const { loop, send } = setUp();
  loop.changed();
  await loop.flush();
  expect(send).toHaveBeenCalledTimes(1);
  send.mockRejectedValue(new Error('no answer'));
  loop.changed();
  await expect(loop.flush()).rejects.toThrow('no answer');
});

test('a part that is left goes with the next call of the same flush', async () => {
  const send = vi.fn<LoopPort['send']>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { loop } = setUp({ send });
  loop.changed();
  await loop.flush();
  expect(send).toHaveBeenCalledTimes(2);
});

test('nothing goes out while a choice is waited for, nor once it was stopped', async () => {
  const { loop, send } = setUp();
  loop.hold();
  loop.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  loop.release();
  await vi.advanceTimersByTimeAsync(10);
  expect(send).toHaveBeenCalledTimes(1);
  loop.stop();
  loop.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what waits when the screen is left goes out once', async () => {
  const { loop, send } = setUp();
  loop.changed();
  await loop.close();
  expect(send).toHaveBeenCalledTimes(1);
  send.mockRejectedValue(new Error('no answer'));
  loop.changed();
  await expect(loop.close()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});
