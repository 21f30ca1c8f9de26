// Two calls as users make them, against a bare Fastify with one prepared statement on the same PostgreSQL: reading a
// request by its number with a login, and writing a request of three lines with a login and an idempotency key.
// npm run bench:api -- [seconds] [rounds]
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildServer } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { createApi } from '../support/http';
import { join } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { draft, flangeLine, pipeLine } from '../support/trade';
import { inTurns, startFloor } from './rounds.mjs';

const SECONDS = Number(process.argv[2] ?? 5);
const ROUNDS = Number(process.argv[3] ?? 5);

const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ PAGES: '0', DATABASE_URL: postgres.url, TEST_CLOCK: '0' });
const floor = await startFloor('tests/bench/floor/bareFastify.mjs', { DATABASE_URL: postgres.url });
const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
try {
  const buyer = await join(createApi(server.url));
  const written = { title: '3호기 배관 자재', lines: [pipeLine, flangeLine, pipeLine] };
  const { rfq_number_id } = await draft(buyer, written);
  const { rows } = await pool.query('select id from rfq where rfq_number_id = $1', [rfq_number_id]);
  const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(written);
  const reading = { requests: [{ setupRequest: (request) => from(request, headers) }] };
  const writing = { requests: [{ method: 'POST', body, setupRequest: (request) => from(request, headers) }] };
  const common = { seconds: SECONDS };
  const figures = await inTurns(
    [
      { ...common, name: 'floor: one row', url: `${floor.url}/row/${rows[0].id}`, pid: floor.pid, ...reading },
      {
        ...common,
        name: 'a request by number',
        url: `${server.url}/api/rfq/${rfq_number_id}`,
        pid: server.pid,
        ...reading,
      },
      { ...common, name: 'floor: one insert', url: `${floor.url}/row`, pid: floor.pid, ...writing },
      { ...common, name: 'a request of 3 lines', url: `${server.url}/api/rfq`, pid: server.pid, ...writing },
    ],
    ROUNDS,
  );
  for (const [name, { perSecond, cpuMs, p99 }] of Object.entries(figures)) {
    console.log(`${name.padEnd(22)} ${perSecond.toFixed(0).padStart(7)}/s  CPU ${cpuMs.toFixed(2)} ms  p99 ${p99} ms`);
  }
  const ratio = (product, base) => (figures[product].perSecond / figures[base].perSecond).toFixed(2);
  console.log(`read against the floor:  ${ratio('a request by number', 'floor: one row')}`);
  console.log(`write against the floor: ${ratio('a request of 3 lines', 'floor: one insert')}`);
} finally {
  await pool.end();
  await floor.stop();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A call of its own: limits count by address, and people call from different ones. */
function from(request, headers) {
  const address = `10.${[...randomBytes(3)].join('.')}`;
  return { ...request, headers: { ...headers, 'idempotency-key': randomUUID(), 'x-forwarded-for': address } };
}
