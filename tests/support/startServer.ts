import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Api, createApi } from './http';
import { freePort, type ServerProcess, startProcess, testSettings } from './serverProcess';
import { databaseUrl, demoDatabase, freshDatabase } from './testDatabase';

export interface TestServer {
  url: string;
  port: number;
  dataDir: string;
  databaseUrl: string;
  api: Api;
  /** Looks into the server's database past the API, for what the API must not show. */
  sql<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<unknown>;
}

/** A server that is a process of its own: it has an output, a process id and a sudden end. */
export type OwnServer = TestServer & ServerProcess;

/** Settings of a whole process: pages, figures, failure reports, workers, demo files, where lines go. */
const OF_PROCESS = [
  'PAGES',
  'METRICS_PORT',
  'OPS_PORT',
  'NEXT_PUBLIC_SENTRY_DSN',
  'WEB_CONCURRENCY',
  'DEMO_DATA',
  'LOG_LEVEL',
];

/**
 * A server for a test file: an app on a fresh, migrated database of the PostgreSQL that all API tests share, in a process
 * that serves the apps of many files. It serves the API without pages. `env` wins over the defaults of the tests. Stop it
 * in `afterAll`.
 */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const odd = OF_PROCESS.filter((name) => name in env);
  if (odd.length > 0) throw new Error(`${odd.join(', ')}: only startOwnServer takes it`);
  const url = env['DATABASE_URL'] ?? (await freshDatabase(inject('postgresUrl')));
  const port = await freePort();
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'stlbs-test-'));
  const own = { DATA_DIR: dataDir, DATABASE_URL: url };
  const settings = testSettings({ PAGES: '0', PORT: String(port), ...throughPooler(url), ...env, ...own });
  await callHost('start', settings);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    ...reach(`http://127.0.0.1:${port}`, url, async () => {
      await callHost('stop', { port });
      if (env['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
    }),
  };
}

/** The same as a process of its own, for tests that end it, read its output or weigh it; with pages by `PAGES=1`. */
export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const ownFolder = env['DATA_DIR'] === undefined ? mkdtempSync(join(tmpdir(), 'stlbs-test-')) : undefined;
  const dataDir = env['DATA_DIR'] ?? ownFolder ?? '';
  const base = inject('postgresUrl');
  // Elsewhere than on one's own machine the demo is loaded otherwise.
  const demo = env['DEMO_DATA'] === '1' && env['APP_ENV'] === undefined;
  const fresh = () => (demo ? demoDatabase(base, inject('demoFolder'), dataDir) : freshDatabase(base));
  const url = env['DATABASE_URL'] ?? (await fresh());
  const server = await startProcess({
    PAGES: '0',
    ...throughPooler(url),
    ...env,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
  });
  return {
    ...server,
    ...reach(server.url, url, async () => {
      const code = await server.stop();
      if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
      return code;
    }),
  };
}

/** Where the run has a pooler, a server reaches its database through it. */
function throughPooler(url: string): Record<string, string> {
  const pooler = inject('poolerUrl');
  const names = process.env['TEST_POOLER_NAMES'] ?? '1';
  if (!pooler) return {};
  return { POOLER_URL: databaseUrl(pooler, new URL(url).pathname.slice(1)), NAME_STATEMENTS: names };
}

function reach<End>(url: string, database: string, end: () => Promise<End>) {
  const pool = new pg.Pool({ connectionString: database, max: 2, idleTimeoutMillis: 1_000 });
  return {
    databaseUrl: database,
    api: createApi(url),
    sql: async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    stop: async () => {
      await pool.end();
      return end();
    },
  };
}

/** Each of the files that run side by side has a host, so that none waits for another's computing. */
async function callHost(what: 'start' | 'stop', body: Record<string, unknown>): Promise<void> {
  const hosts = inject('appHosts');
  const host = hosts[Number(process.env['VITEST_POOL_ID'] ?? 1) % hosts.length];
  const answer = await fetch(`${host}/${what}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The server could not ${what}: ${(await answer.json()).error}`);
  await answer.body?.cancel();
}
