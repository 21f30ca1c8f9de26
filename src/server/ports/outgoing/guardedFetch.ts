import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { guardedLookup, isReachable, PrivateAddress, type Reach } from './reach';

interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Answers are read up to here; a longer one is no answer. */
const MOST_BYTES = 512 * 1024;
const TIMEOUT_MS = 10_000;

/** `fetch` for addresses that a company's settings name: the same reach as webhooks, no redirects, a bounded answer, ten seconds. */
export function guardedFetch(reach: Reach): (url: string, outgoing: Outgoing) => Promise<Response> {
  return (url, { method, headers, body, signal }) => {
    if (!isReachable(url, reach)) return Promise.reject(new PrivateAddress(url));
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return new Promise((done, failed) => {
      const request = (url.startsWith('http:') ? http : https).request(url, {
        method,
        headers,
        agent: false,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        lookup: guardedLookup(reach, lookup),
      });
      request.on('error', failed);
      request.on('response', (response) => void read(response).then(done, failed));
      request.end(textOf(body));
    });
  };
}

const textOf = (body: unknown): string | undefined =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined;

async function read(response: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > MOST_BYTES) throw new Error('the answer is too long');
  }
  const type = response.headers['content-type'];
  return new Response(size > 0 ? Buffer.concat(parts) : null, {
    status: response.statusCode ?? 0,
    headers: type ? { 'content-type': type } : {},
  });
}
