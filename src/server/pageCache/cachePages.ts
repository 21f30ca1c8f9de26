import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter } from 'prom-client';
import { accepts } from '../http/accepts';
import { type CachedPage, cachedPage, policyFor } from './cachedPage';
import { pageKey } from './pageKey';
import { PageCache } from './PageCache';
import { type PageHandler, renderForVisitor } from './renderForVisitor';

interface Settings {
  /** Seconds for which a page is served as it is; 0 caches none. */
  seconds: number;
  /** Whether answers are compressed here. */
  compress: boolean;
}

const pagesTaken = new Counter({
  name: 'stlbs_page_cache_total',
  help: 'Pages for visitors: out of the cache, rendered for it, or such that may not be cached.',
  labelNames: ['result'],
});
// From the start: a cache that never gave a page is the coldest.
for (const result of ['hit', 'miss', 'uncacheable']) pagesTaken.inc({ result }, 0);

const STALE_TIMES = 5;
const MAX_BYTES = 32 * 1024 * 1024;

/** Answers pages, and says which of them are there already and cost next to nothing. */
export interface CachingPages {
  handle: PageHandler;
  has: (request: IncomingMessage) => boolean;
}

/**
 * Caches the pages that all visitors see alike for a few seconds, and renders everything else as before. A cached page is
 * rendered from its address alone.
 */
export function cachePages(render: PageHandler, { seconds, compress }: Settings): CachingPages {
  if (seconds === 0) return { handle: render, has: () => false };
  const lifetimes = { freshMs: seconds * 1_000, staleMs: seconds * STALE_TIMES * 1_000, maxBytes: MAX_BYTES };
  const cache = new PageCache(
    lifetimes,
    async (key) => cachedPage(await renderForVisitor(render, key)),
    undefined,
    (result) => pagesTaken.inc({ result }),
  );
  return {
    async handle(request, response) {
      const key = pageKey(request);
      const page = key === null ? null : await cache.take(key).catch(() => null);
      if (page) send(page, request, response, compress);
      else await render(request, response);
    },
    has(request) {
      const key = pageKey(request);
      return key !== null && cache.has(key);
    },
  };
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse, compress: boolean): void {
  if (response.destroyed) return;
  const zipped = compress && accepts(request, 'gzip');
  const body = zipped ? page.zipped : page.plain;
  response.setHeader('Content-Security-Policy', policyFor(String(response.getHeader('Content-Security-Policy')), page));
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    // Only this process knows whom it may be shown to.
    'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    ...(compress ? { Vary: 'Accept-Encoding' } : {}),
    ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(body);
}
