import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedFetch } from './guardedFetch';
import { PrivateAddress } from './reach';

let server: http.Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function answering(answer: http.RequestListener): Promise<string> {
  const started = http.createServer(answer);
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}

const GET = { method: 'GET', headers: {} };
const here = guardedFetch({ loopback: true });

describe('a call to an address that a company named', () => {
  it.each([
    'http://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://intranet/',
  ])('does not go to %s', (url) =>
    expect(guardedFetch({ loopback: false })(url, GET)).rejects.toBeInstanceOf(PrivateAddress),
  );

  it('sends what it was given and gives status, type and text', async () => {
    const url = await answering((request, response) => {
      request.on('data', (part) => response.writeHead(201, { 'content-type': 'application/json' }).end(String(part)));
    });
    const answer = await here(url, { method: 'POST', headers: {}, body: new URLSearchParams({ a: '1' }) });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      201,
      'application/json',
      'a=1',
    ]);
  });

  it('follows no redirect, which could lead into a private network', async () => {
    const requested: string[] = [];
    const url = await answering((request, response) => {
      requested.push(request.url ?? '');
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect((await here(url, GET)).status).toBe(302);
    expect(requested).toEqual(['/']);
  });

  it('reads no endless answer', async () => {
    const url = await answering((_request, response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(more));
    });
    await expect(here(url, GET)).rejects.toThrow('too long');
  });
});
