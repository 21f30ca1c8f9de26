// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

/** The script as a page has it that was just loaded. */
async function loadedPage() {
  vi.resetModules();
  return (await import('./onceReachable')).onceReachable;
}

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a script that does not come without a network comes once there is one', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const onceReachable = await loadedPage();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no script')).mockResolvedValue('part');
  const part = onceReachable(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('with a network it is requested three times more, then the page is loaded again, once for its build', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no script'));
  void (await loadedPage())(load);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(reload).toHaveBeenCalledTimes(1);

  // The page that came with it misses the script as well.
  const given = expect((await loadedPage())(load)).rejects.toThrow('no script');
  await vi.advanceTimersByTimeAsync(13_000);
  await given;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a script that nobody waits for any more is not requested again, and the page stays', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no script'));
  const leaving = new AbortController();
  const given = expect((await loadedPage())(load, leaving.signal)).rejects.toThrow('no script');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  await given;
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
