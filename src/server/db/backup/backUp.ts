import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { primaryAddress } from '../addresses';
import { commandPostgres } from '../commandPostgres';
import type { Env } from '../../env';
import { StartError } from '../../startError';
import { type BaseOf, copyServer } from './base';
import { dumpDatabase } from './dump';
import { backupKey, sealFolder } from './sealed';
import { copyFolder, type Leaving, syncFolder, syncNames } from './copyFolder';

/** What a backup says of itself, in `backup.json`. It is written last: a folder without it is not a backup. */
export interface BackupNote {
  startedAt: string;
  /** Nothing before this moment can be restored from it. */
  endedAt: string;
  /** False: the files lie in S3. */
  withFiles: boolean;
  /** Major version of the PostgreSQL of one's own that pg_dump read. Absent: a copy of the embedded one's folder. */
  dumpOf?: number;
  /** A copy of the whole server of one's own, to which its archive of changes belongs. */
  baseOf?: BaseOf;
}

export const NOTE = 'backup.json';
/** Beside the database: without them nobody gets in. */
export const SECRETS = ['postgres.password', 'jwt-secret'];

/** Of one running server alone, or made again at each start (PostgreSQL's manual, "Making a base backup"). */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'postgresql.auto.conf.tmp', 'pg_internal.init']);
/** Folders that have to be there, empty. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

const DATABASE_COPY: Leaving = {
  isLeftOut: (name) => LEFT_OUT.has(name) || name.startsWith('pgsql_tmp'),
  emptied: EMPTIED,
};
/** What is still being uploaded is stored under another name later. */
const FILES_COPY: Leaving = { isLeftOut: (name) => name.endsWith('.part') };

/**
 * Copies the embedded database, or the whole server of DATABASE_URL where its log is archived, with what it logged meanwhile, or
 * dumps the one of DATABASE_URL, and copies the files into a new folder below `place`; with a key into one encrypted file.
 * People may go on working.
 */
export async function backUp(
  env: Env,
  { place, key }: { place: string; key: string | undefined },
): Promise<{ lines: string[]; code: number }> {
  const dataDir = resolve(env.DATA_DIR);
  if (!env.DATABASE_URL && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`There is no database in DATA_DIR ${dataDir}.`);
  const secret = key === undefined ? undefined : await backupKey(key);
  const startedAt = new Date().toISOString();
  const target = join(resolve(place), startedAt.replace(/[:.]/g, '-'));
  const draft = `${target}.part`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const copied = await copyOf(env, dataDir, draft);
    for (const name of SECRETS) {
      if (existsSync(join(dataDir, name))) await copyFile(join(dataDir, name), join(draft, name));
    }
    const files = join(dataDir, 'files');
    const withFiles = !env.S3;
    // Files never change, so those of a later moment are good for the database of an earlier one.
    if (withFiles && existsSync(files)) await copyFolder(files, join(draft, 'files'), FILES_COPY);
    // The note says that the backup is whole: what it speaks of has to be on the disk before it.
    await syncFolder(draft);
    const note: BackupNote = { startedAt, withFiles, ...copied };
    await writeFile(join(draft, NOTE), JSON.stringify(note, null, 2), { flush: true });
    await syncNames(draft);
    const made = secret ? await sealFolder(draft, `${target}.sealed`, secret) : target;
    if (!secret) await rename(draft, target);
    await syncNames(resolve(place));
    return { lines: [made], code: 0 };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Writes the database into a folder: what it is a copy of, and from which moment on it is whole. */
async function copyOf(
  env: Env,
  dataDir: string,
  folder: string,
): Promise<Pick<BackupNote, 'endedAt' | 'dumpOf' | 'baseOf'>> {
  const copy = join(folder, 'postgres');
  if (!env.DATABASE_URL) {
    return { endedAt: await withDatabase(env, (client) => copyDatabase(client, dataDir, copy)) };
  }
  const url = await primaryAddress(env.DATABASE_URL);
  if (env.WAL_ARCHIVE_DIR) return copyServer(url, copy);
  const { endedAt, major } = await dumpDatabase(url, folder);
  return { endedAt, dumpOf: major };
}

async function withDatabase<T>(env: Env, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url, end } = await commandPostgres(env);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await end();
  }
}

/** Resolves to the moment from which on the copy is whole. */
async function copyDatabase(client: pg.Client, from: string, to: string): Promise<string> {
  const one = async (text: string): Promise<Record<string, string>> =>
    (await client.query<Record<string, string>>(text)).rows[0] ?? {};
  // Keeps the log from now on for as long as this connection lasts.
  await client.query(`select pg_create_physical_replication_slot('stlbs_backup_' || pg_backend_pid(), true, true)`);
  const { first = '' } = await one(`select pg_walfile_name(pg_backup_start('stlbs', true)) as first`);
  await copyFolder(join(from, 'postgres'), to, DATABASE_COPY);
  const {
    last = '',
    label = '',
    ended = '',
  } = await one(
    `select pg_walfile_name(lsn) as last, labelfile as label,
       to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ended
     from pg_backup_stop(false)`,
  );
  await writeFile(join(to, 'backup_label'), label, { mode: 0o600 });
  const log = join(from, 'postgres', 'pg_wal');
  const needed = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  if (!needed.includes(first) || !needed.includes(last))
    throw new StartError('The log of changes was gone too early. Try again.');
  for (const name of needed) await copyFile(join(log, name), join(to, 'pg_wal', name));
  return ended;
}
