import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCommand } from '../support/operatorCommand';
import { join, type Caller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let person: Caller;
beforeAll(async () => {
  server = await startServer();
  person = await join(server.api);
});
afterAll(() => server?.stop());

const sql = (words: string[], input = '') =>
  operatorCommand({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }, ['sql', ...words], input);

test('one statement answers rows with their names, nothing as NULL, and a tab within a value as such', async () => {
  const { code, output } = await sql([`select 'a\tb' as word, null as none, 7 as number`]);
  expect([code, output]).toEqual([0, 'word\tnone\tnumber\na\\tb\tNULL\t7\n(1 rows)']);
  expect((await sql([`select email from account where email = '${person.email}'`])).output).toContain(person.email);
});

test.each([
  ["update account set name = 'X'", /cannot execute UPDATE in a read-only transaction/],
  ['set transaction read write', /transaction read-write mode must be set before any query/],
  ["commit; update account set name = 'X'", /cannot insert multiple commands into a prepared statement/],
  ["select nextval('drizzle.__drizzle_migrations_id_seq')", /cannot execute nextval\(\) in a read-only transaction/],
])('without --write %s changes nothing', async (statement, refusal) => {
  const before = await server.sql('select name from account order by id');
  const { code, output } = await sql([statement]);
  expect([code, output]).toEqual([1, expect.stringMatching(refusal) as string]);
  expect(await server.sql('select name from account order by id')).toEqual(before);
});

test('a statement without its quotes is not cut to its first word', async () => {
  const words = ['update account set name = 1', 'where false', '--write'];
  expect(await sql(words)).toEqual({ code: 1, output: 'Put the whole statement into one pair of quotes.' });
});

test('with --write it changes, once, and the audit log says that somebody did and not what', async () => {
  const { code, output } = await sql(["update account set name = '바뀐이름'", '--write', '--by', '김운영']);
  expect([code, output]).toEqual([0, 'UPDATE 1']);
  const [{ noted }] = (await server.sql<{ noted: string }>(
    'select string_agg(a::text, chr(10)) as noted from audit_entry a',
  )) as [{ noted: string }];
  expect(noted).toContain('sql --write');
  expect(noted).toContain('김운영');
  expect(noted).not.toContain('바뀐이름');
});

test('statements that are typed or piped run one after the other, over several lines, up to the first that fails', async () => {
  const { code, output } = await sql(
    [],
    'select 1\n  as one;\n\nselect 2 as two;\nselect nothing;\nselect 3 as three;\n',
  );
  expect(code).toBe(1);
  expect(output).toBe('one\n1\n(1 rows)\ntwo\n2\n(1 rows)\nERROR: column "nothing" does not exist');
  expect(await sql([], 'select 5 as five')).toEqual({ code: 0, output: 'five\n5\n(1 rows)' });
});

test('a connection that is lost ends with a sentence', async () => {
  const { code, output } = await sql(['select pg_terminate_backend(pg_backend_pid())']);
  expect([code, output]).toEqual([1, expect.stringMatching(/^ERROR: [^\n]+$/) as string]);
});

test('an embedded database that no server runs is started for the statement', async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-sql-'));
  try {
    const settings = { DATA_DIR: joinPath(folder, 'data') };
    const { code, output } = await operatorCommand(settings, ['sql', 'select 1 as one']);
    expect(output).toContain('one\n1\n(1 rows)');
    expect(output).toContain('The audit log could not note this');
    expect(code).toBe(0);
    // A change that is not noted is not made.
    const changed = await operatorCommand(settings, ['sql', 'create table x (y int)', '--write']);
    expect(changed.code).toBe(1);
    expect((await operatorCommand(settings, ['sql', `select to_regclass('x') as x`])).output).toContain('NULL');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
