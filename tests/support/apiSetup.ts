import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildServer, bundle, THREADS } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { startHost, type Host } from './hostProcess';
import { startProcess } from './serverProcess';
import { TEMPLATE, databaseUrl } from './testDatabase';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Where the processes are ordered to start and stop apps. */
    appHosts: string[];
    /** Where the files of the demo are kept once it is loaded. */
    demoFolder: string;
  }
}

const HOSTS = 2;
/** Not in `dist`: the hosts are no part of the product. */
const HOST_FOLDER = '.tmp/hosts';

/**
 * Once per run: bundles the server, starts one PostgreSQL for all files, migrates the template database and starts the
 * processes that serve the apps of the files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  await bundle({ entryPoints: { appHost: 'tests/support/appHost.ts', ...THREADS }, outdir: HOST_FOLDER });
  const dataDir = mkdtempSync(join(tmpdir(), 'stlbs-test-postgres-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const hosts: Host[] = [];
  const teardown = async () => {
    await Promise.all(hosts.map((host) => host.stop()));
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
    for (let number = 1; number <= HOSTS; number += 1) {
      hosts.push(await startHost(`${HOST_FOLDER}/appHost.mjs`, `.tmp/host-${number}.log`));
    }
    project.provide('postgresUrl', database.url);
    project.provide('demoFolder', join(dataDir, 'demo'));
    project.provide(
      'appHosts',
      hosts.map(({ url }) => url),
    );
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
