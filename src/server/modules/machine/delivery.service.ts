import { Webhook } from 'standardwebhooks';
import type { WebhookDelivery, WebhookMessage } from '../../../contract/entities/webhook';
import { eventOfStep, type WebhookEvent } from '../../../contract/webhookEvents';
import { DAY_MS, HOUR_MS } from '../../../domain/time/spans';
import type { App, MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { idCursor, pageOf } from '../../http/page';
import type { Sent } from '../../ports/outgoing/postGuarded';
import { unseal } from '../../sealed';
import { notifyCompanies } from '../push/notify.service';
import * as deliveries from './delivery.repository';
import { ownWebhook } from './webhook.service';
import { findKeepers, lockWebhook, updateWebhook, type WebhookRow } from './webhook.repository';

const MINUTE_MS = 60 * 1000;
/** Before each further attempt; together a day. */
const PAUSES_MS = [
  5_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  8 * HOUR_MS,
  8.5 * HOUR_MS,
];
const FAILING_DAYS = 5;
const KEPT_DAYS = 30;
const BATCH = 500;
const GONE = 410;

/** Writes a message for each webhook that reports a new entry of a history. */
export async function announceSteps(work: Work): Promise<void> {
  for (;;) {
    const news = await deliveries.takeNews(work.db, BATCH);
    const messages = news.flatMap(({ kind, events, ...one }) => {
      const type = eventOfStep(kind);
      return type && events.includes(type) ? [{ ...one, type }] : [];
    });
    await deliveries.addDeliveries(work.db, messages.map(written), work.now);
    if (news.length < BATCH) return;
  }
}

/** Writes a message about a step that no history has, for the webhooks of some companies. */
export async function announce(
  work: Work,
  companyIds: readonly string[],
  { type, side, rfq_number_id }: { type: WebhookEvent; side: 'buyer' | 'seller'; rfq_number_id: string },
): Promise<void> {
  const hearers = await deliveries.findHearers(work.db, companyIds, type);
  const at = work.now.toISOString();
  const messages = hearers.map((webhook_id) =>
    written({ webhook_id, type, at, side, rfq_number_id, order_number: null }),
  );
  await deliveries.addDeliveries(work.db, messages, work.now);
}

interface Step extends Omit<deliveries.News, 'kind' | 'events'> {
  type: WebhookEvent | 'test';
}

/** A message as it is signed and sent: what happened and to which record, nothing of what it says. */
function written({ webhook_id, type, at, side, rfq_number_id, order_number }: Step) {
  const timestamp = new Date(at).toISOString();
  const message: WebhookMessage = { type, timestamp, data: { side, rfq_number_id, order_number } };
  return { webhook_id, type, body: JSON.stringify(message) };
}

/** Sends a test message, also to a webhook that is off. */
export async function sendTest(work: MemberWork, id: string): Promise<WebhookDelivery> {
  const { id: webhook_id } = await ownWebhook(work, id);
  const at = work.now.toISOString();
  const test = written({ webhook_id, type: 'test', at, side: 'buyer', rfq_number_id: null, order_number: null });
  const [row] = await deliveries.addDeliveries(work.db, [test], work.now);
  if (!row) throw new Error('nothing was added');
  return present(row);
}

/** The log of a webhook. */
export async function readDeliveries(
  work: MemberWork,
  id: string,
  query: { cursor?: string | undefined; limit: number },
) {
  const { id: webhookId } = await ownWebhook(work, id);
  const { limit } = query;
  const rows = await deliveries.findDeliveries(work.db, webhookId, {
    before: idCursor(query.cursor),
    limit: limit + 1,
  });
  return pageOf(rows, limit, present, (row) => row.id);
}

/** Sends a message again, with the same id, with all attempts before it again. */
export async function replay(work: MemberWork, id: string, deliveryId: string): Promise<WebhookDelivery> {
  const webhook = await ownWebhook(work, id);
  const found = await deliveries.findDelivery(work.db, webhook.id, deliveryId);
  if (!found) return fail('DELIVERY_NOT_FOUND');
  const row = await deliveries.lockDelivery(work.db, deliveryId);
  if (!row) return fail('DELIVERY_NOT_FOUND');
  if (webhook.state !== 'on' && row.type !== 'test') return fail('WEBHOOK_OFF');
  const again = { status: 'waiting' as const, attempts: 0, due_at: work.now };
  await deliveries.updateDelivery(work.db, row.id, again);
  return present({ ...row, ...again });
}

export type Claimed = deliveries.Claimed;

/** Claims messages that are due, for one attempt each, see `claimDeliveries`. */
export function claimDue(
  { db, now }: Work,
  limits: { forMs: number; most: number; mostFailing: number; ofOne: number; underWay: readonly string[] },
): Promise<Claimed[]> {
  const { forMs, ...rest } = limits;
  return deliveries.claimDeliveries(db, { now, until: new Date(now.getTime() + forMs), ...rest });
}

/** The headers of a message: its id, when it is sent, and its signatures, by the secret before the present one too for a day. */
export function signedHeaders(app: App, claimed: deliveries.Claimed, at: Date): Record<string, string> {
  const id = `msg_${claimed.id}`;
  const secrets = [claimed.secret, claimed.old_secret].flatMap((sealed) => {
    const secret = sealed && unseal(app.acceptedSecrets, sealed, claimed.webhook_id);
    return secret ? [secret] : [];
  });
  if (secrets.length === 0) throw new Error('a webhook has no secret that opens');
  return {
    'content-type': 'application/json',
    'user-agent': 'STLBS-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, claimed.body)).join(' '),
  };
}

/** Notes what became of an attempt: done, to be tried again, or given up, which those who look after the webhook hear of. */
export async function noteAttempt(
  work: Work,
  claimed: Pick<deliveries.Claimed, 'id' | 'webhook_id'>,
  sent: Sent,
): Promise<void> {
  const webhook = await lockWebhook(work.db, claimed.webhook_id);
  const row = webhook && (await deliveries.lockDelivery(work.db, claimed.id));
  if (!webhook || !row) return;
  const attempts = row.attempts + 1;
  const pause = PAUSES_MS[attempts - 1];
  const gone = sent.status === GONE;
  const waits = sent.failure !== null && pause !== undefined && !gone && row.type !== 'test';
  await deliveries.updateDelivery(work.db, row.id, {
    attempts,
    claimed_until: null,
    last_attempt_at: work.now,
    answer_status: sent.status,
    answer: sent.answer || null,
    failure: sent.failure,
    status: sent.failure === null ? 'delivered' : waits ? 'waiting' : 'dead',
    ...(waits && { due_at: new Date(work.now.getTime() + pause) }),
  });
  if (sent.failure === null) {
    if (webhook.failing_since) await updateWebhook(work.db, webhook.id, { failing_since: null, notified_at: null });
  } else if (row.type !== 'test') await noteFailure(work, webhook, { gone, dead: !waits });
}

async function noteFailure(
  work: Work,
  row: WebhookRow,
  { gone, dead }: { gone: boolean; dead: boolean },
): Promise<void> {
  const since = row.failing_since ?? work.now;
  const failing = work.now.getTime() - since.getTime() >= FAILING_DAYS * DAY_MS;
  const ended = row.state === 'on' && (gone || failing);
  const quiet = row.notified_at !== null && work.now.getTime() - row.notified_at.getTime() < DAY_MS;
  const news = ended ? ('webhook_failing' as const) : dead && !quiet ? ('webhook_dead' as const) : null;
  await updateWebhook(work.db, row.id, {
    failing_since: since,
    ...(ended && { state: gone ? ('gone' as const) : ('failing' as const) }),
    ...(news && { notified_at: work.now }),
  });
  if (ended) await deliveries.endWaiting(work.db, row.id);
  if (!news) return;
  const about = { kind: news, record_type: 'webhook' as const, record_id: row.id, title: new URL(row.url).host };
  await notifyCompanies(work, [row.company_id], about, { account_ids: await findKeepers(work.db, row) });
}

/** Removes messages whose time in the log is over. */
export function forgetOldDeliveries(work: Work): Promise<void> {
  return deliveries.deleteDeliveriesBefore(work.db, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS));
}

const present = (row: deliveries.DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  next_at: row.status === 'waiting' ? row.due_at.toISOString() : null,
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  answer_status: row.answer_status,
  answer: row.answer,
  failure: row.failure,
  body: row.body,
});
