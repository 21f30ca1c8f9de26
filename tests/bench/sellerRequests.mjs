// The seller's list at size: 100,000 requests sent to one company, a third of them quoted by it.
// npm run bench sellerRequests -- [requests]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { buildServer } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { createApi } from '../support/http';
import { join, joinSeller } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { seedReceived, seedRequests, settle } from './large/requests.mjs';
import { summary } from './large/times.mjs';

const REQUESTS = Number(process.argv[2] ?? 100_000);
const LINES = 3;

const say = (line) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ TEST_CHECKS: '0', PAGES: '0', DATABASE_URL: postgres.url });
const api = createApi(server.url);
// Seeding takes longer than the product lets a statement run.
const seeder = new pg.Pool({ connectionString: postgres.url, max: 1 });
try {
  const [buyer, seller] = [await join(api), await joinSeller(api)];
  await seed(seeder, buyer.email, seller.email);
  const narrowed = [
    '',
    'status=CMP',
    'status=FIN',
    'sort=deadline',
    'sort=matched',
    'due_hours=48',
    'kind=sealed',
    'draft=1',
  ];
  // Words that few, every ninth and all titles hold.
  const words = ['4711', '재 1', '배관재'].map((q) => `q=${encodeURIComponent(q)}`);
  for (const query of [...narrowed, ...words]) {
    const address = `/quotation/request?${query}`;
    const times = [];
    for (let run = 0; run < 60; run += 1) {
      const began = performance.now();
      const { status, body } = await api('GET', address, { token: seller.token });
      if (status !== 200) throw new Error(`GET ${address} answered ${status}: ${JSON.stringify(body)}`);
      if (run >= 10) times.push(performance.now() - began);
    }
    summary(`GET ${decodeURIComponent(address)}`, times);
  }
} finally {
  await seeder.end();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function seed(db, buyerEmail, sellerEmail) {
  const began = performance.now();
  const statuses = ['REQ', 'COL', 'CMP', 'CLS'];
  const closes = `now() + n * interval '1 minute'`;
  await seedRequests(db, buyerEmail, { requests: REQUESTS, lines: LINES, prefix: 'B', statuses, closes });
  await seedReceived(db, sellerEmail, 'B');
  // What the seeding left to be written would otherwise be written while calls are timed.
  await settle(db);
  say(`seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
