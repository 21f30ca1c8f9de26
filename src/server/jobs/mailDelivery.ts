import type { App } from '../http/context';
import { deliverNextMail, oldestEmailSeconds } from '../modules/email/delivery.service';
import type { Mailer } from '../ports/mailer';
import { everySecond } from './everySecond';
import { inWork } from './inWork';
import type { WaitingWork } from './waitingWork';

/** Emails on their way at once; each holds a connection of the database while it is handed over. */
const LANES = 4;

/**
 * Hands emails over beside the due work, so that a mail server that hangs delays no deadline. Each email is locked,
 * sent and marked in a transaction of its own: nobody else sends it meanwhile, and a kill frees it at once.
 */
export function startMailDelivery(app: App, waiting: WaitingWork, mailer: Mailer, failed: (error: unknown) => void) {
  let stopped = false;

  const lane = async (due: Date) => {
    while (!stopped && (await inWork(app, 'all', (work) => deliverNextMail(work, mailer, due))));
  };
  const deliver = async () => {
    // What is written meanwhile goes with the next turn, so that this one ends.
    const due = await inWork(app, 'all', async ({ now }) => now);
    await Promise.all(Array.from({ length: LANES }, () => lane(due)));
  };
  const turns = everySecond(deliver, failed, () => waiting.has('deliver mails'));
  return {
    /** Sends what is due at this moment, not what others write meanwhile. */
    deliver: () => deliver().catch(failed),
    oldestSeconds: () => inWork(app, 'all', oldestEmailSeconds),
    /** Resolves when the emails that are on their way have arrived or were refused. */
    async stop(): Promise<void> {
      stopped = true;
      await turns.stop();
    },
  };
}
