import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join } from '../support/people';
import { openRaw, sendRaw } from '../support/rawHttp';
import { startServer, type TestServer } from '../support/startServer';

/** Seconds a client may take for a request here; two minutes elsewhere. */
const PATIENCE = 2;

let server: TestServer;
beforeAll(async () => {
  // As it stands behind no proxy, where the hourly limits of an address hold for everybody.
  server = await startServer({ REQUEST_SECONDS: String(PATIENCE), APP_ENV: 'staging', TRUST_PROXY: '' });
});
afterAll(() => server?.stop());

const healthy = async () => (await server.api('GET', '/health')).status;
const HEAD = 'Host: x\r\nContent-Type: application/json\r\n';
const LOGIN = 'POST /api/auth/login HTTP/1.1\r\n';
/** What an attacker wants to be taken for a request of its own. */
const HIDDEN = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a request whose end is stated in two ways', () => {
  test.each([
    ['a length and chunks', `${LOGIN}${HEAD}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['two lengths', `${LOGIN}${HEAD}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${HIDDEN}`],
    ['a list of lengths', `${LOGIN}${HEAD}Content-Length: 2, 60\r\n\r\n{}${HIDDEN}`],
    ['a negative length', `${LOGIN}${HEAD}Content-Length: -1\r\n\r\n{}${HIDDEN}`],
    ['a length with a sign', `${LOGIN}${HEAD}Content-Length: +2\r\n\r\n{}${HIDDEN}`],
    ['an unknown coding', `${LOGIN}${HEAD}Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
    ['a coding behind chunks', `${LOGIN}${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a space before the colon', `${LOGIN}${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a folded header', `${LOGIN}${HEAD}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a chunk that is no number', `${LOGIN}${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
    ['a chunk beyond all numbers', `${LOGIN}${HEAD}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}`],
    [
      'a line that ends with a line feed alone',
      `${LOGIN}${HEAD}X: y\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['a return within a value', `${LOGIN}${HEAD}X: y\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a zero within a value', `${LOGIN}${HEAD}X: a\0b\r\n\r\n${HIDDEN}`],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
    ['words of no protocol', `${'x'.repeat(300)}\r\n\r\n`],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s: is refused, nothing hidden in it is answered, and the connection ends', async (_, bytes) => {
    const { statuses, text, closed } = await sendRaw(server.port, bytes);
    expect(text).not.toContain('"openapi"');
    expect(statuses.every((status) => status === 400 || status === 408)).toBe(true);
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(closed).toBe(true);
  });
});

describe('more than a request may hold', () => {
  test.each([
    ['20 KB of headers', `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, [431]],
    ['an address of 20 KB', `GET /api/health?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, [431, 414]],
    [
      '3,000 headers',
      `GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'a:b\r\n'.repeat(3_000)}\r\n`,
      [200, 431],
    ],
    [
      '3,000 parameters',
      `GET /api/market/stock?${'q=a&'.repeat(3_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      [200, 400],
    ],
  ])('%s', async (_, bytes, expected) => {
    const { statuses } = await sendRaw(server.port, bytes);
    expect(expected).toContain(statuses[0]);
  });

  const post = (body: string) =>
    server.api('POST', '/auth/login', {
      body: new Uint8Array(Buffer.from(body)),
      headers: { 'content-type': 'application/json' },
    });

  test.each([
    ['lists within lists', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
    ['objects within objects', `{"email":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`],
    ['a key that changes every object', '{"email":"a@stlbs.test","password":"x","__proto__":{"is_test":false}}'],
    [
      'the same by way of the constructor',
      '{"email":"a@stlbs.test","password":"x","constructor":{"prototype":{"a":1}}}',
    ],
    ['two megabytes', JSON.stringify({ email: 'a@stlbs.test', password: 'x'.repeat(2_000_000) })],
  ])('%s in JSON', async (_, body) => {
    expect([400, 413]).toContain((await post(body)).status);
    expect(await healthy()).toBe(200);
  });

  test('a body announced as a hundred gigabytes is cut, not waited for', async () => {
    const { socket, heard } = openRaw(server.port);
    socket.write(`${LOGIN}${HEAD}Content-Length: 107374182400\r\n\r\n${'{'.repeat(64_000)}`);
    const { closed, statuses } = await heard();
    expect(closed).toBe(true);
    expect([408, 413]).toContain(statuses[0]);
  });
});

test('a connection is kept longer than proxies and clients keep theirs: no request meets one that closes', async () => {
  const { headers } = await server.api('GET', '/health');
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

test('addresses that lead out of the API lead nowhere', async () => {
  for (const path of [
    '/api/../../etc/passwd',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/api/file/..%2f..%2fjwt-secret/content?until=1&signature=x',
    '/api/docs/static/..%2f..%2f..%2fpackage.json',
    '/api/docs/static/%2e%2e/%2e%2e/package.json',
    '/api/%00',
    '/api/%',
    '/api/%ff%fe',
    '/api//auth//login',
    '//evil.example/%2e%2e',
    'http://evil.example/api/nothing',
  ]) {
    const { statuses, text } = await sendRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect([400, 403, 404], path).toContain(statuses[0]);
    expect(text, path).not.toMatch(/^location:|root:x:0|"dependencies"/im);
  }
});

describe('a client that sends byte by byte', () => {
  const drip = (start: string) =>
    Array.from({ length: 400 }, () => {
      const { socket, heard } = openRaw(server.port);
      socket.write(start);
      const dripping = setInterval(() => socket.writable && socket.write('a'), 200);
      socket.once('close', () => clearInterval(dripping));
      return heard();
    });

  test.each([
    ['headers', 'GET /api/health HTTP/1.1\r\nHost: x\r\nX: '],
    ['a body', `${LOGIN}${HEAD}Content-Length: 10000\r\n\r\n`],
  ])('%s: is cut when his time is over, and holds up nobody meanwhile', async (_, start) => {
    const slow = drip(start);
    let ended = false;
    const all = Promise.all(slow).finally(() => (ended = true));
    while (!ended) {
      expect(await healthy()).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await all).every(({ closed }) => closed)).toBe(true);
  });
});

describe('the limit of an address', () => {
  const ask = (to: TestServer, headers: Record<string, string>) =>
    to.api('POST', '/auth/email/valid', { body: { email: 'free@stlbs.test' }, headers });
  const forged = (n: number) => `198.51.100.${n}`;

  test('is not escaped by making addresses up: without a proxy no header is believed', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const address = forged(n);
      const headers = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address };
      statuses.push((await ask(server, headers)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });

  test('behind a proxy only what the proxy itself added counts', async () => {
    const proxied = await startServer({ APP_ENV: 'staging', DATABASE_URL: server.databaseUrl });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 25; n += 1)
        statuses.push((await ask(proxied, { 'x-forwarded-for': `${forged(n)}, 127.0.0.1, 203.0.113.9` })).status);
      expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
      expect((await ask(proxied, { 'x-forwarded-for': `${forged(1)}, 203.0.113.10` })).status).toBe(200);
    } finally {
      await proxied.stop();
    }
  });

  test('people behind one address are counted one by one, and no made-up token is a person', async () => {
    const office = await startServer({ CALLS_A_MINUTE: '300' });
    try {
      const [one, other] = [await join(office.api), await join(office.api)];
      const headers = { 'x-forwarded-for': '198.51.100.77' };
      const asks = (token: string, times: number, from = headers) =>
        Promise.all(
          Array.from(
            { length: times },
            async () => (await office.api('GET', '/push', { token, headers: from })).status,
          ),
        );
      expect((await asks(one.token ?? '', 400)).filter((status) => status === 429).length).toBeGreaterThan(50);
      expect(new Set(await asks(other.token ?? '', 10))).toEqual(new Set([200]));
      // Another address makes nobody another person.
      expect(new Set(await asks(one.token ?? '', 3, { 'x-forwarded-for': '198.51.100.78' }))).toEqual(new Set([429]));
      const forged = Array.from(
        { length: 400 },
        (_, n) => `${one.token?.slice(0, -4) ?? ''}A${String(n).padStart(3, '0')}`,
      );
      const refused = await Promise.all(forged.map(async (token) => (await asks(token, 1))[0]));
      expect(refused.filter((status) => status === 429).length).toBeGreaterThan(50);
    } finally {
      await office.stop();
    }
  });
});
