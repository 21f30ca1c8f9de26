import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from './db/database';
import type { Env } from './env';

const ANSWER_MS = 3_000;
/** With less the embedded database can enlarge no table. */
const LEAST_ROOM = 1024 * 1024;
/** Reaches the log of changes as each commit does, and no table: a full disk or a standby fails it. */
const WRITE = `select pg_logical_emit_message(true, 'ready', '')`;

/**
 * `/api/health`: this process runs. `/api/ready`: it takes work, since the database takes writes, has room, and the process is
 * not leaving.
 */
export function mountHealth(server: FastifyInstance, pool: Pool, env: Env, leaving: () => boolean): void {
  let asking: Promise<boolean> | undefined;
  // However many ask, one writes at a time.
  const takesWrites = () =>
    (asking ??= Promise.all([answers(pool), hasRoom(env)])
      .then((each) => each.every(Boolean))
      .finally(() => (asking = undefined)));
  const answer = (ok: boolean) => ({ mcode: ok ? 0 : 1, message: '', data: { ok } });
  const unlimited = { schema: { hide: true }, config: { rateLimit: false as const } };
  server.get('/api/health', unlimited, async () => answer(true));
  server.get('/api/ready', unlimited, async (_request, reply) => {
    const ok = !leaving() && (await takesWrites());
    return reply.status(ok ? 200 : 503).send(answer(ok));
  });
}

async function answers(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_MS);
  });
  const requested = pool.query(WRITE).then(
    () => true,
    () => false,
  );
  return Promise.race([requested, late]).finally(() => clearTimeout(timer));
}

/** Of a database elsewhere its own machine knows. */
async function hasRoom({ DATABASE_URL, DATA_DIR }: Env): Promise<boolean> {
  if (DATABASE_URL) return true;
  return statfs(resolve(DATA_DIR)).then(
    ({ bavail, bsize }) => bavail * bsize >= LEAST_ROOM,
    () => false,
  );
}
