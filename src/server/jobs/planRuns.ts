import type { App } from '../http/context';
import { planNext } from '../modules/award/plan/duePlan.service';

const TICK_MS = 1000;

/** Plans the awards of requests that have closed, one at a time, beside the due work: the rest of the threads stays with people. */
export function startPlanRuns(app: App, failed: (error: unknown) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let looking: Promise<void> = Promise.resolve();
  let busy = false;

  const look = async () => {
    busy = true;
    try {
      while (!signal.aborted && (await planNext(app, signal)));
    } catch (error) {
      // One that was given up by stopping begins again once its time is over.
      if (!signal.aborted) failed(error);
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    if (!busy && !signal.aborted) looking = look();
  }, TICK_MS);
  timer.unref();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await looking;
    },
  };
}
