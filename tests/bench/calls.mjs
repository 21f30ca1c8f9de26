// What each journey asks of the server: pages, reads, writes, websockets, and the CPU of server and PostgreSQL for them.
// npm run build, then npm run bench calls -- [--write]: prints the table of docs/quality.md and keeps the figures for the load model.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureBrowser } from '../../scripts/browser.mjs';
import { buildPages, buildServer } from '../../scripts/build.mjs';
import { listRfqs } from '../../src/contract/endpoints/rfq.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded.ts';
import { MouseHand } from '../journeys/hand.ts';
import { journeys } from '../journeys/journeys.ts';
import { newBuyer } from '../support/browserPeople.ts';
import { startProcess } from '../support/serverProcess.ts';
import { medians } from './report.mjs';
import { cpuMs, databaseCpuMs } from './rounds.mjs';
import { looks } from './sizing/looks.ts';
import { withWalker } from './walker.mjs';

const { values: requested } = parseArgs({ options: { write: { type: 'boolean' }, only: { type: 'string' } } });
/** The first of them warms the server and is not counted. */
const ROUNDS = 3;
const READS = 200;
/** A page asks for its last parts once it has come to rest. */
const REST_MS = 2_500;
const FILE = 'tests/bench/sizing/journeyCosts.json';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

await buildPages();
await buildServer();
const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ DEMO_DATA: '1', TEST_CHECKS: '0', DATABASE_URL: postgres.url });
process.env.E2E_URL = server.url;
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
const cpu = () => ({ server: cpuMs(server.pid), postgres: databaseCpuMs(process.pid) });
const since = (before) => {
  const now = cpu();
  return { serverMs: now.server - before.server, postgresMs: now.postgres - before.postgres };
};

try {
  const idle = await idleMs();
  const found = {};
  for (const journey of [...looks, ...journeys].filter(({ name }) => name.includes(requested.only ?? ''))) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await walked(journey, idle));
    found[journey.name] = medians(rounds.slice(1));
  }
  found['a read of a machine'] = await readOnce(idle);
  const load = loadavg()[0].toFixed(1);
  console.log(
    '| Journey | Pages | Reads | Writes | Websockets | CPU of the server | of PostgreSQL |\n|---|---|---|---|---|---|---|',
  );
  for (const [name, { pages, reads, writes, sockets, serverMs, postgresMs }] of Object.entries(found))
    console.log(`| ${name} | ${pages} | ${reads} | ${writes} | ${sockets} | ${ms(serverMs)} | ${ms(postgresMs)} |`);
  console.log(`load of the machine at the end: ${load}`);
  if (requested.write) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function ms(value) {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

/** Milliseconds that both take each second while nobody asks: due work. */
async function idleMs() {
  await pause(3_000);
  const before = cpu();
  await pause(10_000);
  const { serverMs, postgresMs } = since(before);
  return { serverMs: serverMs / 10, postgresMs: postgresMs / 10 };
}

function walked(journey, idle) {
  return withWalker(browser, server.url, journey, async ({ page, address, people }) => {
    const counted = counting(page);
    await pause(500);
    const [before, began] = [cpu(), Date.now()];
    await page.goto(address);
    await journey.go(new MouseHand(page), people);
    // What the last page still asks for.
    await pause(REST_MS);
    const seconds = (Date.now() - began) / 1_000;
    const used = since(before);
    return {
      ...counted,
      serverMs: Math.max(0, used.serverMs - idle.serverMs * seconds),
      postgresMs: Math.max(0, used.postgresMs - idle.postgresMs * seconds),
    };
  });
}

/** Files of a build are counted nowhere: a browser has them, and nginx answers the first time. */
function counting(page) {
  const counts = { pages: 0, reads: 0, writes: 0, sockets: 0 };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== server.url || url.pathname.startsWith('/_next/static/')) return;
    if (url.pathname.startsWith('/api/')) counts[request.method() === 'GET' ? 'reads' : 'writes'] += 1;
    else if (request.resourceType() === 'document' || url.pathname.startsWith('/_next/data/')) counts.pages += 1;
  });
  page.on('websocket', () => (counts.sockets += 1));
  return counts;
}

/** One list of a program's, in the middle of many. */
async function readOnce(idle) {
  const buyer = await newBuyer('ko');
  for (let read = 0; read < READS; read += 1) await buyer.ok(listRfqs);
  const [before, began] = [cpu(), Date.now()];
  for (let read = 0; read < READS; read += 1) await buyer.ok(listRfqs);
  const seconds = (Date.now() - began) / 1_000;
  const used = since(before);
  return {
    pages: 0,
    reads: 1,
    writes: 0,
    sockets: 0,
    serverMs: Math.max(0, used.serverMs - idle.serverMs * seconds) / READS,
    postgresMs: Math.max(0, used.postgresMs - idle.postgresMs * seconds) / READS,
  };
}
