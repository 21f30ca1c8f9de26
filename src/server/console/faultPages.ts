import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from './html';
import { type Shown, signedOutPage } from './layout';
import { type Visit, visitorOf } from './visit';

/** There is no such page or record. */
export const missingPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  plain(request, reply, 404, 'missing');

/** A service refused; the sentence is the one that the command line prints. */
export function refusedPage({ text }: Visit, sentence: string): Shown {
  return {
    title: text.faults.refused,
    status: 409,
    body: html`<div class="narrow"><h1>${text.faults.refused}</h1><p class="lead" lang="en">${sentence}</p></div>`,
  };
}

/** Answers what no page answers, and what failed. */
export function mountFaults(server: FastifyInstance): void {
  server.setNotFoundHandler(missingPage);
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'console failed');
    return plain(request, reply, status, status === 429 ? 'tooMany' : status < 500 ? 'missing' : 'broken');
  });
}

function plain(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  fault: 'missing' | 'broken' | 'tooMany',
): FastifyReply {
  const visitor = visitorOf(request, '');
  const words = visitor.text.faults[fault];
  const body = html`<div class="narrow"><h1>${words}</h1><p><a href="/">${visitor.text.nav.overview}</a></p></div>`;
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(signedOutPage(visitor, { title: words, body }));
}
