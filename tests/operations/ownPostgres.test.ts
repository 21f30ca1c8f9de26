import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { createApi } from '../support/http';
import { operatorCommand } from '../support/operatorCommand';
import { type OwnPostgres, startOwnPostgres } from '../support/ownPostgres';
import { type Caller, join } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { databaseUrl } from '../support/testDatabase';
import { draft } from '../support/trade';
import { uploadedFile } from '../support/uploads';

/** A PostgreSQL of the operator's own: backup by its client programs, restore into another database of it. */
const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-own-'));
const at = (name: string) => joinPath(folder, name);
let postgres: OwnPostgres | null;
let server: ServerProcess;
let buyer: Caller;
let file_id: string;
const database = (name: string) => databaseUrl(postgres?.url ?? '', name);
const ops = (name: string, dataDir: string, ...words: string[]) =>
  operatorCommand({ DATABASE_URL: database(name), DATA_DIR: at(dataDir) }, words);

beforeAll(async () => {
  postgres = await startOwnPostgres();
  if (!postgres) return;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const name of ['first', '둘째']) await client.query(`create database "${name}"`);
  await client.end();
  server = await startProcess({ PAGES: '0', DATABASE_URL: database('first'), DATA_DIR: at('data') });
  buyer = await join(createApi(server.url));
  file_id = await uploadedFile(buyer, server.url);
  await draft(buyer, { title: '보관할 요청', file_ids: [file_id] });
}, 300_000);
afterAll(async () => {
  await server?.stop();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup of it is encrypted, verified aside, and restored into an empty database', async ({ skip }) => {
  if (!postgres) return skip('no PostgreSQL of the system');
  writeFileSync(at('key'), randomBytes(48).toString('base64'));
  const made = await ops('first', 'data', 'backup', at('backups'), '--key', at('key'));
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/\.sealed$/) as string });
  const backup = made.output;
  expect(readFileSync(backup).includes('보관할 요청')).toBe(false);

  const verified = await ops('first', 'data', 'verify-backup', backup, '--key', at('key'));
  expect(verified.output).toMatch(/^1 accounts, 1 requests[^]*\n\d files, 0 missing/);
  expect(verified.code).toBe(0);
  expect(await ops('first', 'data', 'verify-backup', backup)).toMatchObject({
    code: 1,
    output: expect.stringContaining('say with --key') as string,
  });
  const full = await ops('first', 'other', 'restore', backup, '--key', at('key'));
  expect(full).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') as string });
  const embedded = await operatorCommand({ DATA_DIR: at('other') }, ['restore', backup, '--key', at('key')]);
  expect(embedded).toMatchObject({ code: 1, output: expect.stringContaining('set DATABASE_URL') as string });

  const restored = await ops('둘째', 'restored', 'restore', backup, '--key', at('key'));
  expect(restored.output).toContain('Restored to the database of DATABASE_URL');
  expect(restored.code).toBe(0);
  const env = { PAGES: '0', DATABASE_URL: database('둘째'), DATA_DIR: at('restored') };
  const again = await startProcess(env);
  try {
    const there = Object.assign(buyer, { api: createApi(again.url) });
    expect((await there.ok(rfqs.listRfqs)).items.map(({ title }) => title)).toEqual(['보관할 요청']);
    await draft(there, { title: '복구 후' });
    expect(existsSync(joinPath(at('restored'), 'files', file_id.slice(0, 2), file_id))).toBe(true);
  } finally {
    await again.stop();
  }
}, 300_000);

test('without client programs that can read it, what is missing is said', async ({ skip }) => {
  if (!postgres) return skip('no PostgreSQL of the system');
  const { postgresTool } = await import('../../src/server/db/backup/postgresTools');
  expect(() => postgresTool('pg_dump', 99)).toThrow(/pg_dump \d+ is here, which is older.+postgresql-client-99/);
});
