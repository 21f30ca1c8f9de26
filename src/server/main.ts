import cluster from 'node:cluster';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../contract/constants';
import { serveAsWorker, serveByWorkers } from './cluster';
import { serveConsole } from './console/serveConsole';
import { defineClock } from './db/clock';
import { openDatabase } from './db/database';
import { startEmbeddedPostgres } from './db/embedded';
import { migrateDatabase } from './db/migrate';
import { nameStatements } from './db/statementNames';
import { type Env, processSetting, readSettings, WORKER_DATABASE } from './env';
import { endReports, reportEnd, startReports } from './failureReports';
import { serveMetrics } from './metrics';
import { requireStartable, warnings } from './preflight';
import { serve, type Serving } from './serve';
import { sentenceOfFileFailure, StartError } from './startError';
import { startLog } from './startLog';
import { urlHost } from './urlHost';

/** Beyond the time that a balancer's connections get, for what is under way. */
const STOP_MS = 15_000;

/** What the person who started the server should read. */
const say = startLog(processSetting('APP_ENV'));

/** Brings the database up to date, once for all processes that are going to use it. */
async function prepare(env: Env, databaseUrl: string): Promise<void> {
  const { pool } = openDatabase(databaseUrl, 'all');
  try {
    await migrateDatabase(pool);
    await defineClock(pool, env.TEST_CLOCK);
  } finally {
    await pool.end();
  }
}

/** Starts everything: database, API, pages, websockets, due work; in one process or in several that share the port. */
async function main(): Promise<void> {
  const settings = readSettings();
  const { env } = settings;
  nameStatements(env.NAME_STATEMENTS);
  const started = stopOnSignal(env);
  await startReports(env);
  started.push(endReports);
  if (cluster.isWorker) {
    const serving = await serveAsWorker(env, processSetting(WORKER_DATABASE), say);
    started.push(() => serving.stop());
    return;
  }
  for (const warning of warnings(settings)) say(warning, 'warn');
  await requireStartable(settings);
  let databaseUrl = env.DATABASE_URL;
  if (!databaseUrl) {
    const embedded = await startEmbeddedPostgres({
      dataDir: env.DATA_DIR,
      archiveDir: env.WAL_ARCHIVE_DIR,
      log: (line) => say(line),
    });
    started.push(() => embedded.stop());
    databaseUrl = embedded.url;
  }
  await prepare(env, databaseUrl);
  if (env.CONSOLE) {
    const served = await serveConsole(env, databaseUrl, env.CONSOLE);
    started.push(() => served.stop());
    say(`  Console:         http://${urlHost(env.CONSOLE.host)}:${served.port}`);
  }
  const several = env.WEB_CONCURRENCY > 1;
  if (env.METRICS) {
    const end = await serveMetrics(env.METRICS, several);
    started.push(async () => end());
  }
  const serving: Serving = several
    ? await serveByWorkers(env, databaseUrl, say)
    : await serve(env, databaseUrl, {}, say);
  started.push(() => serving.stop());
  announce(env, serving.port);
}

/** Stops, on a signal that may come at any moment, what has been put into the list so far, the last first. */
function stopOnSignal(env: Env): Array<() => Promise<void>> {
  const started: Array<() => Promise<void>> = [];
  let stopping = false;
  const stop = async () => {
    for (let end = started.pop(); end; end = started.pop()) await end();
  };
  const once = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), env.DRAIN_SECONDS * 1000 + STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  return started;
}

function announce(env: Env, port: number): void {
  const url = `http://${urlHost(env.HOST)}:${port}`;
  say(`\n  STLBS is ready:  ${url}      (English: ${url}/en)`);
  if (env.DEMO_DATA && env.APP_ENV === 'localhost') {
    say(`  Demo logins:     ${DEMO_LOGINS.buyer} and ${DEMO_LOGINS.seller}, password ${DEMO_PASSWORD}`);
  }
  if (env.APP_ENV === 'localhost' && !env.SMTP_URL) say(`  Mails:           ${url}/api/dev/outbox`);
  say('');
}

main().catch(async (error: unknown) => {
  const sentence = error instanceof StartError ? error.message : sentenceOfFileFailure(error);
  await reportEnd(error);
  say(sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)), 'fatal');
  process.exit(1);
});
