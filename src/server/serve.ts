import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import next from 'next';
import { buildApi } from './app';
import { type AppHandle, setAppHandle } from './appHandle';
import { callDatabases } from './db/callDatabases';
import type { Databases } from './db/database';
import { watchSlowStatements } from './db/statementWatch';
import { openReplica } from './db/replica';
import { loadDemo } from './db/demo/loadDemo';
import { mountDevRoutes, outboxFolder } from './devRoutes';
import { draining } from './draining';
import { reportMisfit } from './failureReports';
import type { Env } from './env';
import { forwardedFor } from './http/forwardedFor';
import { injectOfPage, type PageCalls } from './http/pageCalls';
import { mountHealth } from './health';
import { askers } from './http/asker';
import type { App } from './http/context';
import type { SharedLimits } from './http/sharedLimits';
import { startDomainChecks } from './jobs/domainChecks';
import { startDueWork } from './jobs/dueWork';
import { failedWork } from './jobs/failedWork';
import { startExportRuns } from './jobs/exportRuns';
import { startPlanRuns } from './jobs/planRuns';
import { startMailDelivery } from './jobs/mailDelivery';
import { type WaitingWork, watchWaiting } from './jobs/waitingWork';
import { startPushDelivery } from './jobs/pushDelivery';
import { startTextDelivery } from './jobs/textDelivery';
import { startIncomingMails } from './jobs/incomingMails';
import { startWebhookDelivery } from './jobs/webhookDelivery';
import { openMakers } from './making/makers';
import { countedMailer, watch } from './metrics';
import { type Channel, openRedis, redisChannel } from './ports/channel';
import { nameServers } from './ports/domainRecords';
import { outboxMailer, smtpMailer } from './ports/mailer';
import { openFiles } from './ports/openFiles';
import { bankTransfer } from './ports/payment';
import { localPushHub } from './ports/pushHub';
import { sharedPushHub } from './ports/sharedPushHub';
import { cachePages } from './pageCache/cachePages';
import { pagesInTurns } from './pageTurns';
import { publicEnvOf } from './publicEnv';
import { acceptPushSockets } from './pushSocket';
import { openReaders, PAGE_LIMITS } from './reading/readers';
import { secretsOf } from './secrets';
import { patchReactServer } from './patchReactServer';
import { shareStatic } from './staticFiles';
import { serverClock } from './http/serverClock';
import { openTraceExport } from './traceExport';
import { traceTo } from './traces';
import { textFilesOf } from './textFiles';

const SWEEP_MS = 100;

export interface Serving {
  port: number;
  /** Ends the way nobody notices: answers what is under way, sends the sockets elsewhere. */
  stop(): Promise<void>;
}

/** What a process shares with others of the same product. */
export interface Siblings {
  channel?: Channel;
  limits?: SharedLimits;
  /** False: another one loads the demo data. */
  loadsDemo?: boolean;
}

/** What server rendering is given: calls of the API in process. */
function handleOf(app: App, api: FastifyInstance): AppHandle {
  return {
    publicEnv: publicEnvOf(app.env),
    keepsRendered: !app.env.DEVELOPMENT,
    // While somebody develops, texts change.
    textFiles: (language, namespaces) => (app.env.DEVELOPMENT ? undefined : textFilesOf(language, namespaces)),
    forwardedFor: forwardedFor(app.env.TRUST_PROXY),
    reportMisfit,
    openPage: () => {
      const calls: PageCalls = { sessions: new Map() };
      return async ({ method, url, headers, payload }) => {
        const sent = { ...headers, 'x-stlbs-in-process': app.inProcessKey };
        const answer = await injectOfPage(api, calls, {
          method,
          url,
          headers: sent,
          ...(payload === undefined ? {} : { payload }),
        });
        return { statusCode: answer.statusCode, headers: answer.headers, body: answer.body };
      };
    },
  };
}

/** What the modules work with. */
async function appOf(
  env: Env,
  { databases, databaseUrl }: { databases: Databases; databaseUrl: string },
  channel: (key: string) => Channel | undefined,
): Promise<App> {
  const inProcessKey = randomBytes(24).toString('base64url');
  const hub = localPushHub();
  const shared = channel(inProcessKey);
  return {
    env,
    databases,
    replica: openReplica(env),
    files: openFiles(env),
    payment: bankTransfer(),
    makers: openMakers({ env, databaseUrl }),
    readers: openReaders(),
    pageReaders: openReaders(PAGE_LIMITS),
    domainRecords: nameServers(env.DNS_SERVER),
    hub: shared ? sharedPushHub(hub, shared) : hub,
    ...(await secretsOf(env)),
    inProcessKey,
    clock: serverClock(),
  };
}

