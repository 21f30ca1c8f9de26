import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EXTERNAL_LINKS, STAND_IN } from '../contract/links';
import { moveClock } from './db/clock';
import type { App } from './http/context';
import { fail } from './http/fail';
import { emailNamed, previewIndex, previewEmail } from './modules/email/emailPreview.service';
import { standInPage } from './standInPage';
import { readOutbox } from './ports/mailer';
import { isLocalBrowser } from './http/loopback';

/** Where emails are kept when no mail server is set. */
export function outboxFolder(dataDir: string): string {
  return path.resolve(dataDir, 'outbox');
}

/** Help for those who try the product on their own machine: kept mails, and for the test harness a movable clock. */
export function mountDevRoutes(
  server: FastifyInstance,
  app: App,
  { dueNow, deliver }: { dueNow: () => Promise<void>; deliver: () => Promise<void> },
): void {
  const { env } = app;
  if (env.APP_ENV === 'localhost') {
    server.get<{ Querystring: { to?: string } }>('/api/dev/outbox', { schema: { hide: true } }, async (request) => {
      if (!isLocalBrowser(request.raw)) return fail('NOT_FOUND');
      return { mcode: 0, message: '', data: await readOutbox(outboxFolder(env.DATA_DIR), request.query.to) };
    });
    // As a mail program would show it; the text form stands in the list.
    server.get<{ Params: { id: string } }>(
      '/api/dev/outbox/:id',
      { schema: { hide: true } },
      async (request, reply) => {
        if (!isLocalBrowser(request.raw)) return fail('NOT_FOUND');
        const emails = await readOutbox(outboxFolder(env.DATA_DIR));
        const email = emails.find((one) => one.id === request.params.id) ?? fail('NOT_FOUND');
        return reply.type('text/html; charset=utf-8').send(email.html);
      },
    );
    mountMailPreview(server, env.APP_URL);
    mountStandIns(server);
  }
  if (!env.TEST_CLOCK) return;
  server.post<{ Body: { seconds: number } }>('/api/dev/clock', { schema: { hide: true } }, async (request) => {
    if (!isLocalBrowser(request.raw)) return fail('NOT_FOUND');
    const seconds = Number(request.body?.seconds);
    if (!Number.isFinite(seconds)) return fail('WRONG_PARAM');
    await moveClock(app.databases.all, seconds);
    await dueNow();
    return { mcode: 0, message: '', data: {} };
  });
  server.post('/api/dev/outbox', { schema: { hide: true } }, async (request) => {
    if (!isLocalBrowser(request.raw)) return fail('NOT_FOUND');
    await deliver();
    return { mcode: 0, message: '', data: {} };
  });
}

const PREVIEW = '/api/dev/mail';

/** Every mail the product can send, with samples in place of people's data. */
function mountMailPreview(server: FastifyInstance, origin: string): void {
  server.get(PREVIEW, { schema: { hide: true } }, async (request, reply) => {
    if (!isLocalBrowser(request.raw)) return fail('NOT_FOUND');
    return reply.type('text/html; charset=utf-8').send(previewIndex(PREVIEW));
  });
  server.get<{ Params: { name: string }; Querystring: { lang?: string; form?: string } }>(
    `${PREVIEW}/:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const name = emailNamed(request.params.name);
      if (!isLocalBrowser(request.raw) || !name) return fail('NOT_FOUND');
      const form = request.query.form === 'text' ? 'text' : 'html';
      const email = previewEmail(name, request.query.lang === 'en' ? 'en' : 'ko', form, origin);
      return reply.type(form === 'text' ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8').send(email);
    },
  );
}

/** A page in place of each of the operator's places elsewhere, so that the demo's links lead somewhere. */
function mountStandIns(server: FastifyInstance): void {
  server.get<{ Params: { name: string } }>(`${STAND_IN}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const name = EXTERNAL_LINKS.find((one) => one === request.params.name) ?? fail('NOT_FOUND');
    return reply.type('text/html; charset=utf-8').send(standInPage(name));
  });
}
