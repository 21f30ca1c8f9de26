// Lists and matching at size: 100,000 requests of one buyer, 1,000,000 lines, 10,000 companies that sell.
// npm run bench:requests -- [requests] [companies]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { buildServer } from '../../scripts/build.mjs';
import { openDatabase } from '../../src/server/db/database';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { findMatches } from '../../src/server/modules/trade/rfq/matching.repository';
import { createApi } from '../support/http';
import { join } from '../support/people';
import { startProcess } from '../support/serverProcess';

const REQUESTS = Number(process.argv[2] ?? 100_000);
const COMPANIES = Number(process.argv[3] ?? 10_000);
const LINES = 10;

const say = (line) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ PAGES: '0', DATABASE_URL: postgres.url });
const { database, pool } = openDatabase(postgres.url);
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
    say(`GET /rfq${decodeURIComponent(address).padEnd(24)} ${figures(times)}`);
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
  const { rows } = await db.query('select id, company_id from account where email = $1', [email]);
  const [{ id: account, company_id: company }] = rows;
  const began = performance.now();
  await db.query(
    `insert into rfq (id, is_test, rfq_number_id, company_id, created_by, status, title, visibility, sealed, revision, round,
       version, deadline_date, closes_at, delivery_term, payment_term, currency, usd_allowed, certificate_type,
       partial_allowed, alternates_allowed, split_allowed, show_target_price, created_at, updated_at, submitted_at)
     select gen_random_uuid(), true, 'B' || n, $1, $2, (array['DRAFT','REQ','COL','CMP','BID','ORD','FIN','CLS'])[1 + n % 8],
       '배관재 ' || n, 'matched', n % 3 = 0, 1, 1, 1, '2030-01-01', '2030-01-01T08:00:00Z', 'delivered', 'prepaid', 'KRW',
       false, '3.1', true, true, true, false, now() - n * interval '1 minute', now() - n * interval '1 minute', now()
     from generate_series(1, ${REQUESTS}) n`,
    [company, account],
  );
  await db.query(
    `insert into rfq_line (id, is_test, rfq_id, line_no, raw_text, spec, category, type, grade, grade_family, inch, rating, qty,
       uom, total_weight_kg, weight_basis, excluded, confidence)
     select gen_random_uuid(), true, r.id, l, 'line', '{}', (array['pipe','flange','valve','fitting'])[1 + l % 4],
       (array['SMLS','WN','GATE','ELBOW 90 LR'])[1 + l % 4], (array['A106-B','A105','A216-WCB','A234-WPB'])[1 + l % 4],
       (array['carbon','stainless','alloy'])[1 + l % 3], (array[0.5, 1, 2, 4, 8, 12, 24])[1 + (l * 3) % 7], (array['150','300'])[1 + l % 2],
       10, 'EA', 12.5, 'table', false, 1
     from rfq r, generate_series(1, ${LINES}) l where r.rfq_number_id like 'B%'`,
  );
  await db.query(
    `insert into company (id, is_test, registration_number, name, address, ceo, created_at)
     select gen_random_uuid(), true, 'XX-' || n, '판매사 ' || n, '서울', '김', now() from generate_series(1, ${COMPANIES}) n`,
  );
  await db.query(
    `insert into sale_material (id, is_test, company_id, category, types, grade_families, inch_min, inch_max, classes, created_at)
     select gen_random_uuid(), true, c.id, (array['pipe','flange','valve','fitting'])[1 + m % 4],
       case when abs(hashtext(c.name || m)) % 3 = 0 then '{}' else array[(array['SMLS','WN','GATE','ELBOW','EFW','SO','BALL','TEE'])[1 + abs(hashtext(c.name || m)) % 8]] end,
       array[(array['carbon','stainless','alloy'])[1 + abs(hashtext(m || c.name)) % 3]], 0.5, (array[2, 8, 24])[1 + m % 3],
       case when m % 2 = 0 then '{}' else array['150'] end, now()
     from company c, generate_series(1, 8) m where c.registration_number like 'XX-%'`,
  );
  await db.query('vacuum analyze');
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
  say(
    `matching 200 lines with ${COMPANIES} companies, ${COMPANIES * 8} sale materials: ${found} match; ${figures(times)}`,
  );
}

function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
