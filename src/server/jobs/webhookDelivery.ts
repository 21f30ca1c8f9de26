import type { App } from '../http/context';
import { type Claimed, claimDue, noteAttempt, signedHeaders } from '../modules/machine/delivery.service';
import { scopeOf } from '../db/scope';
import { sendWebhook } from '../ports/webhook/sendWebhook';
import { everySecond } from './everySecond';
import { inWork } from './inWork';

const TIMEOUT_MS = 10_000;
/** By then an attempt has ended, and another process takes over what a killed one left. */
const CLAIM_MS = 60_000;
/** Attempts under way in this process, and how many of them to receivers that do not work lately. */
const MOST = 64;
const MOST_FAILING = 24;
/** To one receiver. */
const OF_ONE = 2;

/**
 * Sends webhooks beside everything else. An attempt holds no connection of the database, each receiver has few at once, and
 * receivers that fail share a part of the places, so that one that never answers delays nobody else.
 */
export function startWebhookDelivery(app: App, failed: (error: unknown) => void) {
  const underWay = new Map<string, Claimed>();
  const attempts = new Set<Promise<void>>();

  const countOf = (webhookId: string) => [...underWay.values()].filter((one) => one.webhook_id === webhookId).length;
  const claim = () => {
    const failing = [...underWay.values()].filter((one) => one.failing).length;
    const busyReceivers = [...new Set([...underWay.values()].map(({ webhook_id }) => webhook_id))].filter(
      (id) => countOf(id) >= OF_ONE,
    );
    return inWork(app, 'all', (work) =>
      claimDue(work, {
        forMs: CLAIM_MS,
        most: MOST - MOST_FAILING - (underWay.size - failing),
        mostFailing: MOST_FAILING - failing,
        ofOne: OF_ONE,
        busy: busyReceivers,
      }),
    );
  };
  const attempt = async (claimed: Claimed) => {
    underWay.set(claimed.id, claimed);
    try {
      const headers = signedHeaders(app, claimed, new Date());
      const rules = { loopback: app.env.WEBHOOK_LOOPBACK, timeoutMs: TIMEOUT_MS };
      const sent = await sendWebhook({ url: claimed.url, headers, body: claimed.body }, rules);
      await inWork(app, scopeOf(claimed.is_test), (work) => noteAttempt(work, claimed, sent));
    } catch (error) {
      failed(error);
    } finally {
      underWay.delete(claimed.id);
    }
  };
  const looks = everySecond(async () => {
    for (const claimed of await claim()) {
      const one: Promise<void> = attempt(claimed).finally(() => {
        attempts.delete(one);
      });
      attempts.add(one);
    }
  }, failed);
  return {
    /** Resolves when the attempts under way have ended, at most their time limit later. */
    async stop(): Promise<void> {
      await looks.stop();
      await Promise.all(attempts);
    },
  };
}
