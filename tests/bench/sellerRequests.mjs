// The seller's list at size: 100,000 requests sent to one company, a third of them quoted by it.
// npm run bench:sellerRequests -- [requests]
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

const REQUESTS = Number(process.argv[2] ?? 100_000);
const LINES = 3;

const say = (line) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ PAGES: '0', DATABASE_URL: postgres.url });
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
    say(`GET ${decodeURIComponent(address).padEnd(40)} ${figures(times)}`);
  }
} finally {
  await seeder.end();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function seed(db, buyerEmail, sellerEmail) {
  const idsOf = async (email) =>
    (await db.query('select id, company_id from account where email = $1', [email])).rows[0];
  const [buyer, seller] = [await idsOf(buyerEmail), await idsOf(sellerEmail)];
  const began = performance.now();
  await db.query(
    `insert into rfq (id, is_test, rfq_number_id, company_id, created_by, status, title, visibility, sealed, revision, round,
       version, deadline_date, closes_at, delivery_term, payment_term, currency, usd_allowed, certificate_type,
       partial_allowed, alternates_allowed, split_allowed, show_target_price, created_at, updated_at, submitted_at)
     select gen_random_uuid(), true, 'B' || n, $1, $2, (array['REQ','COL','CMP','CLS'])[1 + n % 4],
       '배관재 ' || n, 'matched', n % 3 = 0, 1, 1, 1, '2030-01-01', now() + n * interval '1 minute', 'delivered', 'prepaid',
       'KRW', false, '3.1', true, true, true, false, now() - n * interval '1 minute', now() - n * interval '1 minute', now()
     from generate_series(1, ${REQUESTS}) n`,
    [buyer.company_id, buyer.id],
  );
  await db.query(
    `insert into rfq_line (id, is_test, rfq_id, line_no, raw_text, spec, qty, uom, total_weight_kg, weight_basis, excluded, confidence)
     select gen_random_uuid(), true, r.id, l, 'line', '{}', 10, 'EA', 12.5, 'table', false, 1
     from rfq r, generate_series(1, ${LINES}) l where r.rfq_number_id like 'B%'`,
  );
  await db.query(
    `insert into rfq_target (id, is_test, rfq_id, company_id, origin, matched_line_ids, created_at)
     select gen_random_uuid(), true, r.id, $1, 'matched', array(select l.id from rfq_line l where l.rfq_id = r.id), r.created_at
     from rfq r where r.rfq_number_id like 'B%'`,
    [seller.company_id],
  );
  await db.query(
    `insert into quotation (id, is_test, rfq_id, company_id, status, revision, round, version, created_at, updated_at)
     select gen_random_uuid(), true, r.id, $1, case when r.status = 'CLS' then 'LOST' else 'SUBMITTED' end, 1, 1, 1, now(), now()
     from rfq r where r.rfq_number_id like 'B%' and r.status <> 'REQ' and abs(hashtext(r.rfq_number_id)) % 2 = 0`,
    [seller.company_id],
  );
  await db.query(
    `insert into quotation_revision (id, is_test, quotation_id, revision, round, currency, delivery_term, freight_amount,
       payment_term, all_or_nothing, totals, created_at)
     select gen_random_uuid(), true, q.id, 1, 1, 'KRW', 'delivered', 0, 'prepaid', false, '{"total_amount": "1000"}', now()
     from quotation q where q.company_id = $1`,
    [seller.company_id],
  );
  await db.query('vacuum analyze');
  // What the seeding left to be written would otherwise be written while calls are timed.
  await db.query('checkpoint');
  say(`seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
