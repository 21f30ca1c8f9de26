import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../startError';
import { openDatabase } from '../database';
import { migrateDatabase } from '../migrate';
import { requireOwnDatabase } from '../ownDatabase';
import { SCOPE_NAMES } from '../scope';
import { postgresTool, runOn } from './postgresTools';

/** The name of a dump within a backup of a PostgreSQL of one's own. */
export const DUMP = 'database.dump';

async function answerOf<T extends Record<string, unknown>>(url: string, text: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return (await client.query<T>(text)).rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function majorOf(url: string): Promise<number> {
  const row = await answerOf<{ version: number }>(url, `select current_setting('server_version_num')::int as version`);
  return Math.floor((row?.version ?? 0) / 10_000);
}

/**
 * Writes what a PostgreSQL of one's own holds into a folder, as of one moment, by pg_dump. Resolves to a moment after it and the
 * major version of the server. What connections are bound by is left out: the start of a server, and a restore, make it.
 */
export async function dumpDatabase(url: string, folder: string): Promise<{ endedAt: string; major: number }> {
  const major = await majorOf(url);
  const program = postgresTool('pg_dump', major);
  const left = Object.values(SCOPE_NAMES).map((name) => `--exclude-schema=${name}`);
  const form = ['--format=custom', '--no-owner', '--no-privileges', '--no-password'];
  await runOn(url, program, [...form, ...left, `--file=${join(folder, DUMP)}`]);
  const row = await answerOf<{ ended: string }>(
    url,
    `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ended`,
  );
  return { endedAt: row?.ended ?? '', major };
}

/** The oldest major version that the product runs on. */
const OLDEST = 15;

/** Puts a dump of a server of a major version into an empty database, all of it or nothing, and brings it to this release. */
export async function restoreDump(url: string, backup: string, dumpedBy = OLDEST): Promise<void> {
  const { pool } = openDatabase(url, 'all', { size: 1 });
  try {
    await requireOwnDatabase(pool);
    const { rows } = await pool.query<{ made: boolean }>(`select to_regclass('public.account') is not null as made`);
    if (rows[0]?.made) {
      throw new StartError('The database of DATABASE_URL is not empty. Make a new one and name it in DATABASE_URL.');
    }
    const program = postgresTool('pg_restore', dumpedBy);
    const form = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--no-password'];
    await runOn(url, program, [
      ...form,
      `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`,
      join(backup, DUMP),
    ]);
    await migrateDatabase(pool);
  } finally {
    await pool.end();
  }
}
