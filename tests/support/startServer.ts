import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Api, createApi } from './http';
import { type ServerProcess, startProcess } from './serverProcess';
import { TEMPLATE, databaseUrl } from './testDatabase';

export type TestServer = ServerProcess & {
  api: Api;
  databaseUrl: string;
  /** Looks into the server's database past the API, for what the API must not show. */
  sql<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
};

/**
 * A server of its own for a test file: one process on a fresh, migrated and empty database of the PostgreSQL that all
 * API tests share. It serves the API without pages unless `PAGES=1` is given. Stop it in `afterAll`.
 */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const base = inject('postgresUrl');
  const url = env['DATABASE_URL'] ?? (await freshDatabase(base));
  const pool = new pg.Pool({ connectionString: url, max: 2, idleTimeoutMillis: 1_000 });
  try {
    const server = await startProcess({ PAGES: '0', ...env, DATABASE_URL: url });
    return {
      ...server,
      databaseUrl: url,
      api: createApi(server.url),
      sql: async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
        (await pool.query<Row>(text, values)).rows,
      stop: async () => {
        await pool.end();
        return server.stop();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** An empty database with the present schema, copied from the template in some ten milliseconds. */
async function freshDatabase(base: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  return databaseUrl(base, name);
}
