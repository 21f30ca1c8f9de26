/**
 * Speed of the search of listed stock on a million open items: times of the server's own call, facets included, for typical
 * queries. Builds its own PostgreSQL and data. Run: npm run bench stock -- [items] [folder]
 * A folder is kept, so that the next run finds its data made.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseNow, defineClock } from '../../src/server/db/clock.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded.ts';
import { migrateDatabase } from '../../src/server/db/migrate.ts';
import { searchStock } from '../../src/server/modules/market/search.service.ts';
import { searchOpenStock } from '../../src/contract/endpoints/market.ts';
import { SEARCHES } from './large/searches.mjs';
import { seedOpenStock } from './large/openStock.mjs';

const ITEMS = Number(process.argv[2] ?? 1_000_000);
const KEPT = process.argv[3];
const ROUNDS = 12;
const folder = KEPT ?? mkdtempSync(join(tmpdir(), 'stlbs-bench-'));
mkdirSync(folder, { recursive: true });
const embedded = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
try {
  const common = openDatabase(embedded.url, 'all');
  await defineClock(common.pool, false).catch(() => undefined);
  await migrateDatabase(common.pool);
  await defineClock(common.pool, false);
  await common.pool.end();
  const { database, pool } = openDatabase(embedded.url, 'test');
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  const { rows } = await client.query('select exists (select 1 from stock_item) as made');
  if (!rows[0].made) {
    const began = performance.now();
    await seedOpenStock(client, ITEMS);
    console.log(`${ITEMS} open items made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  await client.end();
  const work = {
    app: { env: { APP_ENV: 'localhost' } },
    db: database,
    database,
    now: await databaseNow(database),
    language: 'ko',
    client: {},
    afterCommit() {},
  };
  const session = { is_test: true, company_id: '00000000-0000-7000-8000-000000000000' };
  const all = [];
  for (const input of SEARCHES) {
    const query = searchOpenStock.query.parse(input);
    const times = [];
    let answer;
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      answer = await searchStock(work, session, query);
      // The first round reads the pages of the index into memory.
      if (round > 1) times.push(performance.now() - start);
    }
    all.push(...times);
    times.sort((a, b) => a - b);
    console.log(
      `${times[Math.floor(times.length / 2)].toFixed(1).padStart(7)} ms median ${times.at(-1).toFixed(1).padStart(7)} ms worst  ${String(answer.total).padStart(5)} hits  ${JSON.stringify(input)}`,
    );
  }
  all.sort((a, b) => a - b);
  const p95 = all[Math.floor(all.length * 0.95)];
  console.log(`p95 ${p95.toFixed(1)} ms over ${all.length} searches (limit 50)`);
  await pool.end();
  process.exitCode = p95 < 50 ? 0 : 1;
} finally {
  await embedded.stop();
  if (!KEPT) rmSync(folder, { recursive: true, force: true });
}
