import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { defineScopes, dropScopes, isHeldByViews } from './scopeViews';

const LOCK = 727_274;
const FOLDER = path.resolve('src/server/db/migrations');

/**
 * Brings the schema up to date, and the views by which bound connections see it. Several processes may start at once: a lock
 * lets one of them work, the others wait.
 */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder = FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const run = () => migrate(drizzle(client), { migrationsFolder });
    await run().catch(async (error: unknown) => {
      if (!isHeldByViews(error)) throw error;
      await dropScopes(client);
      await run();
    });
    await defineScopes(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}

/** How many migrations a database has had. */
export async function appliedMigrations(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ made: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  );
  if (!rows[0]?.made) return 0;
  const applied = await pool.query<{ applied: number }>(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  return applied.rows[0]?.applied ?? 0;
}
