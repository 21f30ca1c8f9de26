// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { onceReachable } from './onceReachable';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a script that does not come without a network comes once there is one', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no script')).mockResolvedValue('part');
  const part = onceReachable(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('with a network it is requested three times more, then given up', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no script'));
  const given = expect(onceReachable(load)).rejects.toThrow('no script');
  await vi.advanceTimersByTimeAsync(13_000);
  await given;
  expect(load).toHaveBeenCalledTimes(4);
});
