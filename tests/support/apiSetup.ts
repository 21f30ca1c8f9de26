import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { startProcess } from './serverProcess';
import { TEMPLATE, databaseUrl } from './testDatabase';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Once per run: bundles the server, starts one PostgreSQL for all files and migrates the template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'stlbs-test-postgres-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const teardown = async () => {
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
    project.provide('postgresUrl', database.url);
    return teardown;
  } catch (error) {
    await teardown();
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
