import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/database';
import { account } from '../../src/server/db/schema/company';
import { knownStatements } from '../../src/server/db/statement';
import { nameStatements } from '../../src/server/db/statementNames';
import { findHits } from '../../src/server/modules/market/search.repository';
import { startServer, type TestServer } from '../support/startServer';

const SERVER = path.resolve('src/server');
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

let server: TestServer;
let client: pg.Client;

beforeAll(async () => {
  server = await startServer();
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  for (const file of sources.filter((one) => one.endsWith('.sql.ts'))) {
    await import(pathToFileURL(path.join(SERVER, file)).href);
  }
});
afterAll(async () => {
  await client?.end();
  await server?.stop();
});

/** Values for statements that do not run with nulls. */
const VALUES: Record<string, unknown[]> = {
  claim_key: ['a', 'b', 'c', 'd'],
  spend_key: ['a', 'b', 'c', 'd'],
  bind_transaction: ['stlbs_test', 'public'],
};

/** The columns that PostgreSQL describes; what the statement does is undone. */
async function described(text: string, values: readonly unknown[]): Promise<Record<string, string>> {
  await client.query('begin');
  try {
    const { fields } = await client.query(text, [...values]);
    const { rows } = await client.query<{ type: string }>(
      'select format_type(oid, null) as type from unnest($1::oid[]) with ordinality t(oid, place) order by place',
      [fields.map(({ dataTypeID }) => dataTypeID)],
    );
    return Object.fromEntries(fields.map(({ name }, place) => [name, rows[place]?.type ?? '']));
  } finally {
    await client.query('rollback');
  }
}

test('each named statement gives the columns that its rows are typed by', async () => {
  const statements = knownStatements();
  expect(statements.length).toBeGreaterThan(15);
  for (const { name, text, columns } of statements) {
    const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
    const typed = Object.fromEntries(Object.entries(columns).map(([column, type]) => [column, type.replace('?', '')]));
    const values = VALUES[name] ?? Array.from({ length: parameters }, () => null);
    expect([name, await described(text, values)]).toEqual([name, typed]);
  }
});

test('named statements stand in files of their own', () => {
  const elsewhere = sources.filter(
    (file) =>
      !/(\.sql|\.test|db\/statement)\.ts$/.test(file) &&
      /import [^;]*\bstatement\b[^;]* from '[^']*\/statement'/.test(readFileSync(path.join(SERVER, file), 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});

test('a connection keeps the statements of the query builder parsed, but for searches and where names are off', async () => {
  const prepared = async (on: boolean) => {
    nameStatements(on);
    const { database, pool } = openDatabase(server.databaseUrl, 'all', { size: 1 });
    try {
      for (let time = 0; time < 4; time += 1) {
        await database.select({ id: account.id }).from(account).where(eq(account.email, 'nobody@example.com'));
        await findHits(
          database,
          { all: [], any: [], chosen: {}, store: null, price_min: null, price_max: null },
          'new',
          null,
          7,
        );
      }
      const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
      return rows.map(({ statement }) => statement);
    } finally {
      await pool.end();
    }
  };
  expect(await prepared(true)).toEqual([expect.stringMatching(/^select "id" from "account" where/)]);
  expect(await prepared(false)).toEqual([]);
  nameStatements(true);
});
