import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/server/db/database';
import { migrateDatabase } from '../../src/server/db/migrate';
import { rfq } from '../../src/server/db/schema/rfq';
import { bindTransaction, inTransaction } from '../../src/server/db/transaction';
import { signAccessToken } from '../../src/server/http/accessToken';
import { findMembers } from '../../src/server/modules/company/company.repository';
import {
  deleteRfq,
  findLines,
  findRfq,
  findRfqById,
  lockDueRfqs,
  type RfqRow,
  updateRfq,
} from '../../src/server/modules/request/request.repository';
import { type Caller, join } from '../support/people';
import { freePort } from '../support/serverProcess';
import { startOwnServer, startServer, type TestServer } from '../support/startServer';
import { draft, pipeLine } from '../support/trade';

const SECRET = 'a secret of the tests that is long enough for a signature';

let server: TestServer;
let buyer: Caller;
const pools: pg.Pool[] = [];
const databases = {} as Record<'test' | 'real' | 'all', Database>;
let testRow: RfqRow;
let realRow: RfqRow;

/** A database with one request of a test company, and one of a real company that has the same facts. */
beforeAll(async () => {
  server = await startServer({ JWT_SECRET: SECRET });
  for (const scope of ['test', 'real', 'all'] as const) {
    const { database, pool } = openDatabase(server.databaseUrl, scope, { size: 2 });
    databases[scope] = database;
    pools.push(pool);
  }
  buyer = await join(server.api);
  const { rfq_number_id: number } = await draft(buyer, { lines: [pipeLine] });
  testRow = (await findRfq(databases.test, number)) as RfqRow;
  await copyAsReal(testRow);
  realRow = (await findRfq(databases.real, `${number}-R`)) as RfqRow;
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await server?.stop();
});

/** Copies the request with its lines, its company, the person and the login, as real data under other ids. */
async function copyAsReal({ id, company_id, created_by }: RfqRow): Promise<void> {
  const twin = (column: string) => `'${column}', overlay(${column}::text placing 'ffff' from 33)::uuid`;
  const copy = (table: string, changed: string, condition: string) =>
    server.sql(`insert into ${table} select (jsonb_populate_record(t, to_jsonb(t) || jsonb_build_object(${changed}))).*
      from ${table} t where ${condition}`);
  const own = twin('id');
  await copy('company', `${own}, 'is_test', false`, `id = '${company_id}'`);
  await copy(
    'account',
    `${own}, ${twin('company_id')}, 'is_test', false, 'email', 'real-' || email`,
    `id = '${created_by}'`,
  );
  await copy('login', `${own}, ${twin('account_id')}`, `account_id = '${created_by}'`);
  await copy(
    'rfq',
    `${own}, ${twin('company_id')}, ${twin('created_by')}, 'is_test', false, 'rfq_number_id', rfq_number_id || '-R'`,
    `id = '${id}'`,
  );
  await copy('rfq_line', `${own}, ${twin('rfq_id')}, 'is_test', false`, `rfq_id = '${id}'`);
}

const now = () => new Date();

test('a query that names no scope reads the rows of its connection alone', async () => {
  for (const [scope, own, other] of [
    ['test', testRow, realRow],
    ['real', realRow, testRow],
  ] as const) {
    const db = databases[scope];
    expect(await findRfqById(db, own.id)).toMatchObject({ id: own.id, is_test: scope === 'test' });
    expect(await findRfqById(db, other.id)).toBeNull();
    expect(await findRfq(db, other.rfq_number_id)).toBeNull();
    expect(await findLines(db, own.id)).toHaveLength(1);
    expect(await findLines(db, other.id)).toEqual([]);
    expect(await findMembers(db, [own.company_id, other.company_id])).toHaveLength(1);
    expect((await lockDueRfqs(db, now(), 100)).filter(({ is_test }) => is_test !== (scope === 'test'))).toEqual([]);
  }
});

test('nor does it write, delete, move or add a row of the other scope', async () => {
  const db = databases.test;
  await expect(updateRfq(db, realRow, { title: '남의 것' }, now())).rejects.toThrow('the request is gone');
  await deleteRfq(db, realRow);
  expect(await db.update(rfq).set({ title: '모두' }).returning({ id: rfq.id })).toEqual([{ id: testRow.id }]);
  await expect(db.update(rfq).set({ is_test: false })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('check option') },
  });
  const copy = { ...testRow, id: crypto.randomUUID(), rfq_number_id: 'X-1', is_test: false };
  await expect(db.insert(rfq).values(copy)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('check option') },
  });
  const [real] = await server.sql<{ title: string }>('select title from rfq where id = $1', [realRow.id]);
  expect(real).toEqual({ title: realRow.title });
});

test('a row that is added belongs to the scope of its connection, and without one it cannot be added', async () => {
  const { is_test: _unnamed, ...row } = testRow;
  const added = { ...row, id: crypto.randomUUID(), rfq_number_id: 'X-2' };
  const [own] = await databases.test.insert(rfq).values(added).returning({ is_test: rfq.is_test });
  expect(own).toEqual({ is_test: true });
  await expect(
    databases.all.insert(rfq).values({ ...added, id: crypto.randomUUID(), rfq_number_id: 'X-3' }),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('null value in column "is_test"') } });
});

