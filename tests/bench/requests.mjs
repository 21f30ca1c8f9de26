// Lists and matching at size: 100,000 requests of one buyer, 1,000,000 lines, 10,000 companies that sell.
// npm run bench requests -- [requests] [companies]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { buildServer } from '../../scripts/build.mjs';
import { openDatabase } from '../../src/server/db/database';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { findMatches } from '../../src/server/modules/request/matching.repository';
import { createApi } from '../support/http';
import { join } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { seedRequests, seedSellers, settle } from './large/requests.mjs';
import { summary } from './large/times.mjs';

const REQUESTS = Number(process.argv[2] ?? 100_000);
const COMPANIES = Number(process.argv[3] ?? 10_000);
const LINES = 10;

const say = (line) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ TEST_CHECKS: '0', PAGES: '0', DATABASE_URL: postgres.url });
const { database, pool } = openDatabase(postgres.url, 'test');
const api = createApi(server.url);
// Seeding takes longer than the product lets a statement run.
const seeder = new pg.Pool({ connectionString: postgres.url, max: 1 });
try {
  const buyer = await join(api);
  await seed(seeder, buyer.email);
  const everywhere = `?q=${encodeURIComponent('배관재')}`;
  for (const address of [
    '',
    '?status=CMP',
    '?sort=deadline',
    '?sort=created',
    '?status=COL&sealed=1',
    '?q=4711',
    `?q=${encodeURIComponent('재 1')}`,
    everywhere,
  ]) {
    const times = [];
    for (let run = 0; run < 60; run += 1) {
      const began = performance.now();
      const { status } = await api('GET', `/rfq${address}`, { token: buyer.token });
      if (status !== 200) throw new Error(`GET /rfq${address} answered ${status}`);
      if (run >= 10) times.push(performance.now() - began);
    }
    summary(`GET /rfq${decodeURIComponent(address)}`, times);
  }
  await matching(database, seeder);
} finally {
  await seeder.end();
  await pool.end();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function seed(db, email) {
  const began = performance.now();
  const statuses = ['DRAFT', 'REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'];
  const closes = `timestamptz '2030-01-01T08:00:00Z'`;
  await seedRequests(db, email, { requests: REQUESTS, lines: LINES, prefix: 'B', statuses, closes });
  await seedSellers(db, COMPANIES);
  await settle(db);
  say(`seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function matching(db, client) {
  const { rows } = await client.query(
    `select id, is_test, company_id, makers_allowed from rfq where status = 'DRAFT' limit 1`,
  );
  const [row] = rows;
  await client.query(
    `insert into rfq_line (id, is_test, rfq_id, line_no, raw_text, spec, category, type, grade, grade_family, inch, rating, qty,
       uom, weight_basis, excluded, confidence)
     select gen_random_uuid(), is_test, rfq_id, 100 + line_no * 100 + n, raw_text, spec, category, type, grade, grade_family,
       inch, rating, qty, uom, weight_basis, excluded, confidence from rfq_line, generate_series(1, 19) n where rfq_id = $1`,
    [row.id],
  );
  const times = [];
  let found = 0;
  for (let run = 0; run < 12; run += 1) {
    const began = performance.now();
    found = (await findMatches(db, row)).length;
    if (run >= 2) times.push(performance.now() - began);
  }
  summary(`matching 200 lines with ${COMPANIES} companies, ${COMPANIES * 8} sale materials: ${found} match`, times);
}
