import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import * as auth from '../../src/contract/endpoints/auth';
import { COOKIES } from '../../src/contract/constants';
import { withdraw } from '../../src/contract/endpoints/profile';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { everyEndpoint } from '../support/everyEndpoint';
import { forgedTokens } from '../support/forgedTokens';
import { Caller, join, PASSWORD } from '../support/people';
import { sendRaw } from '../support/rawHttp';
import { startOwnServer, type OwnServer } from '../support/startServer';

const SECRET = 'a-secret-of-the-test-that-is-long-enough';
const EVIL = 'https://evil.example';

let server: OwnServer;
let person: Caller;
let forgeries: Array<[name: string, forged: string]>;
/** Whatever a forged token makes the server fetch, it would fetch here. */
let listener: http.Server;
const requested: string[] = [];

beforeAll(async () => {
  listener = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  server = await startOwnServer({ JWT_SECRET: SECRET });
  person = await join(server.api);
  const { port } = listener.address() as AddressInfo;
  forgeries = await forgedTokens(person.token ?? '', SECRET, `http://127.0.0.1:${port}/keys`);
});
afterAll(async () => {
  listener?.close();
  await server?.stop();
});

const wsUrl = (query: string) => `${server.url.replace('http', 'ws')}/api/ws/push${query}`;

/** Resolves when the login is known and the socket has joined: from then on questions are answered. */
function joined(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const asking = setInterval(() => socket.readyState === socket.OPEN && socket.send('ping'), 20);
    socket.on('close', () => clearInterval(asking));
    socket.on('message', () => {
      clearInterval(asking);
      resolve();
    });
  });
}

/** What a socket comes to: the code it was closed with, the status that refused its handshake, or `open`. */
function fateOf(query: string, headers: Record<string, string> = {}): Promise<number | 'open'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(wsUrl(query), { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
    socket.on('close', (code) => resolve(code));
    void joined(socket).then(() => {
      resolve('open');
      socket.close();
    });
  });
}

describe('a token that was tampered with', () => {
  test('opens nothing, neither a call nor a socket, and makes the server fetch nothing', async () => {
    const opened: string[] = [];
    for (const [name, forged] of forgeries) {
      const { status, mcode } = await new Caller(server.api).call(
        getProfile,
        {},
        { authorization: `Bearer ${forged}` },
      );
      if (status !== 401) opened.push(`${name}: ${status} ${mcode}`);
      const fate = await fateOf(`?t=${encodeURIComponent(forged)}`);
      if (fate !== 4401) opened.push(`${name}, socket: ${fate}`);
    }
    expect(opened).toEqual([]);
    expect(requested).toEqual([]);
    expect(server.output()).not.toContain('unexpected error');
  });

  test('the true one still does, but not under another scheme, in the address or in a cookie', async () => {
    const anybody = new Caller(server.api);
    const token = person.token ?? '';
    expect((await person.call(getProfile)).status).toBe(200);
    for (const authorization of [token, `Basic ${token}`, `Token ${token}`, `Bearer${token}`])
      expect(await anybody.call(getProfile, {}, { authorization })).toMatchObject({ status: 401 });
    expect((await server.api('GET', `/user/profile?t=${token}&access_token=${token}`)).status).toBe(401);
    expect(await anybody.call(getProfile, {}, { cookie: `${COOKIES.access.name}=${token}` })).toMatchObject({
      status: 401,
    });
    expect(await fateOf('', { cookie: `${COOKIES.access.name}=${token}`, authorization: `Bearer ${token}` })).toBe(
      4401,
    );
  });

  test('a refresh token gives no access, an access token renews nothing, and neither is mailed', async () => {
    const anybody = new Caller(server.api);
    const headers = { authorization: `Bearer ${person.refreshToken}` };
    expect(await anybody.call(getProfile, {}, headers)).toMatchObject({ status: 401, mcode: 1001 });
    expect(await fateOf(`?t=${person.refreshToken}`)).toBe(4401);
    for (const refresh_token of [person.token ?? '', `${person.refreshToken}x`, 'x'])
      expect((await anybody.call(auth.refresh, { body: { refresh_token } })).status).toBeOneOf([400, 401]);
    for (const t of [person.token ?? '', person.refreshToken])
      expect((await anybody.call(auth.emailVerify, { query: { t } })).mcode).not.toBe(0);
  });

  test('a person who withdrew has a token that opens nothing, and his open socket ends', async () => {
    const leaver = await join(server.api);
    const socket = new WebSocket(wsUrl(`?t=${leaver.token}`));
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await joined(socket);
    await leaver.ok(reauth, { body: { password: PASSWORD } });
    await leaver.ok(withdraw);
    expect(await closed).toBe(4401);
    expect(await fateOf(`?t=${leaver.token}`)).toBe(4401);
    expect(await leaver.call(getProfile)).toMatchObject({ status: 401 });
  });
});

