import { scopeOf } from '../db/scope';
import type { App } from '../http/context';
import { attemptText, type Claimed, claimDue, noteAttempt } from '../modules/push/text/textDelivery.service';
import { inWork } from './inWork';
import { startOutgoing } from './outgoing';
import type { WaitingWork } from './waitingWork';

const TIMEOUT_MS = 10_000;
const CLAIM_MS = 60_000;
/** Attempts under way in this process. */
const MOST = 8;

/** Hands text messages to the provider. */
export function startTextDelivery(app: App, waiting: WaitingWork, failed: (error: unknown) => void) {
  const claim = (underWay: readonly Claimed[]) =>
    inWork(app, 'all', (work) => claimDue(work, { forMs: CLAIM_MS, most: MOST - underWay.length }));
  const attempt = async (claimed: Claimed) => {
    const sent = await attemptText(app, claimed, TIMEOUT_MS);
    await inWork(app, scopeOf(claimed.is_test), (work) => noteAttempt(work, claimed, sent));
  };
  return startOutgoing({ claim, attempt }, failed, () => waiting.has('text messages'));
}
