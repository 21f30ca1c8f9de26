import type { App } from '../http/context';
import { deliverDueMails, oldestEmailSeconds } from '../modules/email/delivery.service';
import type { Mailer } from '../ports/mailer';
import { everySecond } from './everySecond';
import { inWork } from './inWork';
import type { WaitingWork } from './waitingWork';

/** Each lane holds a connection of the database while it hands its emails over. */
const LANES = 2;
/** A lane takes so many emails at once: a transaction for each one costs the database more than all the rest of an email. */
const AT_ONCE = 4;

/**
 * Hands emails over beside the due work, so that a mail server that hangs delays no deadline. Emails are locked,
 * sent and marked in one transaction: nobody else sends them meanwhile, and a kill frees them at once. Those that were handed
 * over and not marked, eight at most, then go a second time, under the same Message-ID.
 */
export function startMailDelivery(app: App, waiting: WaitingWork, mailer: Mailer, failed: (error: unknown) => void) {
  let stopped = false;

  const lane = async (due: Date) => {
    while (!stopped && (await inWork(app, 'all', (work) => deliverDueMails(work, mailer, due, AT_ONCE))));
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
