import { scopeOf } from '../db/scope';
import type { App } from '../http/context';
import { type Claimed, claimDue, messageOf, noteAttempt } from '../modules/push/device/pushDelivery.service';
import { postGuarded } from '../ports/outgoing/postGuarded';
import { inWork } from './inWork';
import { startOutgoing } from './outgoing';
import type { WaitingWork } from './waitingWork';

const TIMEOUT_MS = 10_000;
const CLAIM_MS = 60_000;
/** Attempts under way in this process, and how many of them to one push service: a slow one leaves places to the others. */
const MOST = 48;
const OF_HOST = 16;

/** Sends notifications to the devices of people, each encrypted for its browser. */
export function startPushDelivery(app: App, waiting: WaitingWork, failed: (error: unknown) => void) {
  const claim = (underWay: readonly Claimed[]) =>
    inWork(app, 'all', (work) =>
      claimDue(work, {
        forMs: CLAIM_MS,
        most: MOST - underWay.length,
        ofHost: OF_HOST,
        underWay: underWay.map(({ host }) => host),
      }),
    );
  const attempt = async (claimed: Claimed) => {
    const message = await messageOf(app, claimed);
    const rules = { loopback: app.env.WEBHOOK_LOOPBACK, timeoutMs: TIMEOUT_MS };
    const sent = message && (await postGuarded(message, rules));
    await inWork(app, scopeOf(claimed.is_test), (work) => noteAttempt(work, claimed, sent));
  };
  return startOutgoing({ claim, attempt }, failed, () => waiting.has('notifications on devices'));
}
