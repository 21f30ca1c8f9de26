import cluster from 'node:cluster';
import { Redis } from 'ioredis';

/** Carries texts to the other processes of the product, best effort; what must not be lost stands in the database. */
export interface Channel {
  publish(text: string): void;
  /** Called with everything that the others published. */
  listen(take: (text: string) => void): void;
  close(): void;
}

const NAME = 'stlbs:push';

/** Connections for ordinary commands: a Redis that is away costs a call half a second at most and stops nothing. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  // It reconnects by itself; metrics show that it is away.
  redis.on('error', () => undefined);
  return redis;
}

/** Through Redis, to processes on any machine. A subscription comes back by itself after Redis was away. */
export function redisChannel(url: string, origin: string): Channel {
  const sending = openRedis(url);
  const hearing = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (n) => Math.min(n * 100, 2_000) });
  hearing.on('error', () => undefined);
  return {
    publish: (text) => void sending.publish(NAME, `${origin} ${text}`).catch(() => undefined),
    listen(take) {
      hearing.on('message', (_channel: string, message: string) => {
        const at = message.indexOf(' ');
        if (message.slice(0, at) !== origin) take(message.slice(at + 1));
      });
      void hearing.subscribe(NAME).catch(() => undefined);
    },
    close() {
      sending.disconnect();
      hearing.disconnect();
    },
  };
}

interface Relayed {
  stlbs: 'push';
  text: string;
}

const isRelayed = (message: unknown): message is Relayed => (message as Relayed | null)?.stlbs === 'push';

/** From a worker through the primary process to the other workers of this machine. */
export function workerChannel(): Channel {
  return {
    publish: (text) => void process.send?.({ stlbs: 'push', text } satisfies Relayed),
    listen: (take) => void process.on('message', (message) => isRelayed(message) && take(message.text)),
    close: () => undefined,
  };
}

/** The primary's part of `workerChannel`: what one worker says reaches all others. */
export function relayBetweenWorkers(): void {
  cluster.on('message', (from, message: unknown) => {
    if (!isRelayed(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker && worker.id !== from.id && worker.isConnected()) worker.send(message);
    }
  });
}
