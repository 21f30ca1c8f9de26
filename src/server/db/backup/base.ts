import { chownSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import type { Env } from '../../env';
import { StartError } from '../../startError';
import { primaryAddress } from '../addresses';
import { postgresAccount } from '../postgresAccount';
import { ARCHIVE_SLOT } from './archiveSlot';
import { postgresTool, runOn } from './postgresTools';

/** Of whom a base backup is: what a restore of it logs in to. */
export interface BaseOf {
  major: number;
  database: string;
  user: string;
}

interface Server extends BaseOf {
  /** Whether something archives its log of changes now. */
  archives: boolean;
  /** Whether its slot for pg_receivewal is there. */
  slot: boolean;
}

async function serverOf(url: string): Promise<Server> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Server>(
      `select current_setting('server_version_num')::int / 10000 as major, current_database() as database,
         session_user as user, current_setting('archive_mode') <> 'off'
           or exists (select from pg_replication_slots where slot_name = $1 and active) as archives,
         exists (select from pg_replication_slots where slot_name = $1) as slot`,
      [ARCHIVE_SLOT],
    );
    if (!rows[0]) throw new StartError('The database of DATABASE_URL says nothing of itself.');
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Copies the whole server of DATABASE_URL, by pg_basebackup, into a folder, with what it logged meanwhile. Refuses where nothing
 * archives what it logs afterwards: no later moment could be restored.
 */
export async function copyServer(url: string, folder: string): Promise<{ endedAt: string; baseOf: BaseOf }> {
  const { archives, major, database, user } = await serverOf(url);
  if (!archives) {
    throw new StartError(
      'Nothing archives the log of changes of this PostgreSQL: run `npm run ops -- archive` beside it, or let its own ' +
        'archive_command write to WAL_ARCHIVE_DIR. Without WAL_ARCHIVE_DIR a backup is a dump of one moment.',
    );
  }
  const form = ['--format=plain', '--wal-method=stream', '--checkpoint=fast', '--no-password'];
  await replicating(url, postgresTool('pg_basebackup', major), [`--pgdata=${folder}`, ...form]);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ ended: string }>(
      `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ended`,
    );
    return { endedAt: rows[0]?.ended ?? '', baseOf: { major, database, user } };
  } finally {
    await client.end();
  }
}

/**
 * Receives the log of changes of the server of DATABASE_URL into WAL_ARCHIVE_DIR, by pg_receivewal, until it is stopped or the
 * server goes; what it missed meanwhile comes when it is started again.
 */
export async function receiveLog(env: Env, say: (line: string) => void): Promise<void> {
  if (!env.DATABASE_URL) {
    throw new StartError('The embedded database archives by itself where WAL_ARCHIVE_DIR is set: nothing to start.');
  }
  if (!env.WAL_ARCHIVE_DIR) throw new StartError('Set WAL_ARCHIVE_DIR to the folder of the archive, on another disk.');
  const archive = resolve(env.WAL_ARCHIVE_DIR);
  const url = await primaryAddress(env.DATABASE_URL);
  const { major, slot } = await serverOf(url);
  const program = postgresTool('pg_receivewal', major);
  mkdirSync(archive, { recursive: true, mode: 0o700 });
  // Of the account that restores from it.
  const { ids } = postgresAccount([archive]);
  if (ids) chownSync(archive, ids.uid, ids.gid);
  const form = [`--slot=${ARCHIVE_SLOT}`, '--no-password'];
  if (!slot) await replicating(url, program, [...form, '--create-slot', '--if-not-exists']);
  say(`Archiving the log of changes to ${archive}.`);
  const words = [...form, `--directory=${archive}`, '--synchronous', '--no-loop'];
  await replicating(url, program, words, ids);
}

/** PostgreSQL's own words for a login or a server that gives no replication connection. */
const NO_REPLICATION = /replication|wal_?\s?sender|wal_level|pg_hba/i;

async function replicating(
  url: string,
  program: string,
  words: string[],
  ids?: { uid: number; gid: number },
): Promise<void> {
  await runOn(url, program, words, ids).catch((error: unknown) => {
    if (!(error instanceof StartError) || !NO_REPLICATION.test(error.message)) throw error;
    throw new StartError(
      `${error.message}\nThis PostgreSQL gives no replication connection. On a server of your own: alter role … replication, a ` +
        'line "host replication …" in pg_hba.conf, wal_level replica. A managed service has a point-in-time restore of its ' +
        'own: use that for a moment in between, and without WAL_ARCHIVE_DIR `backup` makes a dump.',
    );
  });
}
