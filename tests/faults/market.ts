import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { createApi } from '../support/http';
import { Caller, join, joinSeller } from '../support/people';
import { startRedis } from '../support/redisServer';
import { startS3Server } from '../support/s3Server';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { addressOf } from '../support/stock';
import { newCounted, stubbornApi } from './stubborn';
import { startMailbox } from './mailbox';

const SECRET = 'a-secret-that-all-processes-of-the-harness-share';

export type Market = Awaited<ReturnType<typeof openMarket>>;

/**
 * The whole product as it runs in production: PostgreSQL, Redis, S3, a mail server, one server of a single process and
 * one of two workers; buyers and sellers signed in, each with the stubbornness of a real client.
 */
export async function openMarket(buyers: number, sellers: number) {
  const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-faults-'));
  const [database, redis, s3, emails] = await Promise.all([
    startEmbeddedPostgres({ dataDir: joinPath(folder, 'database'), log: () => undefined }),
    startRedis(),
    startS3Server(),
    startMailbox(),
  ]);
  const shared = { PAGES: '0', JWT_SECRET: SECRET, DATABASE_URL: database.url, LOG_LEVEL: 'fatal', ...s3.env };
  const counted = newCounted();
  const servers: ServerProcess[] = [];
  const api = stubbornApi(() => servers.map(({ url }) => url), counted);
  // Who joins reads a letter in the outbox, so the mail server comes into play after that.
  const first = await startProcess({ ...shared, DATA_DIR: joinPath(folder, 'joining') });
  const joined = createApi(first.url);
  const same = (caller: Caller) => Object.assign(new Caller(api), { token: caller.token, email: caller.email });
  const people = {
    buyers: await each(buyers, async () => {
      const buyer = await join(joined);
      return { who: same(buyer), address: await addressOf(buyer) };
    }),
    sellers: await each(sellers, async (index) =>
      same(await joinSeller(joined, undefined, { company_name: `강관 ${index}` })),
    ),
  };
  await first.stop();
  const env = { ...shared, SMTP_URL: emails.url, ...(redis ? { REDIS_URL: redis.url } : {}) };
  servers.push(
    await startProcess({ ...env, DATA_DIR: joinPath(folder, 'one') }),
    await startProcess({ ...env, DATA_DIR: joinPath(folder, 'two'), WEB_CONCURRENCY: '2' }),
  );
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  return {
    ...people,
    servers,
    redis,
    s3,
    emails,
    counted,
    databaseFolder: joinPath(folder, 'database', 'postgres'),
    sql: async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async startAgain(index: number) {
      const old = servers[index];
      if (old) servers[index] = await startProcess(old.env);
    },
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await pool.end();
      await Promise.all([database.stop(), redis?.stop(), s3.stop(), emails.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const each = async <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
