import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as market from '../../src/contract/endpoints/market';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { listSellerRequests } from '../../src/contract/endpoints/quotation';
import { REPLICA_CALLS } from '../../src/server/http/replicaCalls';
import { createApi } from '../support/http';
import { operatorCommand } from '../support/operatorCommand';
import { type OwnPostgres, startOwnPostgres } from '../support/ownPostgres';
import { type Caller, join, joinSeller } from '../support/people';
import { freePort, type ServerProcess, startProcess } from '../support/serverProcess';
import { databaseUrl } from '../support/testDatabase';
import { draft, submitted } from '../support/trade';
import { until } from '../support/until';

/** A PostgreSQL of the operator's own with a standby that answers lists, search and statistics. */
const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-replica-'));
let primary: OwnPostgres | null;
let standby: OwnPostgres;
let server: ServerProcess;
let figures: number;
let buyer: Caller;
let seller: Caller;

async function ask(of: OwnPostgres, name: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(of.url, name) });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** How many reads the replica and the primary have answered. */
async function answered(): Promise<{ replica: number; primary: number }> {
  const text = await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text();
  const of = (by: string) =>
    Number(new RegExp(`^stlbs_replica_reads_total\\{by="${by}"\\} (\\d+)`, 'm').exec(text)?.[1]);
  return { replica: of('replica'), primary: of('primary') };
}

/** The titles of the buyer's requests, and who answered. */
async function titles(): Promise<{ titles: string[]; by: string }> {
  const before = await answered();
  const { items } = await buyer.ok(rfqs.listRfqs);
  const after = await answered();
  return {
    titles: items.map(({ title }) => title).toSorted(),
    by: after.replica > before.replica ? 'replica' : 'primary',
  };
}

beforeAll(async () => {
  primary = await startOwnPostgres();
  if (!primary) return;
  await ask(primary, 'postgres', 'create database trade');
  standby = await primary.startStandby();
  figures = await freePort();
  server = await startProcess({
    PAGES: '0',
    DATABASE_URL: databaseUrl(primary.url, 'trade'),
    REPLICA_URL: databaseUrl(standby.url, 'trade'),
    METRICS_PORT: String(figures),
    DATA_DIR: folder,
  });
  const api = createApi(server.url);
  [buyer, seller] = [await join(api), await joinSeller(api)];
}, 300_000);
afterAll(async () => {
  await server?.stop();
  primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the replica answers lists, search and statistics once it has every write', async ({ skip }) => {
  if (!primary) return skip('no PostgreSQL of the system');
  await draft(buyer, { title: '첫째' });
  const read = await titles();
  expect(read.titles).toEqual(['첫째']);
  await until('the replica answers', async () => (await titles()).by === 'replica');
  for (const call of REPLICA_CALLS) {
    const [method = '', path = ''] = call.split(' ');
    // One that writes would be answered by the primary every time.
    await until(`the replica answers ${call}`, async () => {
      const before = await answered();
      const words = path === '/search' ? '?q=pipe' : '';
      const { status } = await buyer.api(method, path + words, { token: buyer.token ?? '' });
      expect([path, status]).toEqual([path, 200]);
      return (await answered()).replica > before.replica;
    });
  }
});

test('the doctor says whether it follows', async ({ skip }) => {
  if (!primary) return skip('no PostgreSQL of the system');
  const doctor = (replica: OwnPostgres) =>
    operatorCommand({ ...server.env, REPLICA_URL: databaseUrl(replica.url, 'trade'), PORT: String(server.port) }, [
      'doctor',
    ]);
  expect((await doctor(standby)).output).toContain('ok       replica: follows the primary');
  const wrong = await doctor(primary);
  expect(wrong.output).toContain('FAILED   replica: REPLICA_URL leads to a server that follows no other');
  expect(wrong.code).toBe(1);
});

test('while it is behind the primary answers, so that nobody misses what was written', async ({ skip }) => {
  if (!primary) return skip('no PostgreSQL of the system');
  await ask(standby, 'trade', 'select pg_wal_replay_pause()');
  await draft(buyer, { title: '둘째' });
  expect(await titles()).toEqual({ titles: ['둘째', '첫째'], by: 'primary' });
  // Nor does the seller, who is notified of it.
  const sent = await submitted(buyer, { title: '셋째' });
  const received = await seller.ok(listSellerRequests);
  expect(received.items.map(({ rfq_number_id }) => rfq_number_id)).toContain(sent.rfq_number_id);
  await ask(standby, 'trade', 'select pg_wal_replay_resume()');
  await until('the replica answers again', async () => (await titles()).by === 'replica');
  expect((await titles()).titles).toEqual(['둘째', '셋째', '첫째']);
});

test('without it the primary answers everything', async ({ skip }) => {
  if (!primary) return skip('no PostgreSQL of the system');
  standby.kill();
  for (let number = 0; number < 3; number += 1) {
    expect(await titles()).toEqual({ titles: ['둘째', '셋째', '첫째'], by: 'primary' });
    await buyer.ok(market.searchOpenStock);
  }
  await draft(buyer, { title: '넷째' });
  expect((await titles()).titles).toContain('넷째');
});
