import type { App } from '../http/context';
import { planNext } from '../modules/award/plan/duePlan.service';
import { everySecond } from './everySecond';
import type { WaitingWork } from './waitingWork';

/**
 * Plans the awards of requests that have closed, one at a time, beside the due work: the rest of the threads stays with
 * people. One that was given up by stopping begins again once its time is over.
 */
export function startPlanRuns(app: App, waiting: WaitingWork, failed: (error: unknown) => void) {
  return everySecond(
    async (signal) => {
      while (!signal.aborted && (await planNext(app, signal)));
    },
    failed,
    () => waiting.has('plan awards'),
  );
}
