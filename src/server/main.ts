import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import next from 'next';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../contract/constants';
import { buildApi } from './app';
import { setAppHandle } from './appHandle';
import { defineClock } from './db/clock';
import { openDatabase, type Pool } from './db/database';
import { loadDemo } from './db/demo/loadDemo';
import { DataDirInUseError } from './db/dataDirLock';
import { startEmbeddedPostgres } from './db/embedded';
import { migrateDatabase } from './db/migrate';
import { mountDevRoutes, outboxFolder } from './devRoutes';
import { type Env, EnvError, loadEnv } from './env';
import type { App } from './http/context';
import { startDueWork } from './jobs/dueWork';
import { folderFiles } from './ports/files';
import { outboxMailer, smtpMailer } from './ports/mailer';
import { bankTransfer } from './ports/payment';
import { workerPrinter } from './ports/pdf/workerPrinter';
import { localPushHub } from './ports/pushHub';
import { publicEnvOf } from './publicEnv';
import { acceptPushSockets } from './pushSocket';

const STOP_MS = 10_000;

/** What the person who started the server should read. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function secretOf(env: Env): Promise<Uint8Array> {
  if (env.JWT_SECRET) return Buffer.from(env.JWT_SECRET);
  const file = path.resolve(env.DATA_DIR, 'jwt-secret');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return Buffer.from(kept);
  const made = randomBytes(48).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return Buffer.from(made);
}

function mountHealth(server: Awaited<ReturnType<typeof buildApi>>, pool: Pool): void {
  const answer = (ok: boolean) => ({ mcode: ok ? 0 : 1, message: '', data: { ok } });
  server.get('/api/health', { schema: { hide: true } }, async () => answer(true));
  server.get('/api/ready', { schema: { hide: true } }, async (_request, reply) => {
    const ok = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.status(ok ? 200 : 503).send(answer(ok));
  });
}

/** Starts everything in one process: database, API, pages, websockets, due work. */
async function main(): Promise<void> {
  const env = loadEnv();
  await mkdir(env.DATA_DIR, { recursive: true });
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: (line) => say(line) });
  const { database, pool } = openDatabase(env.DATABASE_URL ?? embedded?.url ?? '');
  await migrateDatabase(pool);
  await defineClock(pool, env.TEST_CLOCK);

  const app: App = {
    env,
    database,
    files: folderFiles(path.resolve(env.DATA_DIR, 'files')),
    payment: bankTransfer(),
    printer: workerPrinter(),
    hub: localPushHub(),
    jwtSecret: await secretOf(env),
    inProcessKey: randomBytes(24).toString('base64url'),
  };
  // Next gets a server that never listens: it would otherwise take the websockets' upgrades for its own.
  const nextUpgrades = http.createServer();
  const pages = env.PAGES
    ? next({ dev: env.DEVELOPMENT, port: env.PORT, hostname: env.HOST, httpServer: nextUpgrades })
    : null;
  const handlePage = pages?.getRequestHandler();
  const api = await buildApi(app, handlePage ? (request, response) => void handlePage(request, response) : null);
  const mailer = env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM) : outboxMailer(outboxFolder(env.DATA_DIR));
  const dueWork = startDueWork(app, mailer, api.log);
  mountHealth(api, pool);
  mountDevRoutes(api, app, () => dueWork.tick());
  acceptPushSockets(app, api.server, (request, socket, head) => {
    if (env.DEVELOPMENT) nextUpgrades.emit('upgrade', request, socket, head);
    else socket.destroy();
  });
  setAppHandle({
    publicEnv: publicEnvOf(env),
    inject: async (call) => {
      const answer = await api.inject({
        method: call.method as 'GET',
        url: call.url,
        headers: { ...call.headers, 'x-stlbs-in-process': app.inProcessKey },
        ...(call.payload === undefined ? {} : { payload: call.payload }),
      });
      return { statusCode: answer.statusCode, headers: answer.headers, body: answer.body };
    },
  });
  await api.ready();
  await pages?.prepare();
  if (env.DEMO_DATA) await loadDemo(app, (line) => say(line));
  await api.listen({ port: env.PORT, host: env.HOST });
  announce(env, api.server.address());

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    app.hub.close();
    await dueWork.stop();
    await api.close();
    await pages?.close();
    await app.printer.stop();
    await pool.end();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function announce(env: Env, address: string | { port: number } | null): void {
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  say(`\n  STLBS is ready:  http://${env.HOST}:${port}      (English: http://${env.HOST}:${port}/en)`);
  if (env.DEMO_DATA && env.APP_ENV === 'localhost') {
    say(`  Demo logins:     ${DEMO_LOGINS.buyer} and ${DEMO_LOGINS.seller}, password ${DEMO_PASSWORD}`);
  }
  if (env.APP_ENV === 'localhost' && !env.SMTP_URL) say(`  Mails:           http://${env.HOST}:${port}/api/dev/outbox`);
  say('');
}

main().catch((error: unknown) => {
  const known = error instanceof EnvError || error instanceof DataDirInUseError;
  process.stderr.write(
    `${known || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n`,
  );
  process.exit(1);
});
