import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../support/http';
import { type OwnPostgres, startOwnPostgres } from '../support/ownPostgres';
import { type Caller, join } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { startRelay, type TcpRelay } from '../support/tcpRelay';
import { databaseUrl } from '../support/testDatabase';
import { draft } from '../support/trade';
import { until } from '../support/until';

/** A PostgreSQL of the operator's own with a standby that confirms each commit; the address in between is moved by hand. */
const WRITERS = 6;
const WRITERS_OF_BOTH = [1, 3, 5];
const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-standby-'));
let primary: OwnPostgres | null;
let standby: OwnPostgres;
let relay: TcpRelay;
let target = 0;
let server: ServerProcess;
/** Another process, whose address names both servers. */
let naming: ServerProcess;
let buyers: Caller[];

async function ask<Row extends object>(of: OwnPostgres, name: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl(of.url, name) });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  primary = await startOwnPostgres();
  if (!primary) return;
  await ask(primary, 'postgres', 'create database trade');
  standby = await primary.startStandby();
  await ask(primary, 'postgres', `alter system set synchronous_standby_names = '*'`);
  await ask(primary, 'postgres', 'select pg_reload_conf()');
  const main = primary;
  await until('the standby confirms commits', async () => {
    const [row] = await ask<{ sync_state: string }>(main, 'postgres', 'select sync_state from pg_stat_replication');
    return row?.sync_state === 'sync';
  });
  target = primary.port;
  relay = await startRelay(() => target);
  const url = databaseUrl(primary.url, 'trade').replace(`:${primary.port}/`, `:${relay.port}/`);
  server = await startProcess({ PAGES: '0', DATABASE_URL: url, DATA_DIR: folder });
  const { port } = standby;
  const both = databaseUrl(primary.url, 'trade').replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${port}/`);
  naming = await startProcess({
    PAGES: '0',
    DATABASE_URL: `${both}?target_session_attrs=read-write`,
    DATA_DIR: folder,
  });
  const apis = [server, naming].map(({ url: of }) => createApi(of));
  const people = Array.from({ length: WRITERS }, (_, who) =>
    join(createApi(server.url)).then((one) => Object.assign(one, { api: apis[who % 2] })),
  );
  buyers = await Promise.all(people);
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await naming?.stop();
  await relay?.stop();
  primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a synchronous standby that is promoted under load has everything that was acknowledged, once', async ({
  skip,
}) => {
  if (!primary) return skip('no PostgreSQL of the system');
  const acknowledged: string[] = [];
  let refused = 0;
  let writes = true;
  const write = async (buyer: Caller, who: number) => {
    for (let number = 0; writes; number += 1) {
      const title = `기록 ${who}-${number}`;
      await draft(buyer, { title }).then(
        () => acknowledged.push(title),
        () => (refused += 1),
      );
    }
  };
  const writers = Promise.all(buyers.map(write));
  await until('people write', () => acknowledged.length >= 60);
  primary.kill();
  const before = acknowledged.length;
  await until('a write is refused while no database is there', () => refused > 0);
  // A standby answers, and takes no writes.
  target = standby.port;
  await until('the server reaches the standby', async () => {
    await fetch(`${server.url}/api/ready`);
    const found = await ask(standby, 'postgres', `select from pg_stat_activity where application_name = 'stlbs'`);
    return found.length > 0;
  });
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
  standby.promote();
  await until('people write to the one that took its place', () => acknowledged.length >= before + 60);
  writes = false;
  await writers;

  const rows = await ask<{ title: string; count: number }>(
    standby,
    'trade',
    'select title, count(*)::int as count from rfq group by title',
  );
  const kept = new Map(rows.map(({ title, count }) => [title, count]));
  expect(acknowledged.filter((title) => kept.get(title) !== 1)).toEqual([]);
  for (const { url } of [server, naming]) expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  // Half of the people write by the address that names both servers.
  for (const who of WRITERS_OF_BOTH) {
    expect(acknowledged.slice(before).some((title) => title.startsWith(`기록 ${who}-`))).toBe(true);
  }
}, 300_000);
