import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { HOST_FOLDER, OPS } from '../support/hostFolder';
import { createApi } from '../support/http';
import { operatorCommand } from '../support/operatorCommand';
import { type OwnPostgres, startOwnPostgres } from '../support/ownPostgres';
import { type Caller, join } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { databaseUrl } from '../support/testDatabase';
import { draft } from '../support/trade';
import { until } from '../support/until';
import { uploadedFile } from '../support/uploads';

/** A PostgreSQL of the operator's own, archived by `ops archive` and restored to a moment as a new server. */
const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-moment-'));
// The account that restores reaches what lies in it.
chmodSync(folder, 0o755);
const at = (name: string) => joinPath(folder, name);
let postgres: OwnPostgres | null;
let server: ServerProcess;
let buyer: Caller;
let archiving: ChildProcess | undefined;
let backup: string;
let between: string;
const settings = () => ({
  DATABASE_URL: databaseUrl(postgres?.url ?? '', 'trade'),
  DATA_DIR: at('data'),
  WAL_ARCHIVE_DIR: at('archive'),
});
const ops = (...words: string[]) => operatorCommand(settings(), words);

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  postgres = await startOwnPostgres();
  if (!postgres) return;
  await ask(postgres.url, 'create database trade');
  server = await startProcess({ PAGES: '0', ...settings() });
  buyer = await join(createApi(server.url));
}, 300_000);
afterAll(async () => {
  archiving?.kill('SIGKILL');
  await server?.stop();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup is refused while nothing archives, and where there is no replication connection', async ({ skip }) => {
  if (!postgres) return skip('no PostgreSQL of the system');
  const alone = await ops('backup', at('backups'));
  expect(alone).toMatchObject({ code: 1, output: expect.stringContaining('run `npm run ops -- archive`') as string });
  await ask(postgres.url, `create role managed login`);
  const url = new URL(settings().DATABASE_URL);
  url.username = 'managed';
  const refused = await operatorCommand({ ...settings(), DATABASE_URL: url.href }, ['archive']);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('A managed service has a point-in-time restore of its own');
});

test('its log is archived while people work, and a backup of the whole server is verified aside', async ({ skip }) => {
  if (!postgres) return skip('no PostgreSQL of the system');
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' as const, APP_ENV: 'localhost', ...settings() };
  archiving = spawn(process.execPath, [`${HOST_FOLDER}/${OPS}.mjs`, 'archive'], { env, stdio: 'ignore' });
  await until('the log is archived', () => existsSync(at('archive')) && readdirSync(at('archive')).length > 0);
  await draft(buyer, { title: '백업 전', file_ids: [await uploadedFile(buyer, server.url)] });
  const made = await ops('backup', at('backups'));
  expect(made.code, made.output).toBe(0);
  backup = made.output;
  const verified = await ops('verify-backup', backup);
  expect(verified.output).toMatch(/^1 accounts, 1 requests[^]*\n\d files, 0 missing/);
  expect(verified.code).toBe(0);
  await draft(buyer, { title: '백업 뒤' });
  await wait(1_100);
  between = new Date().toISOString();
  await wait(1_100);
  await draft(buyer, { title: '잘못 넣은 것' });
}, 300_000);

test('it is restored to a moment, as a server that people go on working with, and to the end', async ({ skip }) => {
  if (!postgres) return skip('no PostgreSQL of the system');
  await server.stop();
  expect(await ops('restore', backup, '--to', between)).toMatchObject({
    code: 1,
    output: expect.stringContaining('--into') as string,
  });
  const restored = await ops('restore', backup, '--to', between, '--into', at('new'));
  expect(restored.output).toContain(`Restored to ${at('new')}. Start PostgreSQL`);
  expect(restored.output).toMatch(/^1 accounts, 2 requests/);
  expect(restored.code).toBe(0);
  const there = await ops('restore', backup, '--into', at('new'));
  expect(there).toMatchObject({ code: 1, output: expect.stringContaining('is there already') as string });
  const late = await ops(
    'restore',
    backup,
    '--to',
    new Date(Date.now() + 3_600_000).toISOString(),
    '--into',
    at('late'),
  );
  expect(late).toMatchObject({ code: 1, output: expect.stringContaining('The archive ends before') as string });
  expect(existsSync(at('late'))).toBe(false);

  // As after the loss of all servers that the address names.
  const lost = { ...settings(), DATABASE_URL: 'postgres://127.0.0.1:1,127.0.0.1:2/trade' };
  const all = await operatorCommand(lost, ['restore', backup, '--into', at('all')]);
  expect([all.code, all.output]).toEqual([0, expect.stringMatching(/^1 accounts, 3 requests/)]);

  const copy = await postgres.startOn(at('new'));
  const url = databaseUrl(copy.url, 'trade');
  const again = await startProcess({ PAGES: '0', ...settings(), DATABASE_URL: url });
  try {
    const person = Object.assign(buyer, { api: createApi(again.url) });
    const { items } = await person.ok(rfqs.listRfqs);
    expect(items.map(({ title }) => title).toSorted()).toEqual(['백업 뒤', '백업 전']);
    await draft(person, { title: '복구 후' });
  } finally {
    await again.stop();
  }
}, 300_000);

test('what archives ends by a signal, and the server then says that nothing does', async ({ skip }) => {
  if (!postgres) return skip('no PostgreSQL of the system');
  const child = archiving;
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGTERM');
  expect(await ended).toBe(0);
  archiving = undefined;
  await until('its slot is free', async () => {
    const [row] = await ask(settings().DATABASE_URL, 'select active from pg_replication_slots');
    return row?.['active'] === false;
  });
  expect((await ops('backup', at('backups'))).code).toBe(1);
});
