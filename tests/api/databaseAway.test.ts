import { afterAll, beforeAll, expect, test } from 'vitest';
import { patchName } from '../../src/contract/endpoints/profile';
import { getProfile } from '../../src/contract/endpoints/user';
import { openDatabase } from '../../src/server/db/database';
import { createApi } from '../support/http';
import { type Caller, join } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { startServer } from '../support/startServer';
import { type TcpRelay, startRelay } from '../support/tcpRelay';

/** The server under test reaches its database through a wire that can be cut. */
let relay: TcpRelay;
let server: ServerProcess;
let person: Caller;
beforeAll(async () => {
  const database = await startServer();
  // Two servers on one database would share the emails between them.
  await database.stop();
  const direct = new URL(database.databaseUrl);
  relay = await startRelay(Number(direct.port));
  direct.port = String(relay.port);
  server = await startProcess({ PAGES: '1', PAGE_CACHE_SECONDS: '60', DATABASE_URL: direct.href });
  person = await join(createApi(server.url));
});
afterAll(async () => {
  await server?.stop();
  await relay?.stop();
});

test('without its database the service says when to come again instead of failing, and works at once when it is back', async () => {
  await relay.down();
  const change = await person.call(patchName, { body: { name: '새이름' } });
  expect(change).toMatchObject({ status: 503, mcode: 9504, message: expect.stringMatching(/잠시 후/) });
  const list = await requested('/rfq');
  expect([list.status, Number(list.headers.get('retry-after')) > 0]).toEqual([503, true]);
  // A profile that cannot be read must not look like a refusal of the login: the browser keeps it.
  const profile = await requested('/user/profile');
  expect([profile.status, profile.body]).toEqual([503, { mcode: 9504, message: '', data: null }]);
  expect((await requested('/ready')).status).toBe(503);
  expect((await requested('/health')).status).toBe(200);

  await relay.up();
  await expect.poll(async () => (await person.call(getProfile)).status).toBe(200);
  await person.ok(patchName, { body: { name: '새이름' } });
  expect((await person.ok(getProfile)).name).toBe('새이름');
});

test('a page whose data could not be read is kept by nobody, and whole as soon as they can', async () => {
  const opened = async () => {
    const { status, headers } = await fetch(`${server.url}/service/stock/search`);
    // A page from the cache names the hashes of its scripts.
    const kept = headers.get('content-security-policy')?.includes("'sha256-") === true;
    return { status, kept, caching: headers.get('cache-control') };
  };
  await relay.down();
  expect(await opened()).toEqual({ status: 200, kept: false, caching: 'no-store' });
  expect(await opened()).toEqual({ status: 200, kept: false, caching: 'no-store' });

  await relay.up();
  await expect.poll(async () => (await requested('/ready')).status).toBe(200);
  expect(await opened()).toMatchObject({ status: 200, kept: true });
});

const requested = (path: string) => createApi(server.url)('GET', path, { token: person.token ?? '' });

test('a statement that takes too long, and a transaction that is left open, end by themselves', async () => {
  const { pool } = openDatabase(server.env['DATABASE_URL'] ?? '', 'test');
  try {
    const reported = async (setting: string) => (await pool.query(`show ${setting}`)).rows[0][setting];
    expect(await reported('statement_timeout')).toBe('15s');
    expect(await reported('idle_in_transaction_session_timeout')).toBe('30s');
  } finally {
    await pool.end();
  }
});
