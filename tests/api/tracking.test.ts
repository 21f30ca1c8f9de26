import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, join } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';

let server: TestServer;
let person: Caller;

beforeAll(async () => {
  server = await startServer();
  person = await join(server.api);
});
afterAll(() => server?.stop());

const event = (change: Record<string, unknown> = {}) => ({
  actionType: 'CLICK',
  method: 'GET',
  path: '/service',
  referrer: '/auth/login',
  key: 'try-me',
  body: { lines: 3 },
  serviceName: 'stlbs',
  sessionId: 'a-session-of-a-visit',
  clientDate: '2026-11-21T04:00:00.000Z',
  language: 'ko',
  ...change,
});

const send = (body: unknown, token?: string) =>
  server.api('POST', '/tracking/user/action', { body, headers: token ? { 'stlbs-token': token } : {} });

interface Stored extends Record<string, unknown> {
  session_id: string;
  received_at: Date;
}

/** The stored actions of a visit, once there are that many: they are written together, shortly after they came. */
async function stored(session: string, count: number): Promise<Stored[]> {
  const read = () =>
    server.sql<Stored>('select * from tracking_event where session_id = $1 order by received_at, key', [session]);
  return until(
    () => `${count} actions of ${session}`,
    async () => {
      const rows = await read();
      return rows.length >= count && rows;
    },
  );
}

test('an action is stored with its ten fields, its person by the token, and no token', async () => {
  const sessionId = 'visit-of-a-member';
  expect(await send(event({ sessionId }), person.token)).toMatchObject({ status: 200, body: { mcode: 0 } });
  const [row] = await stored(sessionId, 1);
  const accounts = await server.sql('select id from account where email = $1', [person.email]);
  expect(row).toMatchObject({
    action_type: 'CLICK',
    method: 'GET',
    path: '/service',
    referrer: '/auth/login',
    key: 'try-me',
    body: { lines: 3 },
    service_name: 'stlbs',
    client_date: new Date('2026-11-21T04:00:00.000Z'),
    language: 'ko',
    is_test: true,
    account_id: accounts[0]?.['id'],
  });
  expect(JSON.stringify(row)).not.toContain(person.token);
});

test('without a token, or with one that is no good, it is stored without a person', async () => {
  const sessionId = 'visit-of-a-stranger';
  for (const token of [undefined, 'made.up.token']) expect((await send(event({ sessionId }), token)).status).toBe(200);
  expect((await stored(sessionId, 2)).map(({ account_id }) => account_id)).toEqual([null, null]);
});

test('many at once are all stored', async () => {
  const sessionId = 'visit-in-a-hurry';
  // One address has twelve places at least; more at once may be turned away.
  for (let first = 0; first < 260; first += 10) {
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, at) => send(event({ sessionId, key: `k${first + at}` }))),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const keys = (await stored(sessionId, 260)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(260);
});

test.each([
  ['an unknown kind of action', { actionType: 'HOVER' }],
  ['a language that is none of ours', { language: 'jp' }],
  ['a date that is none', { clientDate: 'yesterday' }],
  ['a path longer than any of ours', { path: '/'.padEnd(501, 'x') }],
  ['a session id that is no text', { sessionId: 7 }],
  ['a body larger than a click has', { body: 'x'.repeat(70_000) }],
])('%s is refused and not stored', async (_name, change) => {
  const reply = await send(event({ ...change, serviceName: 'refused' }));
  expect([400, 413]).toContain(reply.status);
  expect(await server.sql(`select 1 as one from tracking_event where service_name = 'refused'`)).toEqual([]);
});
