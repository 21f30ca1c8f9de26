import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_FOLDER, OPS } from '../support/hostFolder';
import { startOwnServer, startServer, type TestServer } from '../support/startServer';
import { databaseUrl } from '../support/testDatabase';

let server: TestServer;
let sql: pg.Client;
beforeAll(async () => {
  server = await startServer();
  sql = new pg.Client({ connectionString: server.databaseUrl });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await server.stop();
});

async function migrate(url: string): Promise<string> {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' as const, APP_ENV: 'localhost', DATABASE_URL: url };
  const program = [`${HOST_FOLDER}/${OPS}.mjs`, 'migrate'];
  const done = await promisify(execFile)(process.execPath, program, { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return (done.stdout + done.stderr).trim();
}

test('a database is migrated before any process starts, once, and never one of another program', async () => {
  const name = `migrated_${process.pid}`;
  await sql.query(`create database ${name}`);
  const url = databaseUrl(server.databaseUrl, name);
  const all = readdirSync('src/server/db/migrations').filter((file) => file.endsWith('.sql')).length;
  expect(await migrate(url)).toBe(`${all} migrations applied to 0`);
  expect(await migrate(url)).toBe(`0 migrations applied to ${all}`);
  const own = await startOwnServer({ DATABASE_URL: url });
  expect(await own.sql('select count(*)::int as accounts from account')).toEqual([{ accounts: 0 }]);
  await own.stop();

  await sql.query(`create database ${name}_foreign`);
  const foreign = databaseUrl(server.databaseUrl, `${name}_foreign`);
  const client = new pg.Client({ connectionString: foreign });
  await client.connect();
  await client.query('create table customers (name text)');
  await client.end();
  expect(await migrate(foreign)).toContain('tables that are not of STLBS (customers)');
  for (const each of [name, `${name}_foreign`]) await sql.query(`drop database ${each} with (force)`);
});
