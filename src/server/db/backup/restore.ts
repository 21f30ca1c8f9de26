import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, copyFile, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { DataDirInUseError, lockDataDir } from '../dataDirLock';
import { primaryAddress } from '../addresses';
import { handToPostgres, startEmbeddedPostgres } from '../embedded';
import type { Env } from '../../env';
import { StartError } from '../../startError';
import { type BackupNote, NOTE, SECRETS } from './backUp';
import type { Restored } from './contents';
import { restoreDump } from './dump';
import { endOfArchive, type Recovery, recoverySettings } from './recovery';
import {
  counted,
  type Ending,
  ending,
  lookAtServer,
  type Plan,
  restoreToDatabase,
  restoreToServer,
} from './restoreOwn';
import { isSealed, openSealed } from './sealed';

const DAY_MS = 24 * 60 * 60 * 1000;
const RECOVERY = ['restore_command', 'recovery_target_time', 'recovery_target_action'];

/**
 * What a restore puts into DATA_DIR, in this order: a server does not start on a database without its password, so one
 * that was interrupted in between is noticed.
 */
const RESTORED = ['postgres', 'files', ...[...SECRETS].reverse()];

interface Call {
  place: string;
  to: string | undefined;
  archive: string | undefined;
  /** The file with the key of an encrypted backup. */
  key: string | undefined;
  /** The new data folder of a server of one's own. */
  into: string | undefined;
}

/**
 * Puts a backup into an empty DATA_DIR, as it was at a moment or at the end of the archive. Ends with another code where
 * files are still to be copied: those stored after the backup are not in it.
 */
export async function restoreBackup(env: Env, call: Call): Promise<Ending> {
  const dataDir = resolve(env.DATA_DIR);
  return withBackup(call, dataDir, async (backup) => {
    const plan = await planOf(backup, call, env);
    if (plan.note.baseOf) return restoreToServer(plan.note.baseOf, dataDir, plan, call.into);
    if (call.into !== undefined) throw new StartError('--into belongs to the backup of a whole server of your own.');
    if ((plan.note.dumpOf !== undefined) !== (env.DATABASE_URL !== undefined)) throw otherKind(plan.note);
    if (!env.DATABASE_URL) return restoreToFolder(dataDir, plan);
    return restoreToDatabase(await primaryAddress(env.DATABASE_URL), dataDir, plan);
  });
}

function otherKind({ dumpOf }: BackupNote): StartError {
  return new StartError(
    dumpOf !== undefined
      ? 'This backup is a dump of a PostgreSQL of your own: set DATABASE_URL to an empty database.'
      : 'This backup is a copy of the embedded database: restore it without DATABASE_URL.',
  );
}

/** Opens an encrypted backup beside the place it is going to, for as long as it is needed. */
async function withBackup<T>({ place, key }: Call, near: string, work: (backup: string) => Promise<T>): Promise<T> {
  if (!isSealed(place)) return work(resolve(place));
  await mkdir(near, { recursive: true });
  const opened = join(near, `opened-${randomUUID()}`);
  try {
    await openSealed(resolve(place), opened, key);
    return await work(opened);
  } finally {
    await rm(opened, { recursive: true, force: true });
  }
}

async function restoreToFolder(dataDir: string, plan: Plan): Promise<Ending> {
  requireFree(dataDir);
  await mkdir(dataDir, { recursive: true });
  let lost = false;
  const lock = await lockDataDir(
    dataDir,
    () => undefined,
    () => (lost = true),
  );
  // Beside its place, so that a failure takes nothing away but its own.
  const aside = join(dataDir, `restore-${randomUUID()}`);
  try {
    requireFree(dataDir);
    const restored = await restoreInto(aside, plan);
    if (lost) throw new DataDirInUseError(`Another process took over DATA_DIR ${dataDir}. Stop it and restore again.`);
    for (const name of RESTORED) {
      if (existsSync(join(aside, name))) await rename(join(aside, name), join(dataDir, name));
    }
    const end = `Restored to ${dataDir}. Start the server with a new, empty WAL_ARCHIVE_DIR and make a backup.`;
    return ending(restored, dataDir, end);
  } finally {
    await rm(aside, { recursive: true, force: true });
    lock.release();
  }
}

function requireFree(dataDir: string): void {
  for (const name of RESTORED) {
    if (!existsSync(join(dataDir, name))) continue;
    throw new StartError(
      `${join(dataDir, name)} is there already. Stop the server, move ${dataDir} aside (mv ${dataDir} ${dataDir}.before) and restore again.`,
    );
  }
}

