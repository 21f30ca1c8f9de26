import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { moveClock } from './db/clock';
import type { App } from './http/context';
import { refuse } from './http/fail';
import { readOutbox } from './ports/mailer';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Where letters are kept when no mail server is set. */
export function outboxFolder(dataDir: string): string {
  return path.resolve(dataDir, 'outbox');
}

/** Help for those who try the product on their own machine: kept mails, and for the test harness a movable clock. */
export function mountDevRoutes(server: FastifyInstance, app: App, dueNow: () => Promise<void>): void {
  const { env } = app;
  if (env.APP_ENV === 'localhost') {
    server.get('/api/dev/outbox', { schema: { hide: true } }, async (request) => {
      if (!LOOPBACK.has(request.ip)) return refuse('NOT_FOUND');
      return { mcode: 0, message: '', data: await readOutbox(outboxFolder(env.DATA_DIR)) };
    });
    // As a mail program would show it; the text form stands in the list.
    server.get<{ Params: { id: string } }>(
      '/api/dev/outbox/:id',
      { schema: { hide: true } },
      async (request, reply) => {
        if (!LOOPBACK.has(request.ip)) return refuse('NOT_FOUND');
        const letters = await readOutbox(outboxFolder(env.DATA_DIR));
        const letter = letters.find((one) => one.id === request.params.id) ?? refuse('NOT_FOUND');
        return reply.type('text/html; charset=utf-8').send(letter.html);
      },
    );
  }
  if (!env.TEST_CLOCK) return;
  server.post<{ Body: { seconds: number } }>('/api/dev/clock', { schema: { hide: true } }, async (request) => {
    if (!LOOPBACK.has(request.ip)) return refuse('NOT_FOUND');
    const seconds = Number(request.body?.seconds);
    if (!Number.isFinite(seconds)) return refuse('WRONG_PARAM');
    await moveClock(app.database, seconds);
    await dueNow();
    return { mcode: 0, message: '', data: {} };
  });
}
