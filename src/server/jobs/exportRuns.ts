import type { App } from '../http/context';
import { runNext, runningHere, stopRuns } from '../modules/export/exportRun.service';
import { everySecond } from './everySecond';
import type { WaitingWork } from './waitingWork';

/** Of this process, those that went on from an answer included: one long file leaves the pool to others. */
const AT_ONCE = 2;

/** Makes the exports that wait, beside the due work: each is claimed in a transaction and made outside of any. */
export function startExportRuns(app: App, waiting: WaitingWork, failed: (error: unknown) => void) {
  const runs = everySecond(
    async (signal) => {
      while (!signal.aborted && runningHere(app) < AT_ONCE && (await runNext(app)));
    },
    failed,
    () => waiting.has('exports'),
  );
  return {
    /** Hands what is being made back, so that another process begins it at once. */
    async stop(): Promise<void> {
      await runs.stop();
      await stopRuns(app);
    },
  };
}
