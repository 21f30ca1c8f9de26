import type { IncomingMessage, ServerResponse } from 'node:http';
import http from 'node:http';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { apiSchemas } from '../contract/apiSchemas';
import { BRAND } from '../contract/constants';
import { isAppShell, mountAppShell } from './appShell/mountAppShell';
import { isFeed, mountFeeds } from './feeds/mountFeeds';
import { checkColumns } from './db/statement';
import { fileReaders } from './fileReaders';
import { isOfPage } from './http/answer';
import { answerText } from './http/answerText';
import type { App } from './http/context';
import { askers } from './http/asker';
import { countCalls } from './http/callCost';
import { callLimits } from './http/callLimits';
import { connectionLimits } from './http/connectionLimits';
import { handleErrors, routerRefusal } from './http/errors';
import { trustedProxies } from './http/forwardedFor';
import { loadLimit, RETRY_SECONDS, turnAway } from './http/loadLimit';
import type { CachingPages } from './pageCache/cachePages';
import { logAnswers, logging } from './http/logging';
import { mount } from './http/mount';
import { fail } from './http/fail';
import { securityHeaders } from './http/securityHeaders';
import { addServerTiming, addServerTimingOfPage } from './http/serverClock';
import type { SharedLimits } from './http/sharedLimits';
import { authRoutes } from './modules/account/auth.routes';
import { budgetRoutes } from './modules/budget/budget.routes';
import { purchaseApprovalRoutes } from './modules/cart/approval/purchaseApproval.routes';
import { quotationApprovalRoutes } from './modules/quotation/approval/quotationApproval.routes';
import { cartRoutes } from './modules/cart/cart.routes';
import { mountScim } from './modules/signOn/scim/scim.routes';
import { signOnRoutes } from './modules/signOn/signOn.routes';
import { machineRoutes } from './modules/machine/machine.routes';
import { awardRoutes } from './modules/award/award.routes';
import { approvalRoutes } from './modules/award/approval/approval.routes';
import { comparisonRoutes } from './modules/award/comparison/comparison.routes';
import { careerRoutes } from './modules/content/career/career.routes';
import { contentRoutes } from './modules/content/content.routes';
import { companyRoutes } from './modules/company/company.routes';
import { peopleRoutes } from './modules/company/people.routes';
import { inBackground } from './modules/export/inBackground';
import { exportRoutes } from './modules/export/fileExport.routes';
import { fileRoutes } from './modules/file/file.routes';
import { homeRoutes } from './modules/content/home/home.routes';
import { interestRoutes } from './modules/market/interest/interest.routes';
import { outcomeRoutes } from './modules/outcome/outcome.routes';
import { marketRoutes } from './modules/market/market.routes';
import { mailInRoutes } from './modules/mailIn/mailIn.routes';
import { materialRoutes } from './modules/material/material.routes';
import { messageRoutes } from './modules/overview/message/message.routes';
import { projectRoutes } from './modules/overview/project/project.routes';
import { hubRoutes } from './modules/overview/hub/hub.routes';
import { calendarRoutes } from './modules/overview/calendar/calendar.routes';
import { searchRoutes } from './modules/overview/search/search.routes';
import { erpRoutes } from './modules/order/erp/erp.routes';
import { orderRoutes } from './modules/order/order.routes';
import { choiceRoutes } from './modules/award/choice/choice.routes';
import { planRoutes } from './modules/award/plan/plan.routes';
import { printRoutes } from './modules/order/print/print.routes';
import { sendPacked } from './packedFiles';
import { openRelease } from './releasedFiles';
import { sendTexts } from './textFiles';
import { pushRoutes } from './modules/push/push.routes';
import { quotationRoutes } from './modules/quotation/quotation.routes';
import { rateRoutes } from './modules/rate/rate.routes';
import { requestRoutes } from './modules/request/request.routes';
import { statisticsRoutes } from './modules/statistics/statistics.routes';
import { stockRoutes } from './modules/stock/stock.routes';
import { saleRoutes } from './modules/order/sale/sale.routes';
import { trackingRoutes } from './modules/tracking/tracking.routes';
import { acceptMailPrograms, unsubscribeRoutes } from './modules/email/unsubscribe.routes';
import { traceRequest } from './http/traceRequest';
import { userRoutes } from './modules/account/user.routes';

const BODY_LIMIT = 1024 * 1024;

const jsonRoutes = inBackground([
  ...authRoutes,
  ...userRoutes,
  ...companyRoutes,
  ...peopleRoutes,
  ...machineRoutes,
  ...signOnRoutes,
  ...fileRoutes(fileReaders),
  ...pushRoutes,
  ...materialRoutes,
  ...requestRoutes,
  ...quotationRoutes,
  ...comparisonRoutes,
  ...planRoutes,
  ...choiceRoutes,
  ...awardRoutes,
  ...approvalRoutes,
  ...orderRoutes,
  ...erpRoutes,
  ...messageRoutes,
  ...mailInRoutes,
  ...printRoutes,
  ...saleRoutes,
  ...rateRoutes,
  ...trackingRoutes,
  ...stockRoutes,
  ...marketRoutes,
  ...cartRoutes,
  ...purchaseApprovalRoutes,
  ...quotationApprovalRoutes,
  ...budgetRoutes,
  ...interestRoutes,
  ...contentRoutes,
  ...homeRoutes,
  ...careerRoutes,
  ...calendarRoutes,
  ...searchRoutes,
  ...statisticsRoutes,
  ...projectRoutes,
  ...hubRoutes,
  ...outcomeRoutes,
  ...exportRoutes,
]);

