import webPush from 'web-push';
import type { PushPayload } from '../../../../contract/entities/notice';
import type { Push } from '../../../../contract/entities/person';
import { recordPath } from '../../../../domain/events/recordPath';
import { isUrgent } from '../../../../domain/notices/ways';
import { HOUR_MS } from '../../../../domain/time/spans';
import type { App, Work } from '../../../http/context';
import type { Sent } from '../../../ports/outgoing/postGuarded';
import type { PushKey } from '../../../ports/outgoing/pushKey';
import { type EventKind, eventWords } from '../../email/eventMails.service';
import { topicOfKind } from '../topicOfKind';
import * as devices from './pushDevice.repository';
import { pushKeysOf } from './pushKey.service';

export type Claimed = devices.Claimed;

/** A notification that did not reach the push service within half a day is no news any more. */
const KEPT_MS = 12 * HOUR_MS;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = HOUR_MS;
/** How long the push service keeps it for a device that is off. */
const TTL_SECONDS = 24 * 60 * 60;
const LONGEST_TEXT = 200;
/** The subscription does not exist any more: it was given up in the browser, or ran out. */
const GONE = new Set([404, 410]);

/** Claims notifications that are due on devices, for one attempt each. */
export async function claimDue(
  { db, now }: Work,
  { forMs, ...limits }: { forMs: number; most: number; ofHost: number; underWay: readonly string[] },
): Promise<Claimed[]> {
  await devices.dropIdle(db, new Date(now.getTime() - KEPT_MS));
  return devices.claimDeliveries(db, { now, until: new Date(now.getTime() + forMs), ...limits });
}

/** What a device shows: title and text of the event in the reader's language, and where it opens. */
export function payloadOf(claimed: Claimed): PushPayload {
  const { language, record_type, record_id } = claimed;
  const kind = claimed.kind as EventKind;
  const event = { kind, record_type: record_type as Push['record_type'], record_id, title: claimed.title };
  const { title, said, record } = eventWords(event, language as 'ko' | 'en', claimed.params as Record<string, string>);
  const path = recordPath(event);
  return {
    id: claimed.push_id,
    reader: claimed.account_id,
    kind,
    title,
    text: [record, said].filter(Boolean).join('\n').slice(0, LONGEST_TEXT),
    path: language === 'en' ? `/en${path}` : path,
    language: language as 'ko' | 'en',
  };
}

/**
 * An encrypted message (RFC 8291) with the proof of its sender (RFC 8292). Null for a device that nobody can write to: it subscribed
 * with a key that is gone, or its own keys are none.
 */
export async function messageOf(app: App, claimed: Claimed) {
  const { all } = await pushKeysOf({ app });
  const key = all.find(({ publicKey }) => publicKey === claimed.vapid_key);
  const request = key && encrypted(app, claimed, key);
  if (!request) return null;
  const { endpoint } = claimed;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return { url: endpoint, headers, body: request.body };
}

function encrypted(app: App, claimed: Claimed, key: PushKey) {
  const { endpoint, p256dh, auth } = claimed;
  const payload = JSON.stringify(payloadOf(claimed));
  const options = {
    vapidDetails: { subject: `mailto:${app.env.OPERATOR.email}`, ...key },
    TTL: TTL_SECONDS,
    urgency: isUrgent(topicOfKind(claimed.kind as EventKind)) ? ('high' as const) : ('normal' as const),
    contentEncoding: 'aes128gcm' as const,
  };
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options);
  } catch {
    // Of the length of a key, and no point of the curve.
    return null;
  }
}

/** Notes what became of an attempt. `null`: there was none, since nobody can write to the device any more. */
export async function noteAttempt({ db, now }: Work, claimed: Claimed, sent: Sent | null): Promise<void> {
  const { status = null, failure = null } = sent ?? {};
  if (sent && failure === null) {
    await devices.deleteDelivery(db, claimed.id);
    return devices.touchDevice(db, claimed.device_id, now);
  }
  const ended = !sent || failure === 'address' || (status !== null && GONE.has(status));
  if (ended) {
    await devices.deleteDevices(db, [claimed.device_id]);
    return;
  }
  const pause = Math.min(FIRST_PAUSE_MS * 4 ** claimed.attempts, LONGEST_PAUSE_MS);
  await devices.postpone(db, claimed.id, new Date(now.getTime() + pause));
}
