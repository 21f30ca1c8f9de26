import type { App } from '../http/context';
import { type Claimed, claimDue, noteAttempt, signedHeaders } from '../modules/machine/delivery.service';
import { scopeOf } from '../db/scope';
import { postGuarded } from '../ports/outgoing/postGuarded';
import { inWork } from './inWork';
import { startOutgoing } from './outgoing';
import type { WaitingWork } from './waitingWork';

const TIMEOUT_MS = 10_000;
/** By then an attempt has ended, and another process takes over what a killed one left. */
const CLAIM_MS = 60_000;
/** Attempts under way in this process, and how many of them to receivers that do not work lately. */
const MOST = 64;
const MOST_FAILING = 24;
/** To one receiver. */
const OF_ONE = 2;

/**
 * Sends webhooks. Each receiver has few attempts at once, and receivers that fail share a part of the places, so that one that never
 * answers delays nobody else.
 */
export function startWebhookDelivery(app: App, waiting: WaitingWork, failed: (error: unknown) => void) {
  const claim = (underWay: readonly Claimed[]) => {
    const failing = underWay.filter((one) => one.failing).length;
    return inWork(app, 'all', (work) =>
      claimDue(work, {
        forMs: CLAIM_MS,
        most: MOST - MOST_FAILING - (underWay.length - failing),
        mostFailing: MOST_FAILING - failing,
        ofOne: OF_ONE,
        underWay: underWay.map(({ webhook_id }) => webhook_id),
      }),
    );
  };
  const attempt = async (claimed: Claimed) => {
    const headers = signedHeaders(app, claimed, new Date());
    const rules = { loopback: app.env.WEBHOOK_LOOPBACK, timeoutMs: TIMEOUT_MS };
    const sent = await postGuarded({ url: claimed.url, headers, body: claimed.body }, rules);
    await inWork(app, scopeOf(claimed.is_test), (work) => noteAttempt(work, claimed, sent));
  };
  return startOutgoing({ claim, attempt }, failed, () => waiting.has('webhooks'));
}
