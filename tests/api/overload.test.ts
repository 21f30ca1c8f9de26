import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { patchName } from '../../src/contract/endpoints/profile';
import { getProfile } from '../../src/contract/endpoints/user';
import { type Caller, join } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

const MOST = 8;

let server: TestServer;
let person: Caller;
beforeAll(async () => {
  server = await startServer({ MOST_REQUESTS: String(MOST) });
  person = await join(server.api);
});
afterAll(() => server?.stop());

/** Keeps every call that touches people waiting, as a database at its limit would, until it is let go. */
async function busyDatabase() {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin; lock table account in access exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

const pong = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    socket.once('message', (data) => resolve((data as Buffer).toString()));
    socket.send('ping');
  });

test('beyond its bound the service says when to come again, goes on being watched and pushes on, and recovers', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/ws/push?t=${person.token}`);
  await new Promise((resolve) => socket.on('open', resolve));
  await expect.poll(() => Promise.race([pong(socket), new Promise((resolve) => setTimeout(resolve, 50))])).toBe('pong');

  const letGo = await busyDatabase();
  const call = () => server.api('GET', '/user/profile', { token: person.token ?? '', lang: 'en' });
  const inside = Array.from({ length: MOST }, call);
  // Those inside wait for the database; from some moment on there is no place left.
  await expect.poll(async () => (await Promise.race([call(), late(500)]))?.status).toBe(503);
  const refused = await Promise.all(Array.from({ length: 20 }, call));
  expect(refused.map(({ status }) => status)).toEqual(Array(20).fill(503));
  for (const { headers, body } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // A profile that could not be read must not look like a refusal of the login, so it carries no message.
    expect(body).toEqual({ mcode: 9503, message: '', data: null });
  }
  const change = await person.call(patchName, { body: { name: '새이름' } });
  expect(change).toMatchObject({ status: 503, mcode: 9503, message: expect.stringMatching(/잠시 후/) });
  expect((await server.api('GET', '/health')).status).toBe(200);
  expect((await server.api('GET', '/ready')).status).toBe(200);
  expect(await pong(socket)).toBe('pong');

  await letGo();
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(Array(MOST).fill(200));
  await expect.poll(async () => (await person.call(getProfile)).status).toBe(200);
  expect((await person.ok(getProfile)).name).not.toBe('새이름');
  socket.close();
});

const late = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