describe('a page of another site', () => {
  test('opens no socket, even with a token; a page of ours and a program do', async () => {
    const query = `?t=${person.token}`;
    for (const origin of [EVIL, 'null', `${server.url}.evil.example`, 'http://127.0.0.1:1', 'file://'])
      expect(await fateOf(query, { origin }), origin).toBe(403);
    expect(await fateOf(query, { origin: server.url })).toBe('open');
    expect(await fateOf(query)).toBe('open');
  });

  /** As a form or a script of another site sends it: the visitor's cookies go along, the Authorization header cannot. */
  const forged = (type: string) => ({
    origin: EVIL,
    referer: `${EVIL}/`,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
    'content-type': type,
    cookie: `${COOKIES.access.name}=${person.token}; ${COOKIES.refresh.name}=${person.refreshToken}; ${COOKIES.login.name}=1`,
  });

  test('does nothing in the name of who visits it: every call takes authority from its header alone', async () => {
    const wrong: string[] = [];
    for (const endpoint of await everyEndpoint()) {
      const path = endpoint.path.replace(/\{\w+\}/g, '0197a0a0-0000-7000-8000-000000000000');
      const bare = endpoint.method === 'GET' || endpoint.method === 'DELETE';
      const type = bare ? '' : 'text/plain';
      const { status, headers } = await server.api(endpoint.method, path, {
        ...(bare ? {} : { body: new Uint8Array(Buffer.from('{}')) }),
        headers: { ...forged(type), 'x-forwarded-for': new Caller(server.api).address },
      });
      const name = `${endpoint.method} ${endpoint.path}`;
      const guarded = endpoint.access === 'user' || endpoint.access === 'member';
      if (guarded && status !== 401 && status !== 400) wrong.push(`${name}: ${status}`);
      if (headers.has('set-cookie')) wrong.push(`${name} sets a cookie`);
      if (headers.has('access-control-allow-origin')) wrong.push(`${name} lets other sites read`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])(
    'signs nobody in by a form (%s), and no answer sets a cookie',
    async (type) => {
      const body = new Uint8Array(Buffer.from(JSON.stringify({ email: person.email, password: PASSWORD })));
      const form = await server.api('POST', '/auth/login', { body, headers: forged(type) });
      expect([form.status, form.headers.get('set-cookie')]).toEqual([400, null]);
    },
  );

  test('gets no leave to send JSON or the Authorization header', async () => {
    const asking = `OPTIONS /api/auth/login HTTP/1.1\r\nHost: x\r\nOrigin: ${EVIL}\r\nAccess-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: authorization,content-type\r\nConnection: close\r\n\r\n`;
    const { text, statuses } = await sendRaw(server.port, asking);
    expect(statuses).toEqual([404]);
    expect(text.toLowerCase()).not.toContain('access-control-allow');
  });
});

describe('bytes that no browser sends', () => {
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const masked = (opcode: string, length: string) => `${opcode}${length}\0\0\0\0`;

  test.each([
    ['an address that is none', upgrade('//')],
    ['another one', upgrade('/\\[::')],
    ['an address of two thousand letters', upgrade(`/api/ws/push?t=${'%'.repeat(2_000)}`)],
    ['a frame without a mask, before the login is known', `${upgrade('/api/ws/push?t=x')}\x81\x05hello`],
    ['a frame beyond the limit', `${upgrade('/api/ws/push?t=x')}${masked('\x82', '\xfe\x7f\xff')}${'x'.repeat(4_000)}`],
    ['broken UTF-8', `${upgrade('/api/ws/push?t=x')}${masked('\x81', '\x82')}\xff\xff`],
    ['reserved bits', `${upgrade('/api/ws/push?t=x')}${masked('\xf1', '\x80')}`],
  ])('%s ends that connection and nothing else', async (_, bytes) => {
    await sendRaw(server.port, bytes, 400);
    expect((await person.call(getProfile)).status).toBe(200);
  });
});

test('one person holds fifty sockets, and the next has to come later', async () => {
  const many = await join(server.api);
  const sockets = Array.from({ length: 50 }, () => new WebSocket(wsUrl(`?t=${many.token}`)));
  await Promise.all(sockets.map(joined));
  expect(await fateOf(`?t=${many.token}`)).toBe(1013);
  expect(await fateOf(`?t=${person.token}`)).toBe('open');
  const first = sockets.shift();
  const gone = new Promise((resolve) => first?.once('close', resolve));
  first?.close();
  await gone;
  await expect.poll(() => fateOf(`?t=${many.token}`)).toBe('open');
  for (const socket of sockets) socket.terminate();
});
