import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { type BoundScope, scopeOf, showsTestData } from '../db/scope';
import { contentDisposition } from '../../contract/fileName';
import type { App } from '../http/context';
import { logAnswers, logging } from '../http/logging';
import { inWork } from '../jobs/inWork';
import { nameInLog } from '../modules/account/operators/operatorLogin.service';
import { noteCommand } from '../modules/audit/audit.service';
import type { Params } from './act';
import { ACTS, CERTIFICATES, type FindFile, PAGES, type Show } from './consolePages';
import { missingPage, mountFaults } from './faultPages';
import { signedInPage } from './layout';
import { mountAct } from './mountAct';
import { acceptForms, cookieText } from './requestForm';
import { askToSignIn, ended, mountSignIn, operatorOf } from './signIn';
import { STYLE } from './style';
import { LANGUAGE_COOKIE, visitOf, visitorOf } from './visit';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const YEAR_SECONDS = 31_536_000;
const REQUESTS_A_MINUTE = 600;

/** The operators' console. It shares no server and no address with the product. */
export async function buildConsole(app: App): Promise<FastifyInstance> {
  const server = Fastify({
    ...logging(app.env.LOG_LEVEL),
    trustProxy: app.env.TRUST_PROXY.length > 0 ? app.env.TRUST_PROXY : false,
    forceCloseConnections: true,
  });
  acceptForms(server);
  logAnswers(server);
  protect(server, app);
  mountFaults(server);
  await server.register(rateLimit, { max: REQUESTS_A_MINUTE, timeWindow: '1 minute' });
  const own = scopeOf(showsTestData(app.env));
  server.get('/console.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  server.get('/', (_request, reply) => reply.redirect(`/${own}`, 303));
  mountSignIn(server, app);
  for (const scope of ['test', 'real'] as const) {
    for (const page of PAGES) mountPage(server, app, scope, page);
    for (const certificate of CERTIFICATES) mountCertificate(server, app, scope, certificate);
    for (const act of ACTS) mountAct(server, app, scope, act);
  }
  return server;
}

/** What holds for every answer. */
function protect(server: FastifyInstance, app: App): void {
  const headers = {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Forms are sent with their origin, which is compared; nothing leads elsewhere.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-type': 'text/html; charset=utf-8',
  };
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (app.env.APP_ENV === 'prod' && request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    }
    const { language, query } = visitorOf(request, '');
    if (query.get('lang') === language) {
      reply.header('set-cookie', cookieText(request, LANGUAGE_COOKIE, language, YEAR_SECONDS));
    }
  });
}

function mountPage(
  server: FastifyInstance,
  app: App,
  scope: BoundScope,
  [path, name, show]: readonly [string, string, Show],
): void {
  server.get<{ Params: Params }>(`/${scope}${path}`, async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return askToSignIn(request, reply, { next: request.url, status: 401, ...ended(request) });
    const visit = visitOf(request, operator, scope);
    const shown = await inWork(
      app,
      scope,
      async (work) => {
        noteCommand(work, 'console', name, ...Object.values(request.params));
        return show(work, visit, request.params);
      },
      nameInLog(operator),
    );
    if (!shown) return missingPage(request, reply);
    return reply.status(shown.status ?? 200).send(signedInPage(visit, shown));
  });
}

function mountCertificate(
  server: FastifyInstance,
  app: App,
  scope: BoundScope,
  [path, find]: readonly [string, FindFile],
): void {
  server.get<{ Params: Params }>(`/${scope}${path}`, async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return askToSignIn(request, reply, { next: request.url, status: 401, ...ended(request) });
    const file = await inWork(
      app,
      scope,
      async (work) => {
        noteCommand(work, 'console certificate', ...Object.values(request.params));
        return find(work, request.params);
      },
      nameInLog(operator),
    );
    const bytes = file && (await app.files.get(file.id));
    if (!file || !bytes) return missingPage(request, reply);
    // What somebody uploaded is saved, never shown as a page of the console.
    return reply
      .type('application/octet-stream')
      .header('content-disposition', contentDisposition(file.name))
      .send(bytes);
  });
}
