import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { postGuarded } from './postGuarded';

const RULES = { loopback: true, timeoutMs: 2_000 };
const STRICT = { loopback: false, timeoutMs: 2_000 };
const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"type":"test"}' });

let server: http.Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function receiver(answer: http.RequestListener): Promise<string> {
  const started = http.createServer(answer);
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/hook`;
}

describe('an attempt', () => {
  it('arrives as it was written', async () => {
    const got: string[] = [];
    const url = await receiver((request, response) => {
      request.on('data', (part) => got.push(String(part)));
      request.on('end', () => response.end('thanks'));
    });
    expect(await postGuarded(message(url), RULES)).toEqual({ status: 200, answer: 'thanks', failure: null });
    expect(got.join('')).toBe('{"type":"test"}');
  });

  it('goes to no name that leads to a private address, beside a public one either, and looks the name up once', async () => {
    let looked = 0;
    const leading = (...addresses: string[]) =>
      ((_name: string, _options: object, callback: (error: null, found: object[]) => void) => {
        looked += 1;
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      }) as unknown as NonNullable<Parameters<typeof postGuarded>[2]>;
    for (const found of [
      ['10.0.0.7'],
      ['169.254.169.254'],
      ['8.8.8.8', '127.0.0.1'],
      ['::1'],
      ['::ffff:10.0.0.1'],
      [],
    ]) {
      looked = 0;
      const sent = await postGuarded(message('https://erp.example.com/hook'), STRICT, leading(...found));
      expect(sent, found.join()).toEqual({ status: null, answer: '', failure: 'address' });
      expect(looked).toBe(1);
    }
  });

  it('that is refused, led elsewhere or broken off has failed', async () => {
    let mode: 'refuse' | 'redirect' | 'break' = 'refuse';
    const followed: string[] = [];
    const url = await receiver((request, response) => {
      followed.push(request.url ?? '');
      if (mode === 'refuse') response.writeHead(500).end('no');
      else if (mode === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
      else request.socket.destroy();
    });
    expect(await postGuarded(message(url), RULES)).toEqual({ status: 500, answer: 'no', failure: 'status' });
    mode = 'redirect';
    expect(await postGuarded(message(url), RULES)).toMatchObject({ status: 302, failure: 'redirect' });
    mode = 'break';
    expect(await postGuarded(message(url), RULES)).toMatchObject({ status: null, failure: 'connection' });
    expect(followed).not.toContain('/elsewhere');
  });

  it('to a receiver that never answers ends in time', async () => {
    const url = await receiver(() => undefined);
    const begun = Date.now();
    expect(await postGuarded(message(url), { ...RULES, timeoutMs: 300 })).toMatchObject({ failure: 'timeout' });
    expect(Date.now() - begun).toBeLessThan(1_500);
  });

  it('reads no endless answer', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(8192)), 5);
      response.on('close', () => clearInterval(more));
    });
    const sent = await postGuarded(message(url), RULES);
    expect(sent).toMatchObject({ status: 200, failure: null });
    expect(sent.answer).toHaveLength(500);
  });

  it('counts by its status, also where the answer drips', async () => {
    const url = await receiver((_request, response) => void response.writeHead(200).write('a'));
    const begun = Date.now();
    expect(await postGuarded(message(url), { ...RULES, timeoutMs: 500 })).toEqual({
      status: 200,
      answer: 'a',
      failure: null,
    });
    expect(Date.now() - begun).toBeLessThan(2_000);
  });
});