/** Restores a backup aside, counts what is in it, and removes it again. */
export async function verifyBackup(env: Env, call: Call): Promise<Ending> {
  const aside = await mkdtemp(join(tmpdir(), 'stlbs-verify-'));
  try {
    return await withBackup(call, aside, async (backup) => {
      const plan = await planOf(backup, call, env);
      const { lines, missing } = await (plan.note.baseOf
        ? lookAtServer(plan.note.baseOf, plan, { into: join(aside, 'server'), dataDir: backup })
        : restoreInto(join(aside, 'data'), plan));
      return { lines, code: missing.length > 0 ? 1 : 0 };
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Throws `StartError` for what can be known to fail before anything is written. */
async function planOf(backup: string, call: Call, env: Env): Promise<Plan> {
  const archive = call.archive ?? env.WAL_ARCHIVE_DIR;
  const note = await noteOf(backup);
  if (note.dumpOf) {
    if (call.to !== undefined) throw new StartError('A dump holds one moment: --to has nothing to restore from.');
    return { backup, note, moment: undefined, archive: undefined };
  }
  const moment = call.to === undefined ? undefined : momentOf(call.to, note, archive);
  requireArchive(archive);
  return { backup, note, moment, archive };
}

async function restoreInto(dataDir: string, { backup, note, moment, archive }: Plan): Promise<Restored> {
  const database = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  if (!note.dumpOf) await cp(join(backup, 'postgres'), database, { recursive: true, preserveTimestamps: true });
  for (const name of SECRETS) {
    if (existsSync(join(backup, name))) await copyFile(join(backup, name), join(dataDir, name));
  }
  if (existsSync(join(backup, 'files'))) {
    await cp(join(backup, 'files'), join(dataDir, 'files'), { recursive: true, preserveTimestamps: true });
  }
  if (note.dumpOf) return started(dataDir, note, moment, (url) => restoreDump(url, backup, note.dumpOf));
  // Without an archive PostgreSQL replays what the backup itself holds of the log.
  if (archive !== undefined) await recoverFrom({ archive, moment }, database);
  await handToPostgres(database);
  return started(dataDir, note, moment);
}

async function noteOf(backup: string): Promise<BackupNote> {
  const text = await readFile(join(backup, NOTE), 'utf8').catch(() => {
    throw new StartError(`${backup} is not a backup, or one that was not finished: there is no ${NOTE} in it.`);
  });
  return JSON.parse(text) as BackupNote;
}

function momentOf(to: string, note: BackupNote, archive: string | undefined): string {
  // Without a zone a moment would mean another one on another machine.
  if (!/(Z|[+-]\d\d:?\d\d)$/.test(to) || Number.isNaN(Date.parse(to))) {
    throw new StartError('--to is a moment with its zone: 2026-11-24T09:30:00+09:00.');
  }
  if (Date.parse(to) < Date.parse(note.endedAt)) {
    throw new StartError(`This backup ended at ${note.endedAt}; for a moment before that take an earlier one.`);
  }
  if (archive === undefined) {
    throw new StartError('Say with --archive where the log of changes was archived (WAL_ARCHIVE_DIR of the server).');
  }
  // PostgreSQL reads no other form in its settings.
  return to.replace('T', ' ').replace(/Z$/, '+00');
}

function requireArchive(archive: string | undefined): void {
  if (archive === undefined || existsSync(archive)) return;
  throw new StartError(
    `There is no archive ${archive}. Say with --archive where WAL_ARCHIVE_DIR of the server is now.`,
  );
}

async function recoverFrom(recovery: Recovery, database: string): Promise<void> {
  const settings = Object.entries(recoverySettings(recovery)).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  );
  await appendFile(join(database, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(database, 'recovery.signal'), '');
}

/** Lets the database replay its log, or fills it, and says what it holds. */
async function started(
  dataDir: string,
  note: BackupNote,
  moment: string | undefined,
  fill: (url: string) => Promise<void> = async () => undefined,
): Promise<Restored> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, startMs: DAY_MS }).catch(
    (error: unknown) => {
      throw endOfArchive((error as Error).message, moment) ?? error;
    },
  );
  const client = new pg.Client({ connectionString: server.url });
  try {
    await fill(server.url);
    await client.connect();
    for (const setting of RECOVERY) await client.query(`alter system reset ${setting}`);
    return await counted(client, note, dataDir);
  } finally {
    await client.end();
    await server.stop();
  }
}
