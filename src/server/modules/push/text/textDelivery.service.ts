import { DAY_MS } from '../../../../domain/time/spans';
import type { App, Work } from '../../../http/context';
import type { NoticeTopic } from '../../../../contract/noticeTopics';
import { sendText, wonOf } from '../../../ports/outgoing/textProvider';
import type { Sent } from '../../../ports/outgoing/postGuarded';
import { addTextUse } from '../../company/use.service';
import * as texts from './textMessage.repository';
import { templateOf } from './textSettings';

export type Claimed = texts.TextRow;

const PAUSES_MS = [15_000, 60_000, 5 * 60_000, 30 * 60_000];
/** A code is of no use afterwards, and other news is read in the app. */
const KEPT_DAYS = 30;

/** Claims messages that are due, for one attempt each. */
export async function claimDue(
  { db, now }: Work,
  { forMs, most }: { forMs: number; most: number },
): Promise<Claimed[]> {
  await texts.dropIdleTexts(db, now);
  return texts.claimTexts(db, { now, until: new Date(now.getTime() + forMs), most });
}

const templateFor = (app: App, kind: string) => templateOf(app.env, kind as NoticeTopic | 'code');

/** Hands a message to the provider; null where the installation sends none any more. */
export async function attemptText(app: App, claimed: Claimed, timeoutMs: number): Promise<Sent | null> {
  const settings = app.env.TEXT;
  if (!settings) return null;
  const { phone, body, variables } = claimed;
  const text = { to: phone, body, variables, template: templateFor(app, claimed.kind) };
  return sendText(settings, text, new Date(), { loopback: app.env.WEBHOOK_LOOPBACK, timeoutMs });
}

/** Notes what became of an attempt: taken, and counted as the company's; to be tried again; or given up. */
export async function noteAttempt(work: Work, claimed: Claimed, sent: Sent | null): Promise<void> {
  const { db, now, app } = work;
  const settings = app.env.TEXT;
  if (settings && sent?.failure === null) {
    await texts.updateText(db, claimed.id, { status: 'sent', claimed_until: null, attempts: claimed.attempts + 1 });
    await addTextUse(work, claimed.company_id, wonOf(settings, templateFor(app, claimed.kind)));
    return;
  }
  const pause = PAUSES_MS[claimed.attempts];
  // What the provider refuses it refuses again; what it did not answer may have arrived, so it is tried a few times only.
  const refused = sent?.status != null && sent.status >= 400 && sent.status < 500 && sent.status !== 429;
  const waits = sent !== null && pause !== undefined && !refused;
  await texts.updateText(db, claimed.id, {
    status: waits ? 'waiting' : 'dead',
    attempts: claimed.attempts + 1,
    claimed_until: null,
    answer: sent?.answer || sent?.failure || null,
    ...(waits && { due_at: new Date(now.getTime() + pause) }),
  });
}

/** Removes messages whose time in the log is over. */
export function forgetOldTexts({ db, now }: Work): Promise<void> {
  return texts.deleteTextsBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
}