/** The pages, and the server whose upgrades are theirs: Next would otherwise take the websockets' for its own. */
function pagesOf(app: App) {
  const { env } = app;
  const nextUpgrades = http.createServer();
  patchReactServer();
  if (!env.PAGES) return { pages: null, served: null, nextUpgrades };
  const pages = next({ dev: env.DEVELOPMENT, port: env.PORT, hostname: env.HOST, httpServer: nextUpgrades });
  const keep = { seconds: env.PAGE_CACHE_SECONDS, compress: env.COMPRESS };
  const render = pagesInTurns(pages.getRequestHandler(), askers(app));
  const { handle, has } = cachePages(render, keep);
  return { pages, served: { handle: shareStatic(env.STATIC_DIR, env.COMPRESS, handle), has }, nextUpgrades };
}

function startMails(app: App, waiting: WaitingWork, log: FastifyBaseLogger) {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = app.env;
  const mailer = SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM) : outboxMailer(outboxFolder(DATA_DIR));
  return startMailDelivery(app, waiting, countedMailer(mailer), (error) => failedWork('deliver mails', error, log));
}

/** Serves API, pages and websockets, and does due work, on a database that is migrated. */
export async function serve(
  env: Env,
  databaseUrl: string,
  siblings: Siblings,
  say: (line: string) => void,
): Promise<Serving> {
  const databases = callDatabases(env, databaseUrl);
  await databases.verify();
  const redis = env.REDIS_URL ? openRedis(env.REDIS_URL) : null;
  const app = await appOf(env, { databases, databaseUrl }, (key) =>
    env.REDIS_URL ? redisChannel(env.REDIS_URL, key) : siblings.channel,
  );
  const { pages, served, nextUpgrades } = pagesOf(app);
  const exit = draining(env.DRAIN_SECONDS);
  // A Redis that is away limits nobody rather than everybody.
  const limits: SharedLimits = redis
    ? { redis, nameSpace: 'stlbs:limit:', skipOnError: true }
    : (siblings.limits ?? {});
  const api = await buildApi(app, served, limits, (response) => exit.mark(response));
  watchSlowStatements(env.SLOW_STATEMENT_MS, (statement, ms) => api.log.warn({ statement, ms }, 'slow statement'));
  const traces = env.TRACES ? openTraceExport(env.TRACES) : null;
  traceTo(traces?.sink);
  const waiting = watchWaiting(app, (error) => failedWork('look for due work', error, api.log));
  const dueWork = startDueWork(app, waiting, api.log);
  const mails = startMails(app, waiting, api.log);
  const webhooks = startWebhookDelivery(app, waiting, (error) => failedWork('webhooks', error, api.log));
  const pushes = startPushDelivery(app, waiting, (error) => failedWork('notifications on devices', error, api.log));
  const texts = startTextDelivery(app, waiting, (error) => failedWork('text messages', error, api.log));
  const incoming = startIncomingMails(app, waiting, (error) => failedWork('incoming mails', error, api.log));
  const exports = startExportRuns(app, waiting, (error) => failedWork('exports', error, api.log));
  const plans = startPlanRuns(app, waiting, (error) => failedWork('plan awards', error, api.log));
  const domains = startDomainChecks(app, (error) => failedWork('look domains up', error, api.log));
  watch(app, databases.pools, api, () => mails.oldestSeconds());
  mountHealth(api, databases.own.$client, env, () => exit.leaving());
  mountDevRoutes(api, app, {
    dueNow: async () => {
      await dueWork.tick();
      await mails.deliver();
    },
    deliver: mails.deliver,
  });
  acceptPushSockets(app, api.server, (request, socket, head) => {
    if (env.DEVELOPMENT) nextUpgrades.emit('upgrade', request, socket, head);
    else socket.destroy();
  });
  setAppHandle(handleOf(app, api));
  await api.ready();
  await pages?.prepare();
  if (env.DEMO_DATA && siblings.loadsDemo !== false) await loadDemo(app, say);
  await api.listen({ port: env.PORT, host: env.HOST });
  const address = api.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : env.PORT,
    async stop() {
      const drained = exit.drain(api.server);
      app.hub.close();
      await drained;
      await dueWork.stop();
      await incoming.stop();
      await webhooks.stop();
      await pushes.stop();
      await texts.stop();
      await exports.stop();
      await plans.stop();
      await domains.stop();
      await closeApi(api);
      await mails.stop();
      await pages?.close();
      await app.makers.stop();
      app.readers.stop();
      app.pageReaders.stop();
      redis?.disconnect();
      traceTo(undefined);
      await traces?.stop();
      await databases.end();
      await app.replica?.end();
    },
  };
}

async function closeApi(api: FastifyInstance): Promise<void> {
  // A connection whose answer was under way becomes idle only now, and would be kept open for a minute.
  const sweep = setInterval(() => api.server.closeIdleConnections(), SWEEP_MS);
  await api.close();
  clearInterval(sweep);
}
