import type { FastifyInstance } from 'fastify';
import type { Pool } from './db/database';

const ANSWER_MS = 3_000;

/** `/api/health`: this process runs. `/api/ready`: it takes work, since the database answers and it is not leaving. */
export function mountHealth(server: FastifyInstance, pool: Pool, leaving: () => boolean): void {
  const answer = (ok: boolean) => ({ mcode: ok ? 0 : 1, message: '', data: { ok } });
  const unlimited = { schema: { hide: true }, config: { rateLimit: false as const } };
  server.get('/api/health', unlimited, async () => answer(true));
  server.get('/api/ready', unlimited, async (_request, reply) => {
    const ok = !leaving() && (await answers(pool));
    return reply.status(ok ? 200 : 503).send(answer(ok));
  });
}

async function answers(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_MS);
  });
  const requested = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([requested, late]).finally(() => clearTimeout(timer));
}
