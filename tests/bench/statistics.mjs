/**
 * Speed of the statistics over a million quotation lines: times of the server's own calls for the company that holds half
 * of them, and of what keeps the summaries while requests close and orders are placed. Builds its own PostgreSQL and data.
 * Run: npm run bench:stats -- [lines]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addMonths, seoulMonth } from '../../src/domain/time/months.ts';
import { databaseNow, defineClock } from '../../src/server/db/clock.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded.ts';
import { migrateDatabase } from '../../src/server/db/migrate.ts';
import {
  countOpened,
  publishPriceIndex,
  readPriceIndex,
} from '../../src/server/modules/statistics/priceIndex.service.ts';
import { countSaving } from '../../src/server/modules/statistics/saving.service.ts';
import { readBuyer, readSeller } from '../../src/server/modules/statistics/statistics.service.ts';
import { writeStatistics } from '../../src/server/modules/statistics/statisticsSheet.service.ts';

const LINES = Number(process.argv[2] ?? 1_000_000);
const PER_QUOTATION = 20;
const QUOTATIONS = 10;
const TARGETS = 20;
const COMPANIES = 200;
const REQUESTS = Math.round(LINES / PER_QUOTATION / QUOTATIONS);
const ROUNDS = 40;
const LIMIT_MS = 200;

/** Company 0 sends half of all requests; company 1 is asked by all of them and quotes each. Three years of trade. */
async function fill(client) {
  const run = (text, values) => client.query(text, values);
  await run(`set session_replication_role = replica`);
  await run(`create function co(i int) returns uuid language sql immutable as
    $$ select ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid $$`);
  await run(`insert into company (id, is_test, registration_number, name, address, ceo, verification, created_at)
    select co(i), true, 'B' || i, '강관상사 ' || i, '부산', 'x', 'verified', now() from generate_series(0, ${COMPANIES - 1}) i`);
  await run(`create temp table r as select i, gen_random_uuid() as id, case when i % 2 = 0 then 0 else 2 + i % 100 end as buyer,
      now() - (i * interval '1095 days') / ${REQUESTS} as at from generate_series(0, ${REQUESTS - 1}) i`);
  await run(`insert into rfq (id, is_test, rfq_number_id, company_id, created_by, status, title, visibility, sealed, revision, round,
      version, delivery_term, payment_term, currency, usd_allowed, certificate_type, partial_allowed, alternates_allowed, split_allowed,
      show_target_price, created_at, updated_at, submitted_at)
    select id, true, 'Q' || i, co(buyer), co(buyer), 'ORD', 'x', 'matched', true, 1, 1, 1, 'delivered', 'prepaid', 'KRW', false, 'none',
      true, true, true, false, at, at, at from r`);
  await run(`insert into rfq_line (id, is_test, rfq_id, line_no, raw_text, spec, category, grade_family, qty, uom, unit_weight_kg,
      weight_basis, excluded, confidence)
    select gen_random_uuid(), true, id, n, '', '{}', (array['pipe','flange','fitting','valve'])[1 + n % 4],
      (array['carbon','stainless','alloy'])[1 + n % 3], 10, 'EA', 12, 'theoretical', false, 1 from r, generate_series(1, ${PER_QUOTATION}) n`);
  await run(`insert into rfq_target (id, is_test, rfq_id, company_id, origin, matched_line_ids, created_at)
    select gen_random_uuid(), true, id, co(case when n = 0 then 1 else 110 + (i + n) % 90 end), 'matched', '{}', at
    from r, generate_series(0, ${TARGETS - 1}) n`);
  await run(`create temp table q as select r.i, r.id as rfq_id, r.at, n, gen_random_uuid() as id, gen_random_uuid() as revision_id,
      co(case when n = 0 then 1 else 110 + (r.i + n) % 90 end) as company from r, generate_series(0, ${QUOTATIONS - 1}) n`);
  await run(`insert into quotation (id, is_test, rfq_id, company_id, status, revision, round, version, submitted_at, created_at, updated_at)
    select id, true, rfq_id, company, 'SUBMITTED', 1, 1, 1, at + n * interval '3 hours', at, at from q`);
  await run(`insert into quotation_revision (id, is_test, quotation_id, revision, round, currency, delivery_term, freight_amount,
      payment_term, all_or_nothing, totals, created_at)
    select revision_id, true, id, 1, 1, 'KRW', 'delivered', 0, 'prepaid', false, '{}', at + (1 + n) * interval '3 hours' from q`);
  await run(`insert into quotation_line (id, is_test, revision_id, rfq_line_id, response, supply, qty_offered, unit_price, price_uom,
      weight_basis, weight_discount_pct, priced_qty, amount)
    select gen_random_uuid(), true, q.revision_id, l.id, 'exact', 'stock', 10, p, 'EA', 'theoretical', 0, 10, p * 10
    from q join rfq_line l on l.rfq_id = q.rfq_id, lateral (select round((10000 + random() * 90000)::numeric) as p where l.id is not null) x`);
  await run(`insert into trade_order (id, is_test, order_number, source, rfq_id, title, buyer_company_id, seller_company_id, buyer, seller,
      status, payment_status, delivery_status, version, currency, totals, total_amount, payment_term, delivery_term, placed_at, updated_at)
    select gen_random_uuid(), true, 'O' || i, 'award', id, 'x', co(buyer), co(1), '{}', '{}', 'OPEN', 'PAID', 'SHIPPED', 1, 'KRW',
      '{"supply_amount":"12345678"}', 13580245, 'prepaid', 'delivered', at + interval '5 days', at from r where i % 3 > 0`);
  await run(`insert into trade_line (id, is_test, order_id, rfq_line_id, line_no, description, spec, qty, uom, unit_price, price_uom,
      priced_qty, amount)
    select gen_random_uuid(), true, o.id, l.id, l.line_no, 'x', '{}', 10, 'EA', 30000, 'EA', 10, 300000
    from trade_order o join rfq_line l on l.rfq_id = o.rfq_id`);
  await run(`update quotation set status = 'LOST' where company_id <> co(1)`);
  await run(`update quotation set status = 'CONFIRMED' where company_id = co(1)`);
  await run(
    `update quotation q set first_submitted_at = v.created_at from quotation_revision v where v.quotation_id = q.id`,
  );
  await run(`set session_replication_role = origin`);
  // As the triggers would have kept it.
  await run(`select request_figure_count(id) from rfq`);
  await run('vacuum analyze');
}

