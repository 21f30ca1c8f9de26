// Live notifications to many: 5,000 people of 500 companies, each with a socket; one request that concerns all of them.
// npm run bench sockets -- [people]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildServer } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { createApi } from '../support/http';
import { join, joinSeller } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { submitted } from '../support/trade';
import { feedsOf, heard, joinAll } from './parts/sockets.mjs';
import { megabytes } from './rounds.mjs';

const PEOPLE = Number(process.argv[2] ?? 5_000);
const ROUNDS = 5;
const SECRET = 'a-secret-of-thirty-two-bytes-or-more-for-tests';

const say = (line) => process.stdout.write(`${line}\n`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ TEST_CHECKS: '0', PAGES: '0', DATABASE_URL: postgres.url, JWT_SECRET: SECRET });
const sockets = [];
try {
  const api = createApi(server.url);
  const [buyer, seller] = [await join(api), await joinSeller(api)];
  const feeds = await feedsOf({
    databaseUrl: postgres.url,
    serverUrl: server.url,
    secret: SECRET,
    email: seller.email,
    people: PEOPLE,
  });
  await pause(2_000);
  const before = megabytes(server.pid);
  const began = performance.now();
  sockets.push(...(await joinAll(feeds)));
  say(`${sockets.length} sockets joined in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await pause(5_000);
  const after = megabytes(server.pid);
  say(
    `server: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them: ${(((after - before) * 1024) / sockets.length).toFixed(1)} kB each`,
  );
  for (let round = 0; round < ROUNDS; round += 1) await broadcast(buyer);
} finally {
  for (const socket of sockets) socket.terminate();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** One request of everybody's goods: how long until the first and the last socket heard of it. */
async function broadcast(buyer) {
  const everybody = heard(sockets);
  const sent = performance.now();
  await submitted(buyer);
  const answered = performance.now() - sent;
  const times = await everybody;
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  say(
    `${times.length} of ${sockets.length} told: submitted, stored and mailed in ${answered.toFixed(0)} ms, first to last socket ${(last - first).toFixed(0)} ms, all within ${(last - sent).toFixed(0)} ms`,
  );
}
