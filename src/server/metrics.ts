import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client';
import type { Pool } from './db/database';
import type { App } from './http/context';
import type { Mailer } from './ports/mailer';
import { watchDatabase } from './watching/databaseGauges';
import { watchDisks } from './watching/disks';
import { watchEventLoop } from './watching/eventLoop';

const failures = new Counter({
  name: 'stlbs_due_work_failures_total',
  help: 'Runs of due work that failed, by task.',
  labelNames: ['task'],
});

/** Counts a run of due work that failed. */
export const countFailure = (task: string): void => failures.inc({ task });

let workedAt = performance.now();

/** Says that all due work was looked at. */
export const countRound = (): void => void (workedAt = performance.now());

const mails = new Counter({
  name: 'stlbs_mail_tries_total',
  help: 'Emails handed to the mail server, by whether it took them.',
  labelNames: ['result'],
});

/** Counts what a mailer sends and what it could not send. */
export function countedMailer(mailer: Mailer): Mailer {
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0);
  return {
    async send(email) {
      try {
        await mailer.send(email);
      } catch (error) {
        mails.inc({ result: 'failed' });
        throw error;
      }
      mails.inc({ result: 'sent' });
    },
  };
}

/** Watches calls, connections and what waits to be done, for Prometheus. Once per process. */
export function watch(
  app: App,
  pools: readonly Pool[],
  server: FastifyInstance,
  oldestEmail: () => Promise<number>,
): void {
  collectDefaultMetrics();
  watchEventLoop();
  watchDisks(app.env);
  watchDatabase(app.databases.all.$client);
  const answers = new Histogram({
    name: 'stlbs_http_seconds',
    help: 'Time to the answer of a call, by operation and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  gauge('stlbs_sockets', 'Open websockets.', () => app.hub.size());
  gauge('stlbs_database_connections', 'Open connections to the database.', () => sum(pools, (pool) => pool.totalCount));
  gauge('stlbs_database_waiting', 'Calls that wait for a connection.', () => sum(pools, (pool) => pool.waitingCount));
  gauge(
    'stlbs_due_work_idle_seconds',
    'Since due work was looked at last; it is every second.',
    () => (performance.now() - workedAt) / 1000,
  );
  gauge('stlbs_letters_waiting_seconds', 'Age of the oldest letter that is due and not sent.', oldestEmail);
}

const sum = (pools: readonly Pool[], count: (pool: Pool) => number) =>
  pools.reduce((total, pool) => total + count(pool), 0);

function gauge(name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    // Of several processes that report the same of one database the greatest is right, for their own they add up.
    aggregator: name.endsWith('seconds') ? 'max' : 'sum',
    async collect() {
      const value = await Promise.resolve(read()).catch(() => null);
      // What the database says is missing while it is away; the other figures are not.
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

/** Serves the figures on a port of their own, so that no visitor can reach them. Of a cluster: those of all workers. */
export async function serveMetrics(place: { host: string; port: number }, cluster: boolean): Promise<() => void> {
  const all = cluster ? new AggregatorRegistry() : null;
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    (all ? all.clusterMetrics() : register.metrics()).then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      // What Prometheus misses, it alerts.
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, resolve);
  });
  return () => void server.close();
}

/** Lets the primary of a cluster collect this worker's figures. */
export function answerPrimary(): void {
  new AggregatorRegistry();
}
