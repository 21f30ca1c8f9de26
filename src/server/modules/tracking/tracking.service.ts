import { v7 as uuid } from 'uuid';
import type { TrackingEvent } from '../../../contract/endpoints/tracking';
import { showsTestData } from '../../db/scope';
import type { App, Work } from '../../http/context';
import { sessionOf } from '../../http/session';
import { addTrackingEvents, deleteActionsBefore, type TrackingRow } from './tracking.repository';
import { DAY_MS } from '../../../domain/time/spans';

const FLUSH_MS = 500;
const BATCH = 200;
/** As the privacy policy says. */
const KEPT_MS = 90 * DAY_MS;

/** What each app of this process has taken and not written yet. */
const waiting = new WeakMap<App, TrackingRow[]>();

/** Takes one action; actions of half a second are written together. A wrong or old token only leaves the person out. */
export async function takeAction(work: Work, event: TrackingEvent, token: string | undefined): Promise<void> {
  const session = token
    ? await sessionOf(work.app.databases, work.app.acceptedSecrets, `Bearer ${token}`).catch(() => null)
    : null;
  const rows = waiting.get(work.app) ?? [];
  if (rows.length === 0) {
    waiting.set(work.app, rows);
    setTimeout(() => void flush(work.app, rows), FLUSH_MS);
  }
  rows.push({
    id: uuid(),
    is_test: session?.is_test ?? showsTestData(work.app.env),
    account_id: session?.account_id ?? null,
    action_type: event.actionType,
    method: event.method,
    path: event.path,
    referrer: event.referrer,
    key: event.key,
    body: event.body ?? null,
    service_name: event.serviceName,
    session_id: event.sessionId,
    client_date: new Date(event.clientDate),
    language: event.language,
    received_at: work.now,
  });
  if (rows.length >= BATCH) return flush(work.app, rows);
}

async function flush(app: App, rows: TrackingRow[]): Promise<void> {
  if (waiting.get(app) !== rows) return;
  waiting.delete(app);
  // Losing half a second of clicks is better than failing a reader's request.
  await addTrackingEvents(app.databases.all, rows).catch(() => undefined);
}

/** Deletes what readers did when its time is over. */
export function forgetOldActions(work: Work): Promise<void> {
  return deleteActionsBefore(work.db, new Date(work.now.getTime() - KEPT_MS));
}
