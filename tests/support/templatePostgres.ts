import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { startProcess } from './serverProcess';
import { databaseUrl, TEMPLATE } from './testDatabase';

export interface TemplatePostgres {
  url: string;
  /** A folder that goes with it. */
  dataDir: string;
  stop(): Promise<void>;
}

/** One PostgreSQL for a whole run, with the migrated, empty database that those of the tests are copied from. */
export async function startTemplatePostgres(): Promise<TemplatePostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stlbs-test-postgres-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await trustTheMachine(client);
    await client.query(`create database ${TEMPLATE}`);
    await client.end();
    const migrating = await startProcess({ PAGES: '0', DATABASE_URL: databaseUrl(database.url, TEMPLATE) });
    const code = await migrating.stop();
    if (code !== 0) throw new Error(`The server ended with ${code} on SIGTERM:\n${migrating.output()}`);
    return { url: database.url, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The server of the tests lives as long as the run: its data need not survive a crash of the machine. */
async function trustTheMachine(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
}
