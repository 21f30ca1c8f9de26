import { v7 as uuid } from 'uuid';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { DAY_MS } from '../../../domain/time/spans';
import { scopeOf } from '../../db/scope';
import { isOutage } from '../../db/outage';
import { reportWork } from '../../failureReports';
import type { App } from '../../http/context';
import { AppError } from '../../http/fail';
import { findSessionOf } from '../../http/session.repository';
import { inWork } from '../../jobs/inWork';
import { type Making, openMaking } from '../../making/making';
import { sheetText } from '../../spreadsheet/sheetText';
import { notifyCompanies } from '../push/notify.service';
import { requireExportRight } from './exportRight';
import { recordOf } from './fileExport.presenter';
import {
  claimNext,
  type ExportRow,
  isKept,
  lockExports,
  markDone,
  markFailed,
  putBack,
  renewRun,
} from './fileExport.repository';

/** Of one person, whatever the number of processes. */
export const OF_ONE = 2;
/** Without a sign of life for this long, another process begins again. */
export const LEASE_MS = 15_000;
const BEAT_MS = 1_000;
const AGAIN_MS = 10_000;
const MOST_ATTEMPTS = 3;
const KEPT_DAYS = 7;

/** What passes by itself: the same export is made again, and nobody is notified. */
const PASSING: ReadonlySet<string> = new Set(['FILES_BUSY', 'FILE_STORE_AWAY']);

interface Runs {
  makings: Map<string, Making>;
  ends: Set<Promise<void>>;
}
const runs = new WeakMap<App, Runs>();

function runsOf(app: App): Runs {
  const present = runs.get(app) ?? { makings: new Map(), ends: new Set() };
  runs.set(app, present);
  return present;
}

/** How many exports this process is making. */
export const runningHere = (app: App): number => runsOf(app).makings.size;

/** Stops an export at once if it is this process that makes it; another one finds out within a second. */
export function cancelRun(app: App, id: string): void {
  runsOf(app).makings.get(id)?.end('cancelled');
}

/** Puts all that this process is making back for another one, and resolves when that is written. */
export async function stopRuns(app: App): Promise<void> {
  const { makings, ends } = runsOf(app);
  for (const making of makings.values()) making.end('stopped');
  await Promise.all(ends);
}

/** Begins the next export that waits; false when there is none. */
export async function runNext(app: App): Promise<boolean> {
  const row = await inWork(app, 'all', async ({ db, now }) => {
    await lockExports(db);
    return claimNext(db, { run: uuid(), now, until: new Date(now.getTime() + LEASE_MS), ofOne: OF_ONE });
  });
  if (!row) return false;
  const making = openMaking();
  follow(app, row, makeAgain(app, row, making), making);
  return true;
}

async function makeAgain(app: App, row: ExportRow, making: Making): Promise<FileAnswer> {
  // Its processes ended again and again while they were at it.
  if (row.attempts > MOST_ATTEMPTS) throw new AppError('FILE_TOO_MUCH');
  const session = await findSessionOf(app.databases.of(row.is_test), row.account_id);
  if (session?.member_status !== 'active' || session.company_id !== row.company_id) throw new AppError('INVALID_USER');
  const { kind, params, query, language } = row;
  requireExportRight(kind, session);
  return app.makers.make({ kind, params, query, language, session }, making);
}

/** Stays with an export that is being made here until it has ended: says that it goes on, and keeps what comes of it. */
export function follow(app: App, row: ExportRow, file: Promise<FileAnswer>, making: Making): void {
  const { makings, ends } = runsOf(app);
  makings.set(row.id, making);
  const beat = setInterval(() => void goOn(app, row, making), BEAT_MS);
  const end = Promise.race([file, aborted(making.signal)])
    .then(
      (made) => finish(app, row, made),
      (error: unknown) => giveUp(app, row, error, making),
    )
    // Where even that could not be written, the export begins again once its time is over.
    .catch((error: unknown) => reportWork('exports', error))
    .finally(() => {
      clearInterval(beat);
      makings.delete(row.id);
      ends.delete(end);
    });
  ends.add(end);
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('nobody waits for it')), { once: true });
  });

async function goOn(app: App, row: ExportRow, making: Making): Promise<void> {
  const sign = { seconds: LEASE_MS / 1000, progress: making.percent() };
  const present = await renewRun(app.databases.of(row.is_test), row, sign).catch(() => true);
  if (!present) making.end('taken');
}

async function finish(app: App, row: ExportRow, { name, type, content }: FileAnswer): Promise<void> {
  await app.files.put(row.id, Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  const kept = await inWork(app, scopeOf(row.is_test), async (work) => {
    const done = await markDone(work.db, row, {
      name,
      content_type: type,
      size: content.byteLength,
      ended_at: work.now,
      expires_at: new Date(work.now.getTime() + KEPT_DAYS * DAY_MS),
    });
    if (done) await notify(work, done, 'export_done', name);
    return done !== null || isKept(work.db, row.id);
  });
  if (!kept) await app.files.remove(row.id);
}

async function giveUp(app: App, row: ExportRow, error: unknown, making: Making): Promise<void> {
  const reason = making.reason();
  if (reason === 'cancelled' || reason === 'taken') return;
  const refusal = error instanceof AppError ? error.code : null;
  const passing = reason === 'stopped' || (refusal ? PASSING.has(refusal) : isOutage(error));
  if (!refusal && !passing) reportWork('exports', error);
  await inWork(app, scopeOf(row.is_test), async (work) => {
    if (passing || (!refusal && row.attempts < MOST_ATTEMPTS)) {
      const due_at = new Date(work.now.getTime() + (reason === 'stopped' ? 0 : AGAIN_MS));
      return putBack(work.db, row, { due_at, counts: !passing });
    }
    const failed = await markFailed(work.db, row, refusal ?? 'UNKNOWN_SERVER_ERROR', work.now);
    if (failed) await notify(work, failed, 'export_failed', recordOf(row) ?? sheetText(row.language).stock.sheet);
  });
}

/** Notifies the one person who requested it, by notification and email. */
function notify(
  work: Parameters<typeof notifyCompanies>[0],
  row: ExportRow,
  kind: 'export_done' | 'export_failed',
  title: string,
): Promise<void> {
  const notice = { kind, record_type: 'export' as const, record_id: row.id, title };
  return notifyCompanies(work, [row.company_id], notice, { account_ids: new Set([row.account_id]) });
}
