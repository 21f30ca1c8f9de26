import { cpSync, existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startProcess } from './serverProcess';

/** The migrated, empty database that every test database is copied from. */
export const TEMPLATE = 'test_template';
/** The same with the demo loaded, made when the first file needs it. */
const DEMO_TEMPLATE = 'test_demo';
const DEMO_LOCK = 4_711;

/** The address of another database on the same PostgreSQL. */
export function databaseUrl(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

async function copied(client: pg.Client, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name} template ${template}`);
  return name;
}

async function connected<T>(base: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An empty database with the present schema, copied from the template in some ten milliseconds. */
export async function freshDatabase(base: string): Promise<string> {
  return databaseUrl(base, await connected(base, (client) => copied(client, TEMPLATE)));
}

/**
 * A database with the demo, its files put into `dataDir`. The demo is loaded once per run, into `folder` and a template,
 * by the file that needs it first; another one waits for it.
 */
export async function demoDatabase(base: string, folder: string, dataDir: string): Promise<string> {
  const name = await connected(base, async (client) => {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DEMO_TEMPLATE]);
    if (!rowCount) {
      await client.query(`create database ${DEMO_TEMPLATE} template ${TEMPLATE}`);
      const url = databaseUrl(base, DEMO_TEMPLATE);
      const loading = await startProcess({ PAGES: '0', DEMO_DATA: '1', DATABASE_URL: url, DATA_DIR: folder });
      await loading.stop();
    }
    return copied(client, DEMO_TEMPLATE);
  });
  if (existsSync(folder)) cpSync(folder, dataDir, { recursive: true });
  return databaseUrl(base, name);
}
