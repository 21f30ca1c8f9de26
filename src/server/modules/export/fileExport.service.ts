import { v7 as uuid } from 'uuid';
import type { FileExport } from '../../../contract/entities/fileExport';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { DAY_MS } from '../../../domain/time/spans';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { requireExportRight } from './exportRight';
import { cancelRun, LEASE_MS, OF_ONE } from './exportRun.service';
import { presentExport } from './fileExport.presenter';
import {
  addExport,
  countUnderWay,
  deleteEnded,
  deleteExportsOf,
  type ExportRow,
  findNewest,
  findOwn,
  findSame,
  lockExpired,
  lockExports,
  markCancelled,
  markExpired,
} from './fileExport.repository';

/** More than anybody waits for. */
const MOST_UNDER_WAY = 20;
const LISTED_DAYS = 30;
const CLEANED_AT_ONCE = 200;

/** Which file, of what, in which language. */
export type Requested = Pick<ExportRow, 'kind' | 'params' | 'query' | 'language'>;

/** What the person already has under way of exactly this; null where there is none. */
export function sameUnderWay(work: MemberWork, requested: Requested): Promise<ExportRow | null> {
  return findSame(work.db, { ...requested, account_id: work.session.account_id });
}

/**
 * Keeps an export in a transaction. The one that is there already of exactly this is given in its place. `begun`: its making
 * is under way, and goes on when `runs`: not when two of this person are being made.
 */
export async function keepExport(
  work: MemberWork,
  requested: Requested,
  begun: boolean,
): Promise<{ row: ExportRow; runs: boolean }> {
  const { db, now, session } = work;
  const { account_id, company_id } = session;
  await lockExports(db);
  const present = await sameUnderWay(work, requested);
  if (present) return { row: present, runs: false };
  const { all, running } = await countUnderWay(db, account_id, now);
  if (all >= MOST_UNDER_WAY) return fail('FILES_BUSY');
  const runs = begun && running < OF_ONE;
  const row = await addExport(db, {
    ...requested,
    id: uuid(),
    account_id,
    company_id,
    state: runs ? 'running' : 'waiting',
    attempts: runs ? 1 : 0,
    run: runs ? uuid() : null,
    due_at: runs ? new Date(now.getTime() + LEASE_MS) : now,
    created_at: now,
  });
  return { row, runs };
}

/** The person's own exports, the newest first. */
export async function readExports(work: MemberWork): Promise<{ items: FileExport[] }> {
  return { items: (await findNewest(work.db, work.session)).map((row) => presentExport(work, row)) };
}

/** Stops the making of an export; what has ended stays as it is. */
export async function cancel(work: MemberWork, id: string): Promise<FileExport> {
  const row = await ownExport(work, id);
  await markCancelled(work.db, row.id, work.now);
  work.afterCommit(() => cancelRun(work.app, row.id));
  return presentExport(work, await ownExport(work, id));
}

/** Makes an export again, in its language. */
export async function repeat(work: MemberWork, id: string): Promise<FileExport> {
  const { kind, params, query, language } = await ownExport(work, id);
  requireExportRight(kind, work.session);
  const { row } = await keepExport(work, { kind, params, query, language }, false);
  return presentExport(work, row);
}

/** The file of an export, for the person who requested it. */
export async function readFile(work: MemberWork, id: string): Promise<FileAnswer> {
  const row = await ownExport(work, id);
  requireExportRight(row.kind, work.session);
  const { state } = presentExport(work, row);
  if (state === 'expired') return fail('EXPORT_EXPIRED');
  if (state !== 'done' || row.name === null || row.content_type === null) return fail('EXPORT_NOT_READY');
  const bytes = (await work.app.files.get(row.id)) ?? fail('EXPORT_EXPIRED');
  return { name: row.name, type: row.content_type, content: new Uint8Array(bytes) };
}

const ownExport = async ({ db, session }: MemberWork, id: string) =>
  (await findOwn(db, session, id)) ?? fail('EXPORT_NOT_FOUND');

/** Removes files that are kept no longer, and what is too old to be listed. */
export async function forgetOldExports(work: Work): Promise<void> {
  const ids = await lockExpired(work.db, work.now, CLEANED_AT_ONCE);
  // A kill in between leaves the row to the next cleaning, and removing twice is fine.
  for (const id of ids) await work.app.files.remove(id);
  await markExpired(work.db, ids);
  await deleteEnded(work.db, new Date(work.now.getTime() - LISTED_DAYS * DAY_MS));
}

/** Removes the exports of a person who leaves. */
export async function dropExports(work: Work, accountId: string): Promise<void> {
  const ids = await deleteExportsOf(work.db, accountId);
  work.afterCommit(() => {
    for (const id of ids) {
      cancelRun(work.app, id);
      void work.app.files.remove(id).catch(() => undefined);
    }
  });
}
