import type { FastifyInstance } from 'fastify';
import { unsubscribe } from '../../../contract/endpoints/mail';
import type { App } from '../../http/context';
import { languageOf } from '../../http/language';
import { nobodysRoute, type Route } from '../../http/route';
import { turnMailsOff } from '../account/profile.service';

const FORM_BYTES = 4096;

export const unsubscribeRoutes: Route[] = [
  nobodysRoute(unsubscribe, async ({ work, query }) => {
    await turnMailsOff(work, query.t);
    return {};
  }),
];

/**
 * What mail programs do with the address in a mail's header: they post a form to it, of which nothing is needed, or
 * open it. Opening changes nothing, since scanners do it too; it leads to the page that asks.
 */
export function acceptMailPrograms(server: FastifyInstance, app: App): void {
  server.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, _body, done) => done(null, {}),
  );
  server.get<{ Querystring: { t?: string } }>('/mail/unsubscribe', { schema: { hide: true } }, (request, reply) => {
    const prefix = languageOf(request) === 'en' ? '/en' : '';
    const token = encodeURIComponent(String(request.query.t ?? ''));
    return reply.redirect(`${app.env.APP_URL}${prefix}/mail/unsubscribe?t=${token}`);
  });
}
