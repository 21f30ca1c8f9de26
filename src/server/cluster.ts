import cluster, { type Worker } from 'node:cluster';
import { type Env, WORKER_DATABASE } from './env';
import { countForWorkers, limitsOfWorker } from './http/sharedLimits';
import { answerPrimary } from './metrics';
import { relayBetweenWorkers, workerChannel } from './ports/channel';
import { serve, type Serving } from './serve';

const AGAIN_MS = 500;
/** The id of the worker that began before all others. */
const FIRST = 1;

/**
 * Lets `WEB_CONCURRENCY` processes share the port. The first loads demo data before the others begin; a worker that ends
 * is replaced.
 */
export async function serveByWorkers(env: Env, databaseUrl: string, say: (line: string) => void): Promise<Serving> {
  relayBetweenWorkers();
  countForWorkers();
  let stopping = false;
  const fork = () => {
    const worker = cluster.fork({ [WORKER_DATABASE]: databaseUrl });
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      say(`Worker ${worker.process.pid} ended (${signal ?? code}); another takes its place.`);
      setTimeout(() => {
        if (!stopping) fork();
      }, AGAIN_MS);
    });
    return worker;
  };
  const port = await listening(fork());
  // The first serves from here on: one of the others that ends while it starts is replaced and ends nothing else.
  const others = Array.from({ length: env.WEB_CONCURRENCY - 1 }, () => listening(fork()));
  await Promise.allSettled(others);
  return {
    port,
    async stop() {
      stopping = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => ended(worker)));
    },
  };
}

function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', () => reject(new Error('A worker ended while it was starting; see above.')));
  });
}

function ended(worker: Worker | undefined): Promise<void> {
  if (!worker || worker.isDead()) return Promise.resolve();
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.process.kill('SIGTERM');
  });
}

/** One of the workers: everything but the database and the counting, which the primary does. */
export async function serveAsWorker(env: Env, databaseUrl: string, say: (line: string) => void): Promise<Serving> {
  answerPrimary();
  const siblings = { channel: workerChannel(), limits: limitsOfWorker(), loadsDemo: cluster.worker?.id === FIRST };
  const serving = await serve(env, databaseUrl, siblings, say);
  // A killed primary takes the database with it or leaves it to the next start: nobody would look after this process.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  return serving;
}
