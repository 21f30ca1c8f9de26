import { reloadOnce } from './reloadOnce';

/** How long a script that does not come, though there is a network, is left alone before it is requested again. */
const PAUSES_MS = [1_000, 3_000, 9_000];

/**
 * Loads a part of a page that comes late. A script that does not come is requested again: without a network once there is
 * one, with one after some seconds. As a failure it would take away the page that its reader types in; what no server has
 * any more, as after a release, comes with the page loaded again. Once `signal` is aborted nobody waits for it any more: it rejects
 * with the failure, and the page stays.
 */
export async function onceReachable<Part>(load: () => Promise<Part>, signal?: AbortSignal): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      const pause = PAUSES_MS[tries];
      if (typeof window === 'undefined' || signal?.aborted) throw error;
      if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      else if (pause === undefined) {
        const reloading = reloadOnce();
        if (!reloading) throw error;
        return reloading;
      } else await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal?.aborted) throw error;
    }
  }
}
