import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../../src/contract/endpoints/auth';
import { createFile } from '../../src/contract/endpoints/file';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { createApi } from '../support/http';
import { Caller, join, joinSeller, registrationOf } from '../support/people';
import { listen } from '../support/pushEars';
import { freePort, type ServerProcess, startProcess } from '../support/serverProcess';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { submitted } from '../support/trade';
import { until } from '../support/until';

const alive = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

describe('a server of one process', () => {
  const OLD = 'the-secret-before-0123456789-0123456789-0123456789';
  const NEW = 'the-secret-after-0123456789-0123456789-0123456789';
  let server: OwnServer;
  let metrics: number;
  let person: Caller;

  beforeAll(async () => {
    metrics = await freePort();
    server = await startOwnServer({ JWT_SECRET: OLD, LOG_LEVEL: 'info', METRICS_PORT: String(metrics) });
    person = await join(server.api);
  });
  afterAll(() => server?.stop());

  test('the log is JSON with a request id and names nobody', async () => {
    const before = server.output().length;
    const headers = { 'x-request-id': 'balancer-0123456789' };
    const answer = await server.api('GET', '/user/profile?q=secret-word', { token: person.token ?? '', headers });
    expect(answer.headers.get('x-request-id')).toBe('balancer-0123456789');
    const bad = await server.api('GET', '/health', { headers: { 'x-request-id': 'a b"\\' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await new Caller(server.api).call(register, { body: registrationOf({ email: person.email, name: '홍로그' }) });
    // A statement that fails is logged, its values are not.
    await server.sql(
      'alter table company rename to company_away; alter view stlbs_test.company rename to company_away',
    );
    await new Caller(server.api).call(register, {
      body: registrationOf({ name: '홍로그', email: 'log-me@stlbs.test' }),
    });
    await server.sql(
      'alter table company_away rename to company; alter view stlbs_test.company_away rename to company',
    );
    await until('the failure is logged', () => server.output().includes('unexpected error'));
    const lines = server
      .output()
      .slice(before)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({ reqId: 'balancer-0123456789', route: '/api/user/profile', status: 200, level: 'info' }),
    );
    expect(lines.some((line) => line.level === 'error' && JSON.stringify(line).includes('42P01'))).toBe(true);
    const text = JSON.stringify(lines);
    for (const secret of [person.email, person.address, 'secret-word', '홍로그', 'log-me', '010-1234']) {
      expect(text).not.toContain(secret);
    }
  });

  test('figures for Prometheus stand on a port of their own and nowhere else', async () => {
    const answer = await fetch(`http://127.0.0.1:${metrics}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
      expect(line).toMatch(/^[a-z_:][\w:]*(\{[^}]*\})? -?[\d.e+-]+$/i);
    }
    expect(text).toMatch(/^stlbs_http_seconds_count\{[^}]*route="\/api\/auth\/login"[^}]*status="200"[^}]*\} [1-9]/m);
    for (const name of ['stlbs_sockets', 'stlbs_database_waiting', 'stlbs_letters_waiting_seconds']) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+$`, 'm'));
    }
    expect(text).not.toContain('@');
    for (const path of ['/metrics', '/api/metrics']) expect((await fetch(server.url + path)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metrics}/`)).status).toBe(404);
  });

  test('a new secret signs nobody out while the old one is named beside it, and everybody after that', async () => {
    const announced = await person.ok(createFile, { body: { name: 'a.pdf', size: 14, landing_type: 'AR' } });
    const { PORT: _port, METRICS_PORT: _metrics, ...env } = server.env;
    const first = { ...env, DATABASE_URL: server.databaseUrl };
    const changed = await startOwnServer({ ...first, JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
    const same = Object.assign(new Caller(changed.api), { token: person.token });
    expect((await same.call(rfqs.listRfqs)).status).toBe(200);
    const body = new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF'));
    expect((await fetch(changed.url + announced.upload_url, { method: 'PUT', body })).status).toBe(200);
    await changed.stop();
    const later = await startOwnServer({ ...first, JWT_SECRET: NEW });
    expect((await Object.assign(new Caller(later.api), { token: person.token }).call(rfqs.listRfqs)).mcode).toBe(1001);
    await later.stop();
  });
});

describe('a server of several workers', () => {
  let dataDir: string;
  let server: ServerProcess;
  let buyer: Caller;
  let seller: Caller;
  beforeAll(async () => {
    dataDir = mkdtempSync(joinPath(tmpdir(), 'stlbs-cluster-'));
    server = await startProcess({ PAGES: '0', WEB_CONCURRENCY: '2', DATA_DIR: dataDir });
    const api = createApi(server.url);
    [buyer, seller] = await Promise.all([join(api), joinSeller(api)]);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const workers = ({ pid } = server) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
      .filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server.mjs'));

  test('push reaches people on every worker, limits count all of them, a killed worker is replaced', async ({
    skip,
  }) => {
    if (process.platform !== 'linux') return skip('looks at processes by /proc');
    const ears = Array.from({ length: 6 }, () => listen(server.url, seller.token));
    await Promise.all(ears.map((each) => each.opened));
    await submitted(buyer);
    await Promise.all(ears.map((each) => each.next('rfq_matched')));

    const headers = { 'x-forwarded-for': '10.9.8.7' };
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () =>
        createApi(server.url)('POST', '/auth/email/valid', { body: { email: 'a@stlbs.test' }, headers }),
      ),
    );
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(20);

    const [victim = 0] = workers();
    process.kill(victim, 'SIGKILL');
    await until('a new worker', () => !alive(victim) && workers().length === 2);
    await until('both serve', async () => (await buyer.call(rfqs.listRfqs).catch(() => null))?.status === 200);
    for (const each of ears) each.close();
  });

  test('a worker that ends while it starts is replaced, and the server goes on', async ({ skip }) => {
    if (process.platform !== 'linux') return skip('looks at processes by /proc');
    // Ready as soon as its first worker is.
    const starting = await startProcess({ PAGES: '0', WEB_CONCURRENCY: '2' });
    try {
      const victim = await until('a second worker', () => workers(starting)[1]);
      process.kill(victim, 'SIGKILL');
      await until('another', () => !alive(victim) && alive(starting.pid) && workers(starting).length === 2);
      expect((await createApi(starting.url)('GET', '/health')).status).toBe(200);
    } finally {
      expect(await starting.stop()).toBe(0);
    }
  });

  test('the database comes back by itself, and a killed primary leaves no worker behind', async ({ skip }) => {
    if (process.platform !== 'linux') return skip('looks at processes by /proc');
    const pid = Number(readFileSync(joinPath(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await until('the database is gone', () => !alive(pid));
    await until('it is back', async () => (await buyer.call(rfqs.listRfqs).catch(() => null))?.status === 200);
    expect((await buyer.ok(rfqs.listRfqs)).items).toHaveLength(1);

    const orphans = workers();
    expect(orphans).toHaveLength(2);
    await server.kill9();
    await until('no worker is left', () => orphans.every((each) => !alive(each)));
    server = await startProcess(server.env);
    expect((await buyer.ok(rfqs.listRfqs)).items).toHaveLength(1);
    expect(await server.stop()).toBe(0);
  });
});
