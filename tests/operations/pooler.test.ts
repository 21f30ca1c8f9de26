import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { type Database, openDatabases } from '../../src/server/db/database';
import { inTransaction } from '../../src/server/db/transaction';
import { ensureProgram } from '../../scripts/packages.mjs';
import { knowsNames, type Pgbouncer, startPgbouncer, versionOf } from '../support/pgbouncer';
import { operatorCommand } from '../support/operatorCommand';
import { join } from '../support/people';
import { startOwnServer, startServer, type TestServer } from '../support/startServer';
import { databaseUrl, freshDatabase } from '../support/testDatabase';
import { draft } from '../support/trade';

/** A pgbouncer in transaction mode before the database: the one of the system, and a newer one that `PGBOUNCER` names. */
const found = [await ensureProgram('pgbouncer'), process.env['PGBOUNCER']].filter(
  (one): one is string => one !== undefined && versionOf(one) !== undefined,
);
if (found.length === 0) process.stdout.write('NOT RUN: no pgbouncer here and none could be installed.\n');
if (!found.some(knowsNames)) process.stdout.write('NOT RUN: PGBOUNCER names no pgbouncer of 1.21 or newer.\n');
const servers: TestServer[] = [];
const poolers: Pgbouncer[] = [];
const ends: Array<() => Promise<unknown>> = [];
let url: string;

beforeAll(async () => {
  url = await freshDatabase(inject('postgresUrl'));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const pooler of poolers) await pooler.stop();
});

async function pooled(program: string, of = url): Promise<string> {
  const pooler = await startPgbouncer(program, inject('postgresUrl'));
  poolers.push(pooler);
  return databaseUrl(pooler.url, new URL(of).pathname.slice(1));
}

test.for(found)('people work through a pooler in transaction mode (%#)', async (program) => {
  const names = knowsNames(program) ? '1' : '0';
  const own = await freshDatabase(inject('postgresUrl'));
  const server = await startOwnServer({
    DATABASE_URL: own,
    POOLER_URL: await pooled(program, own),
    NAME_STATEMENTS: names,
  });
  servers.push(server);
  const buyers = await Promise.all(Array.from({ length: 6 }, () => join(server.api)));
  // Each statement is sent often enough to be named, on connections that all share.
  await Promise.all(
    buyers.map(async (buyer, who) => {
      for (let number = 0; number < 6; number += 1) await draft(buyer, { title: `요청 ${who}-${number}` });
    }),
  );
  for (const [who, buyer] of buyers.entries()) {
    const { items } = await buyer.ok(rfqs.listRfqs);
    expect(items.map(({ title }) => title).toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((at) => `요청 ${who}-${at}`));
  }
  const { output } = await operatorCommand({ ...server.env }, ['doctor']);
  expect(output).toContain('ok       pooler: transactions are bound');
});

test.for(found)('no statement reaches the other scope, whatever ran on its connection before (%#)', async (program) => {
  const databases = openDatabases(await pooled(program), true, { size: 12, pooled: true });
  ends.push(() => databases.end());
  const roleOf = async ({ $client }: Database) => {
    const { rows } = await $client.query<{ role: string; path: string; timeout: string }>(
      `select current_user as role, current_setting('search_path') as path, current_setting('statement_timeout') as timeout
       where $1`,
      [true],
    );
    return rows[0];
  };
  const bound = (scope: string) => ({ role: `stlbs_${scope}`, path: `stlbs_${scope},public`, timeout: '15s' });
  const rounds = Array.from({ length: 60 }, async (_, at) => {
    const scope = at % 2 ? 'test' : 'real';
    const other = at % 2 ? 'stlbs_real' : 'stlbs_test';
    expect(await roleOf(databases[scope])).toMatchObject({ ...bound(scope), path: expect.stringContaining(scope) });
    await expect(databases[scope].$client.query(`select 1 from ${other}.rfq`)).rejects.toThrow('permission denied');
    expect((await roleOf(databases.all))?.role).not.toMatch(/^stlbs_/);
    await inTransaction(databases[scope], async ({ db }) => {
      const { rows } = await db.execute<{ role: string }>('select current_user as role');
      expect(rows[0]?.role).toBe(`stlbs_${scope}`);
    });
  });
  await Promise.all(rounds);
});

test.for(found)(
  'a statement of its own is answered when it has been committed, or has failed as a whole (%#)',
  async (program) => {
    const { all, end } = openDatabases(await pooled(program), true, { size: 2, pooled: true });
    ends.push(end);
    const table = `pooled_${found.indexOf(program)}`;
    await all.$client.query(`create table ${table} (id int unique deferrable initially deferred)`);
    await all.$client.query(`insert into ${table} values ($1)`, [1]);
    // The commit alone finds it out.
    await expect(all.$client.query(`insert into ${table} values ($1)`, [1])).rejects.toThrow('duplicate key');
    await expect(all.$client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    const byCallback = new Promise((resolve, reject) => {
      all.$client.query(`select count(*)::int as count from ${table}`, (error: Error | undefined, answer) =>
        error ? reject(error) : resolve(answer.rows),
      );
    });
    expect(await byCallback).toEqual([{ count: 1 }]);
  },
);

test('a pooler that does not know named statements is refused while they are named', async ({ skip }) => {
  const old = found.find((program) => !knowsNames(program));
  if (!old) return skip('no pgbouncer before 1.21');
  await expect(startServer({ DATABASE_URL: url, POOLER_URL: await pooled(old) })).rejects.toThrow(
    'Set max_prepared_statements there (pgbouncer 1.21 or newer), or NAME_STATEMENTS=0 here.',
  );
});

test('a pooler in the place of the database itself is refused, and what to set is said', async ({ skip }) => {
  const [program] = found;
  if (!program) return skip('no pgbouncer');
  const refused = await startServer({ DATABASE_URL: await pooled(program), POOLER_URL: '' }).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  expect(refused).toMatch(/unsupported startup parameter|POOLER_URL/);
});
