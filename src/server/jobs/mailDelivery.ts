import type { App } from '../http/context';
import { deliverNextMail, oldestEmailSeconds } from '../modules/email/delivery.service';
import type { Mailer } from '../ports/mailer';
import { inWork } from './inWork';

const TICK_MS = 1000;
/** Emails on their way at once; each holds a connection of the database while it is handed over. */
const LANES = 4;

/**
 * Hands emails over beside the due work, so that a mail server that hangs delays no deadline. Each email is locked,
 * sent and marked in a transaction of its own: nobody else sends it meanwhile, and a kill frees it at once.
 */
export function startMailDelivery(app: App, mailer: Mailer, failed: (error: unknown) => void) {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;

  const lane = async (due: Date) => {
    while (!stopped && (await inWork(app, 'all', (work) => deliverNextMail(work, mailer, due))));
  };
  const deliver = async () => {
    busy = true;
    try {
      // What is written meanwhile goes with the next turn, so that this one ends.
      const due = await inWork(app, 'all', async ({ now }) => now);
      await Promise.all(Array.from({ length: LANES }, () => lane(due)));
    } catch (error) {
      failed(error);
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    if (!busy && !stopped) running = deliver();
  }, TICK_MS);
  timer.unref();
  return {
    /** Sends what is due at this moment, not what others write meanwhile. */
    deliver,
    oldestSeconds: () => inWork(app, 'all', oldestEmailSeconds),
    /** Resolves when the emails that are on their way have arrived or were refused. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