test('a call sees the data of its login; a token that claims the other scope is nobody there', async () => {
  const [login] = await server.sql<{ id: string; account_id: string }>(
    `select l.id, l.account_id from login l join account a on a.id = l.account_id where not a.is_test`,
  );
  const secret = new TextEncoder().encode(SECRET);
  const token = (is_test: boolean | undefined) =>
    signAccessToken(secret, { login_id: login?.id ?? '', account_id: login?.account_id ?? '', is_test });
  const read = async (number: string, bearer: string | Promise<string>) =>
    server.api('GET', `/rfq/${number}`, { token: await bearer });
  expect((await read(realRow.rfq_number_id, token(false))).status).toBe(200);
  expect((await read(testRow.rfq_number_id, token(false))).status).toBe(404);
  expect((await read(realRow.rfq_number_id, token(true))).status).toBe(401);
  expect((await read(realRow.rfq_number_id, token(undefined))).status).toBe(401);
  expect((await read(realRow.rfq_number_id, buyer.token ?? '')).status).toBe(404);
});

test('a transaction over all data that was bound sees one scope until it ends', async () => {
  await inTransaction(databases.all, async ({ db }) => {
    expect(await findRfqById(db, realRow.id)).not.toBeNull();
    await bindTransaction(db, true);
    expect(await findRfqById(db, realRow.id)).toBeNull();
    expect(await findRfqById(db, testRow.id)).not.toBeNull();
  });
  await inTransaction(databases.all, async ({ db }) => expect(await findRfqById(db, realRow.id)).not.toBeNull());
});

test('a connection whose schemas do not name a scope is refused every table with test and real rows', async () => {
  const tables = await server.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'is_test'`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const client = new pg.Client({
    connectionString: server.databaseUrl,
    options: '-c role=stlbs_test -c search_path=public',
  });
  await client.connect();
  const open: string[] = [];
  for (const { name } of tables) {
    for (const text of [`select 1 from ${name}`, `delete from ${name}`, `select 1 from stlbs_real.${name}`]) {
      const refused = await client.query(text).then(
        () => false,
        (error: Error) => error.message.startsWith('permission denied'),
      );
      if (!refused) open.push(text);
    }
  }
  await client.end();
  expect(open).toEqual([]);
});

test('a server whose connections are not bound does not start', async () => {
  const url = new URL(server.databaseUrl);
  // As a pooler does that drops the parameter.
  url.searchParams.set('options', '-c random_page_cost=1.1');
  // A replica that is away is no obstacle before it.
  const away = `postgres://stlbs:secret@127.0.0.1:${await freePort()}/stlbs`;
  const said = await startOwnServer({ DATABASE_URL: url.href, POOLER_URL: '', REPLICA_URL: away }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(said).toMatch(/^A connection for (test|real) data reaches other data: .+ itself\.$/m);
  expect(said, 'a sentence without a stack').not.toMatch(/^ +at /m);
});

test('an owner of the database who is no superuser defines and binds the scopes', async () => {
  const name = `owner_${crypto.randomUUID().slice(0, 8)}`;
  await server.sql(`create role ${name} login createrole password 'x'`);
  // The roles belong to the whole server, and here another database of it has made them.
  await server.sql(`grant stlbs_test, stlbs_real to ${name}`);
  await server.sql(`create database ${name} owner ${name}`);
  const url = new URL(server.databaseUrl);
  Object.assign(url, { username: name, password: 'x', pathname: `/${name}` });
  const all = openDatabase(url.href, 'all', { size: 1 });
  const own = openDatabase(url.href, 'test', { size: 1 });
  try {
    await migrateDatabase(all.pool);
    await migrateDatabase(all.pool);
    expect(await findRfqById(own.database, testRow.id)).toBeNull();
    await expect(own.pool.query('select 1 from public.rfq')).rejects.toThrow('permission denied');
  } finally {
    await own.pool.end();
    await all.pool.end();
  }
});

test('a migration that drops a column finds no view in its way, and the views follow', async () => {
  const folder = mkdtempSync(pathOf(tmpdir(), 'stlbs-migration-'));
  const other = await startServer();
  const { database, pool } = openDatabase(other.databaseUrl, 'all', { size: 1 });
  try {
    mkdirSync(pathOf(folder, 'meta'));
    const entries = [{ idx: 0, version: '7', when: Date.now() + 1e12, tag: '0000_drop', breakpoints: true }];
    writeFileSync(
      pathOf(folder, 'meta', '_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    writeFileSync(pathOf(folder, '0000_drop.sql'), 'alter table rfq drop column private_note, add column later text');
    await migrateDatabase(pool, folder);
    const columns = await other.sql<{ schema: string; name: string }>(
      `select table_schema as schema, column_name as name from information_schema.columns
       where table_name = 'rfq' and column_name in ('private_note', 'later') order by 1`,
    );
    expect(columns).toEqual(['public', 'stlbs_real', 'stlbs_test'].map((schema) => ({ schema, name: 'later' })));
    expect(database.scope).toBe('all');
  } finally {
    await pool.end();
    await other.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