/** Every operation the API has. */
export const routes = [...jsonRoutes, ...unsubscribeRoutes];

/** The path of an address that names a site too, as it may for a proxy: what site it names is not for the client to say. */
function pathOf(url = '/'): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}

/** The server itself: pages beside the API, both turned away while there is too much to do. */
function serverOf(app: App, pages: CachingPages | null, leaving: (response: ServerResponse) => void): FastifyInstance {
  const protect = securityHeaders(app.env);
  const load = loadLimit({ most: app.env.MOST_REQUESTS, wantedMs: app.env.WANTED_ANSWER_MS });
  const askerOf = askers(app);
  const admitted = async (request: IncomingMessage, response: ServerResponse) =>
    load.admit({ url: request.url, method: request.method, asker: await askerOf(request) }, response);
  const servePage = async ({ handle, has }: CachingPages, request: IncomingMessage, response: ServerResponse) => {
    if (!has(request) && !(await admitted(request, response))) return turnAway(response);
    if (sendTexts(request, response, app.env.COMPRESS)) return;
    if (app.env.COMPRESS && !app.env.DEVELOPMENT && sendPacked(request, response)) return;
    openRelease(request, response);
    await handle(request, response);
  };
  const server = Fastify({
    ...logging(app.env.LOG_LEVEL),
    // Given names of networks, Fastify would parse each address again several times a call.
    trustProxy: app.env.TRUST_PROXY.length > 0 ? trustedProxies(app.env.TRUST_PROXY) : false,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: routerRefusal,
    forceCloseConnections: 'idle',
    // What came in before the connection closed is answered, not refused.
    return503OnClosing: false,
    serverFactory: (api) =>
      http.createServer(connectionLimits(app.env), (request, response) => {
        request.url = pathOf(request.url);
        protect(request, response);
        leaving(response);
        traceRequest(request, response, () => {
          if (!pages || request.url?.startsWith('/api/') || isFeed(request.url) || isAppShell(request.url))
            return api(request, response);
          addServerTimingOfPage(response, app.clock);
          servePage(pages, request, response).catch((error: unknown) => response.destroy(error as Error));
        });
      }),
  });
  server.addHook('preHandler', async (request, reply) => {
    // The page that a call in process is made for was admitted already.
    if (isOfPage(app, request)) return;
    if (!(await admitted(request.raw, reply.raw))) fail('OVERLOADED', { retryAfter: RETRY_SECONDS });
  });
  return server;
}

const DOCUMENTS = {
  openapi: {
    openapi: '3.1.0',
    info: { title: `${BRAND.en} API`, version: '1' },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'stlbs_live_… or stlbs_test_…' },
      },
    },
  },
  transform: createJsonSchemaTransform({ schemaRegistry: apiSchemas }),
  transformObject: createJsonSchemaTransformObject({ schemaRegistry: apiSchemas }),
};

/** Every call below `/api`, and what is written about them. */
async function mountCalls(api: FastifyInstance, app: App): Promise<void> {
  // Every call says that it is JSON, also one that brings nothing.
  const json = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : json(request, String(body), done),
  );
  // What is not JSON arrives as bytes; only a call that takes bytes looks at them.
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await api.register(swaggerUi, { routePrefix: '/docs', indexPrefix: '/api' });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
  mount(
    api,
    app,
    jsonRoutes.filter(({ endpoint }) => !endpoint.apart),
  );
  await api.register(async (apart) => {
    apart.removeAllContentTypeParsers();
    // The body is checked where it is read.
    apart.setValidatorCompiler((part) =>
      part.httpPart === 'body' ? () => true : validatorCompiler(part as Parameters<typeof validatorCompiler>[0]),
    );
    apart.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(
      apart,
      app,
      jsonRoutes.filter(({ endpoint }) => endpoint.apart),
    );
  });
  await api.register((scim) => mountScim(scim, app), { prefix: '/scim/v2' });
  await api.register(async (mails) => {
    acceptMailPrograms(mails, app);
    mount(mails, app, unsubscribeRoutes);
  });
}

/** Builds the API. Requests outside `/api/` go to `pages` on the same server. */
export async function buildApi(
  app: App,
  pages: CachingPages | null,
  limits: SharedLimits = {},
  leaving: (response: ServerResponse) => void = () => undefined,
): Promise<FastifyInstance> {
  const server = serverOf(app, pages, leaving);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(answerText(app.env.TEST_CHECKS));
  addServerTiming(server, app.clock);
  countCalls(server, app);
  if (app.env.TEST_CHECKS) checkColumns();
  handleErrors(server);
  logAnswers(server);
  await server.register(rateLimit, callLimits(app, limits));
  await server.register(swagger, DOCUMENTS);
  mountFeeds(server, app.env);
  mountAppShell(server);
  await server.register((api) => mountCalls(api, app), { prefix: '/api' });
  return server;
}
