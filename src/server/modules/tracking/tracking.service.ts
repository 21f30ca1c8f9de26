import { v7 as uuid } from 'uuid';
import type { TrackingEvent } from '../../../contract/endpoints/tracking';
import type { Work } from '../../http/context';
import { sessionOf } from '../../http/session';
import { addTrackingEvents, deleteActionsBefore, type TrackingRow } from './tracking.repository';
import { DAY_MS } from '../../../domain/time/spans';

const FLUSH_MS = 500;
const BATCH = 200;
/** As the privacy policy says. */
const KEPT_MS = 90 * DAY_MS;

let waiting: TrackingRow[] = [];
let timer: NodeJS.Timeout | null = null;

/** Takes one action; actions of half a second are written together. A wrong or old token only leaves the person out. */
export async function takeAction(work: Work, event: TrackingEvent, token: string | undefined): Promise<void> {
  const session = token
    ? await sessionOf(work.app.database, work.app.acceptedSecrets, `Bearer ${token}`).catch(() => null)
    : null;
  waiting.push({
    id: uuid(),
    is_test: session?.is_test ?? work.app.env.APP_ENV !== 'prod',
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
  if (waiting.length >= BATCH) return flush(work);
  timer ??= setTimeout(() => void flush(work), FLUSH_MS);
}

async function flush(work: Work): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  const rows = waiting;
  waiting = [];
  // Losing half a second of clicks is better than failing a reader's request.
  await addTrackingEvents(work.app.database, rows).catch(() => undefined);
}

/** Deletes what readers did when its time is over. */
export function forgetOldActions(work: Work): Promise<void> {
  return deleteActionsBefore(work.db, new Date(work.now.getTime() - KEPT_MS));
}
