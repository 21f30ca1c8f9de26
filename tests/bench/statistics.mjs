/**
 * Speed of the statistics over a million quotation lines: times of the server's own calls for the company that holds half
 * of them, and of what keeps the summaries while requests close and orders are placed. Builds its own PostgreSQL and data.
 * Run: npm run bench statistics -- [lines]
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
import { seedTrade } from './large/trade.mjs';
import { timed, summary } from './large/times.mjs';
import { writeStatistics } from '../../src/server/modules/statistics/statisticsSheet.service.ts';

const LINES = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 40;
const LIMIT_MS = 200;

const folder = mkdtempSync(join(tmpdir(), 'stlbs-bench-'));
const embedded = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
try {
  const common = openDatabase(embedded.url, 'all');
  await migrateDatabase(common.pool);
  await defineClock(common.pool, false);
  await common.pool.end();
  const { database, pool } = openDatabase(embedded.url, 'test');
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  client.on('error', () => undefined);
  const began = performance.now();
  await seedTrade(client, LINES);
  const { rows } = await client.query('select count(*)::int as lines from quotation_line');
  console.log(`${rows[0].lines} quotation lines made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const works = {
    app: { env: { APP_ENV: 'localhost' } },
    db: database,
    database,
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
  summary('a request closes: its prices are counted', opening);
  summary('an order is placed: its saving is counted', placing);
  summary('up to six months of the price index are published', publishing);
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
    slowest = Math.max(slowest, summary(name, await timed(ROUNDS, run)));
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
