import type { IncomingMessage } from 'node:http';

/** Whether an answer may be gzipped: the client names it and does not refuse it by `q=0`. */
export function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:[.]0+)?\b)/.test(String(request.headers['accept-encoding'] ?? ''));
}
