import http from 'node:http';
import { register } from 'prom-client';
import { openDatabase } from '../../src/server/db/database';
import { defineClock } from '../../src/server/db/clock';
import { nameStatements } from '../../src/server/db/statementNames';
import { loadEnv } from '../../src/server/env';
import { serve, type Serving } from '../../src/server/serve';

/**
 * A process that serves any number of apps, each by its own settings on its own port and database: what a start costs
 * beyond the app itself (loading every module) is paid once for many test files. `POST /start` takes the settings of an
 * app on a migrated database and answers when it is ready, `POST /stop` takes its port.
 */
const apps = new Map<number, Serving>();

async function start(settings: Record<string, string>): Promise<Record<string, never>> {
  const env = loadEnv(settings);
  nameStatements(env.NAME_STATEMENTS);
  const databaseUrl = env.DATABASE_URL ?? '';
  const { pool } = openDatabase(databaseUrl, 'all');
  await defineClock(pool, env.TEST_CLOCK);
  await pool.end();
  // Figures are registered once per process; those of the last app that started are enough here.
  register.clear();
  const serving = await serve(env, databaseUrl, {}, (line) => void process.stdout.write(`${line}\n`));
  apps.set(serving.port, serving);
  return {};
}

async function stop({ port }: { port: number }): Promise<Record<string, never>> {
  const serving = apps.get(port);
  apps.delete(port);
  await serving?.stop();
  return {};
}

const server = http.createServer((request, response) => {
  const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    (request.url === '/start' ? start(body) : stop(body)).then(
      (done) => answer(200, done),
      (error: unknown) => answer(500, { error: error instanceof Error ? error.stack : String(error) }),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`HOST ${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.once('SIGTERM', () => process.exit(0));
