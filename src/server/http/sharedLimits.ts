import cluster from 'node:cluster';
import type { FastifyRateLimitStore as Store, RateLimitPluginOptions } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';

/** What the limiter of calls receives when several processes limit together. */
export type SharedLimits = Pick<RateLimitPluginOptions, 'store' | 'redis' | 'nameSpace' | 'skipOnError'>;

interface Count {
  stlbs: 'count';
  id: number;
  key: string;
  window: number;
}
interface Counted {
  stlbs: 'counted';
  id: number;
  current: number;
  ttl: number;
}
type Taken = (error: Error | null, result?: { current: number; ttl: number }) => void;

const MAX_KEYS = 20_000;
const waiting = new Map<number, Taken>();
let withSession = 0;

/** Limits of a cluster without Redis: the primary counts for all workers. */
class PrimaryCounts implements Store {
  private readonly prefix: string;

  constructor(options: { prefix?: string } = {}) {
    this.prefix = options.prefix ?? '';
  }

  incr(key: string, taken: Taken, window = 60_000): void {
    const id = ++withSession;
    waiting.set(id, taken);
    process.send?.({ stlbs: 'count', id, key: this.prefix + key, window } satisfies Count);
  }

  child(options: RouteOptions & { path: string; prefix: string }): Store {
    const { routeInfo } = options as unknown as { routeInfo: { method: unknown; url: unknown } };
    return new PrimaryCounts({ prefix: `${String(routeInfo.method)}${String(routeInfo.url)}-` });
  }
}

/** How a worker of a cluster limits calls: together with the others. */
export function limitsOfWorker(): SharedLimits {
  process.on('message', (message: Counted) => {
    if (message.stlbs !== 'counted') return;
    const { id, current, ttl } = message;
    waiting.get(id)?.(null, { current, ttl });
    waiting.delete(id);
  });
  return { store: PrimaryCounts };
}

/** The primary's part: counts what the workers ask it to. */
export function countForWorkers(): void {
  const counts = new LRUCache<string, { current: number; until: number }>({ max: MAX_KEYS });
  cluster.on('message', (worker, message: Count) => {
    if (message.stlbs !== 'count') return;
    const now = Date.now();
    let count = counts.get(message.key);
    if (!count || count.until <= now) {
      count = { current: 0, until: now + message.window };
      counts.set(message.key, count);
    }
    count.current += 1;
    if (!worker.isConnected()) return;
    const { current, until } = count;
    worker.send({ stlbs: 'counted', id: message.id, current, ttl: until - now } satisfies Counted);
  });
}
