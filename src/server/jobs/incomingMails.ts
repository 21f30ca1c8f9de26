import type { App } from '../http/context';
import { dealWithNextMail } from '../modules/mailIn/incoming.service';
import { everySecond } from './everySecond';
import type { WaitingWork } from './waitingWork';

/** Deals with mails that came in, one after the other in each process. Nothing where mails are not taken. */
export function startIncomingMails(app: App, waiting: WaitingWork, failed: (error: unknown) => void) {
  if (!app.env.MAIL_IN) return { stop: async () => undefined };
  return everySecond(
    async (signal) => {
      let more = true;
      while (more && !signal.aborted) more = await dealWithNextMail(app);
    },
    failed,
    () => waiting.has('incoming mails'),
  );
}
