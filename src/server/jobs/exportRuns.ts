import type { App } from '../http/context';
import { runNext, runningHere, stopRuns } from '../modules/export/exportRun.service';

const TICK_MS = 1000;
/** Of this process, those that went on from an answer included: one long file leaves the pool to others. */
const AT_ONCE = 2;

/** Makes the exports that wait, beside the due work: each is claimed in a transaction and made outside of any. */
export function startExportRuns(app: App, failed: (error: unknown) => void) {
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();
  let busy = false;

  const look = async () => {
    busy = true;
    try {
      while (!stopped && runningHere(app) < AT_ONCE && (await runNext(app)));
    } catch (error) {
      failed(error);
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    if (!busy && !stopped) looking = look();
  }, TICK_MS);
  timer.unref();
  return {
    /** Hands what is being made back, so that another process begins it at once. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await looking;
      await stopRuns(app);
    },
  };
}