function told(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(7);
  console.log(`${at(0.5)} ms p50 ${at(0.95)} ms p95  ${name}`);
  return Number(at(0.95));
}

async function timed(rounds, run) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  return times;
}

const folder = mkdtempSync(join(tmpdir(), 'stlbs-bench-'));
const embedded = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
try {
  const { database, pool } = openDatabase(embedded.url);
  await migrateDatabase(pool);
  await defineClock(pool, false);
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  client.on('error', () => undefined);
  const began = performance.now();
  await fill(client);
  const { rows } = await client.query('select count(*)::int as lines from quotation_line');
  console.log(
    `${rows[0].lines} quotation lines of ${REQUESTS} requests made in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const works = {
    app: { env: { APP_ENV: 'localhost' }, database },
    db: database,
    language: 'ko',
    client: {},
    afterCommit() {},
  };
  const now = await databaseNow(database);
  const of = (company) => ({
    ...works,
    now,
    session: { is_test: true, company_id: `00000000-0000-7000-8000-${String(company).padStart(12, '0')}` },
  });

  // Some requests close and some orders are placed by the server's own calls; the rest is put beside them at once.
  await client.query(`update quotation set status = 'SUBMITTED'`);
  const { rows: requests } = await client.query('select id, submitted_at from rfq order by random() limit 300');
  const opening = await timed(requests.length, (n) =>
    countOpened({ ...works, now: requests[n].submitted_at }, requests[n]),
  );
  const { rows: orders } = await client.query('select id from trade_order order by random() limit 300');
  const placing = await timed(orders.length, (n) => countSaving({ ...works, now }, orders[n]));
  await client.query(`insert into family_price (is_test, month, category, grade_family, quotation_id, company_id, krw, kg)
    select true, to_char(q.at, 'YYYY-MM'), f.category, f.grade_family, q.id, q.company, 1000000 + random() * 100000, 240
    from q, (select distinct category, grade_family from rfq_line where rfq_id = (select id from r limit 1)) f on conflict do nothing`);
  await client.query(
    `insert into order_saving select id, true, 'KRW', 1100000, 1000000, 20 from trade_order on conflict do nothing`,
  );
  await client.query(`update quotation set status = case when company_id = co(1) then 'CONFIRMED' else 'LOST' end`);
  await client.query('vacuum analyze');
  const publishing = await timed(7, () => publishPriceIndex({ ...works, now }));
  told('a request closes: its prices are counted', opening);
  told('an order is placed: its saving is counted', placing);
  told('up to six months of the price index are published', publishing);
  await client.end();

  const year = {};
  const whole = { from: addMonths(seoulMonth(now), -35), to: seoulMonth(now) };
  const cases = [
    ['buying, twelve months', () => readBuyer(of(0), year)],
    ['buying, three years', () => readBuyer(of(0), whole)],
    ['selling, twelve months', () => readSeller(of(1), year)],
    ['selling, three years', () => readSeller(of(1), whole)],
    ['price index', () => readPriceIndex(of(1))],
    ['all of it as a spreadsheet', () => writeStatistics(of(0), year)],
  ];
  let slowest = 0;
  for (const [name, run] of cases) {
    await timed(3, run);
    slowest = Math.max(slowest, told(name, await timed(ROUNDS, run)));
  }
  const seen = await readBuyer(of(0), whole);
  const index = await readPriceIndex(of(1));
  console.log(
    `seen: ${seen.total.requests} requests, ${seen.total.answered} quotations, ${seen.total.compared_orders} orders compared, ${index.families.length} families`,
  );
  console.log(`slowest p95 ${slowest.toFixed(1)} ms (limit ${LIMIT_MS})`);
  await pool.end();
  process.exitCode = slowest < LIMIT_MS ? 0 : 1;
} finally {
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
