import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer, bundle, THREADS } from '../../scripts/build.mjs';
import { HOST_FOLDER, OPS } from './hostFolder';
import { startHost, type Host } from './hostProcess';
import { startPgbouncer } from './pgbouncer';
import { startTemplatePostgres } from './templatePostgres';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Where the processes are ordered to start and stop apps. */
    appHosts: string[];
    /** A pooler before it that every server of the run goes through; empty: none. */
    poolerUrl: string;
    /** Where the files of the demo are kept once it is loaded. */
    demoFolder: string;
  }
}

/** One for each worker. */
const HOSTS = 3;

/**
 * Once per run: bundles the server, starts one PostgreSQL for all files with the migrated template database, and the
 * processes that serve the apps of the files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const programs = { appHost: 'tests/support/appHost.ts', [OPS]: 'src/server/ops/main.ts' };
  await bundle({ entryPoints: { ...programs, ...THREADS }, outdir: HOST_FOLDER });
  const database = await startTemplatePostgres();
  // `npm test -- pooler` names one.
  const pooler = process.env['TEST_POOLER'] ? await startPgbouncer(process.env['TEST_POOLER'], database.url) : null;
  const hosts: Host[] = [];
  const teardown = async () => {
    await Promise.all(hosts.map((host) => host.stop()));
    await pooler?.stop();
    await database.stop();
  };
  try {
    for (let number = 1; number <= HOSTS; number += 1) {
      hosts.push(await startHost(`${HOST_FOLDER}/appHost.mjs`, `.tmp/host-${number}.log`));
    }
    project.provide('postgresUrl', database.url);
    project.provide('poolerUrl', pooler?.url ?? '');
    project.provide('demoFolder', join(database.dataDir, 'demo'));
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
