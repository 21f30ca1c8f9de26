import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { patchName } from '../../src/contract/endpoints/profile';
import { getProfile } from '../../src/contract/endpoints/user';
import { lockedTable } from '../support/lockedTable';
import { type Caller, join } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { until } from '../support/until';

const MOST = 8;

let server: OwnServer;
let person: Caller;
let other: Caller;
beforeAll(async () => {
  server = await startOwnServer({ MOST_REQUESTS: String(MOST), PAGES: '1', PAGE_CACHE_SECONDS: '300' });
  person = await join(server.api);
  other = await join(server.api);
});
afterAll(() => server?.stop());

/** Keeps every call that touches people waiting, as a database at its limit would, until it is let go. */
const busyDatabase = async () => (await lockedTable(server, 'account')).letGo;

const BREATH_MS = 300;

/** Connects again and again, without waiting for those who got in, until one is refused for lack of a place. */
async function refusedOnce<Reply extends { status: number }>(ask: () => Promise<Reply>): Promise<void> {
  let refused = false;
  await until('a refusal', async () => {
    void ask().then(
      ({ status }) => (refused ||= status === 503),
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    return refused;
  });
}

test('a page too many is a page that says so in both languages and asks again by itself; what it consists of and kept pages are still given', async () => {
  const kept = () => fetch(`${server.url}/customer/faq`);
  expect((await kept()).status).toBe(200);
  const letGo = await busyDatabase();
  const page = () =>
    fetch(`${server.url}/`, { headers: { cookie: `ACCESS_TOKEN=${person.token}; LOGIN=1`, accept: 'text/html' } });
  const inside = Array.from({ length: MOST }, page);
  await refusedOnce(page);
  const refused = await page();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('content-security-policy')).toBeTruthy();
  const text = await refused.text();
  expect(text).toMatch(/<p lang="ko">[^<]*잠시 후[^<]*<\/p>/);
  expect(text).toMatch(/<p lang="en">[^<]*[Tt]ry again[^<]*<\/p>/);
  expect(text).toMatch(/http-equiv="refresh" content="[1-9]/);
  expect((await fetch(`${server.url}/fonts/none.css`)).status).not.toBe(503);
  expect((await kept()).status).toBe(200);
  // Another page of visitors is not there yet, and finds no place.
  expect((await fetch(`${server.url}/blog`)).status).toBe(503);
  await letGo();
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(Array(MOST).fill(200));
  expect((await page()).status).toBe(200);
});

const pong = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    socket.once('message', (data) => resolve((data as Buffer).toString()));
    socket.send('ping');
  });

test('beyond its bound the service says when to come again, goes on being watched and pushes on, and recovers', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/ws/push?t=${person.token}`);
  await new Promise((resolve) => socket.on('open', resolve));
  expect(await pong(socket)).toBe('pong');

  const letGo = await busyDatabase();
  const call = () => server.api('GET', '/user/profile', { token: person.token ?? '', lang: 'en' });
  const inside = Array.from({ length: MOST }, call);
  // Those inside wait for the database; from some moment on there is no place left.
  await refusedOnce(call);
  const refused = await Promise.all(Array.from({ length: 20 }, call));
  expect(refused.map(({ status }) => status)).toEqual(Array(20).fill(503));
  for (const { headers, body } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // A profile that could not be read must not look like a refusal of the login, so it carries no message.
    expect(body).toEqual({ mcode: 9503, message: '', data: null });
  }
  // A change of somebody else still finds one of the places that reading leaves free, until those are taken too.
  const rename = () => other.call(patchName, { body: { name: '자리있음' } });
  const fitting = Array.from({ length: MOST / 4 }, rename);
  await refusedOnce(rename);
  const change = await rename();
  expect(change).toMatchObject({ status: 503, mcode: 9503, message: expect.stringMatching(/잠시 후/) });
  expect((await server.api('GET', '/health')).status).toBe(200);
  expect((await server.api('GET', '/ready')).status).toBe(200);
  expect(await pong(socket)).toBe('pong');

  await letGo();
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(Array(MOST).fill(200));
  expect((await Promise.all(fitting)).map(({ status }) => status)).toEqual(Array(MOST / 4).fill(200));
  await expect.poll(async () => (await other.call(getProfile)).status).toBe(200);
  expect((await other.ok(getProfile)).name).toBe('자리있음');
  socket.close();
});
