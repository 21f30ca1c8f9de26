import type { ServerOptions } from 'node:http';
import type { Env } from '../env';

const HEADERS_MS = 15_000;
const CHECKED_MS = 5_000;
const HEADER_BYTES = 16 * 1024;
/**
 * Longer than clients and proxies keep a connection that nothing happens on, which is a minute at most: they close it, so that
 * no request meets a closed one. Node's own five seconds also pass while a busy machine lets the process wait.
 */
const KEPT_MS = 72_000;

/**
 * What one connection may cost before it is cut: the time for the headers, the time for the whole request, the size of the
 * headers. Clients that send byte by byte hold a socket until then, and never a place among the requests at work.
 */
export function connectionLimits(env: Env): ServerOptions {
  const requestTimeout = env.REQUEST_SECONDS * 1000;
  return {
    requestTimeout,
    headersTimeout: Math.min(HEADERS_MS, requestTimeout),
    connectionsCheckingInterval: Math.min(CHECKED_MS, requestTimeout / 4),
    maxHeaderSize: HEADER_BYTES,
    keepAliveTimeout: KEPT_MS,
  };
}
