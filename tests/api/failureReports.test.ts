import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../../src/contract/endpoints/auth';
import { type Caller, join, PASSWORD, registrationOf } from '../support/people';
import { type SentrySink, startSentrySink } from '../support/receivers/sentrySink';
import { apiWithMails } from '../support/receivers/shellServer';
import { startProcess } from '../support/serverProcess';
import { startOwnServer, type OwnServer } from '../support/startServer';

/** Failures of the server itself, sent to the service that gets those of pages. */
let sink: SentrySink;
let server: OwnServer;
let person: Caller;
const settings = () => ({
  APP_ENV: 'staging',
  JWT_SECRET: 'a-secret-of-the-tests-of-reports-0123456789',
  NEXT_PUBLIC_SENTRY_DSN: sink.dsn,
});

beforeAll(async () => {
  sink = await startSentrySink();
  server = await startOwnServer(settings());
  person = await join(apiWithMails(server));
});
afterAll(async () => {
  await server?.stop();
  await sink?.close();
});

/** What the product said of a failure, and what the service found in it. */
const reportedAt = () =>
  sink.of('event').map(({ payload }) => ({ extra: (payload.extra ?? {}) as Record<string, unknown>, payload }));
const reportsOf = (wanted: Record<string, unknown>) =>
  reportedAt().filter(({ extra }) => Object.entries(wanted).every(([name, value]) => extra[name] === value));

/** Takes a table away, so that whatever needs it fails in a way nobody expected. */
async function without(table: string, work: () => Promise<void>): Promise<void> {
  const named = (from: string, to: string) =>
    server.sql(`alter table ${from} rename to ${to}; alter view if exists stlbs_test.${from} rename to ${to}`);
  await named(table, `${table}_away`);
  try {
    await work();
  } finally {
    await named(`${table}_away`, table);
  }
}

test('a change that fails unexpectedly is reported with what was sent, and names no secret and nobody', async () => {
  const body = registrationOf({ name: '홍리포', email: 'report-me@stlbs.test', password: 'hunter2-and-more' });
  const headers = {
    cookie: 'ACCESS_TOKEN=hunter2; THEME=dark',
    'x-forwarded-for': '203.0.113.77',
    'x-kept': 'as sent',
  };
  await without('company', async () => {
    const options = { body, headers, token: 'hunter2.hunter2.hunter2', lang: 'en' as const };
    expect(await server.api(register.method, `${register.path}?tab=1`, options)).toMatchObject({
      status: 500,
      body: { mcode: 1 },
    });
  });
  await expect.poll(() => reportsOf({ url: '/api/auth/register' }).length).toBe(1);
  const [report] = reportsOf({ url: '/api/auth/register' });
  expect(report?.extra).toMatchObject({
    kind: 'call',
    method: 'POST',
    params: { tab: '1' },
    body: { company_title: body.company_title, password: '[redacted]', email: '[redacted]' },
    headers: {
      'accept-language': 'en',
      'content-type': 'application/json',
      'x-kept': 'as sent',
      authorization: '[redacted]',
      cookie: '[redacted]',
    },
    status: 500,
    mcode: 1,
  });
  expect(report?.payload).toMatchObject({ environment: 'staging', platform: 'node' });
  expect(JSON.stringify(report?.payload.exception)).toContain('Failed query');
  const text = JSON.stringify({ ...report?.payload, extra: { ...report?.extra, body: null } });
  for (const secret of ['hunter2', 'report-me', '홍리포', '203.0.113.77', body.company_registration_number]) {
    expect(text).not.toContain(secret);
  }
});

test('so is a read', async () => {
  await without('sale_material', async () => {
    expect(await server.api('GET', '/user/sale/items', { token: person.token ?? '' })).toMatchObject({ status: 500 });
  });
  await expect.poll(() => reportsOf({ method: 'GET', url: '/api/user/sale/items' }).length).toBe(1);
  expect(sink.everything()).not.toContain(person.token);
});

test('what the server refuses on purpose is no failure, and work that goes on failing is reported once', async () => {
  const tick = () => server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  await without('mail_request', async () => {
    for (const _again of [1, 2, 3]) await tick();
    expect(await server.api('POST', '/auth/login', { body: { email: person.email, password: 'wrong' } })).toMatchObject(
      {
        status: 401,
      },
    );
  });
  await expect.poll(() => reportsOf({ kind: 'work', task: 'answer mail requests' }).length).toBe(1);
  // Reports go out in their order: whatever came of the ticks and of the refusal came before this one.
  await without('account', async () => {
    const answer = await server.api('POST', '/auth/login', { body: { email: person.email, password: PASSWORD } });
    expect(answer.status).toBe(500);
  });
  await expect.poll(() => reportsOf({ url: '/api/auth/login' }).length).toBe(1);
  expect(reportsOf({ kind: 'work', task: 'answer mail requests' })).toHaveLength(1);
  expect(reportedAt().filter(({ extra }) => !('kind' in extra))).toEqual([]);
});

test('a server that cannot start says why before it ends', async () => {
  const away = startProcess({ PAGES: '0', ...settings(), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  await expect(away).rejects.toThrow(/ended while starting/);
  expect(reportsOf({ kind: 'end' })).toHaveLength(1);
});

test('nothing of the reporting service is printed', () => {
  expect(server.output()).not.toMatch(/sentry|warning/i);
});
