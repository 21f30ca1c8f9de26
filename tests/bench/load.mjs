// Mixed real use in steps of users at once: browsing pages, searching, reading lists, quoting, awarding, notifications.
// npm run build, then npm run bench load -- [seconds of a step] [users of the steps, with commas]
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildServer } from '../../scripts/build.mjs';
import * as market from '../../src/contract/endpoints/market';
import { parseRfq } from '../../src/contract/endpoints/rfq';
import { listPush, pushStatus } from '../../src/contract/endpoints/user';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { createApi } from '../support/http';
import { Caller, join, joinSeller } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { openLot } from '../support/stock';
import { awarded, ended, quoted, submitted } from '../support/trade';

const SECONDS = Number(process.argv[2] ?? 15);
const STEPS = (process.argv[3] ?? '10,25,50,100,200,400').split(',').map(Number);
const PAUSE_MS = 500;
const PAGES = existsSync('.next/BUILD_ID');
const LINES = [
  'PIPE SMLS 4" SCH40 A106-B 6M 10EA',
  'FLANGE WN 4" 150# RF A105 8EA',
  '엘보 90 LR 100A SCH40 12개',
  '게이트밸브 10K 80A 4EA',
];

const say = (line) => process.stdout.write(`${line}\n`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every answer of the present step: its status and how long it took. */
let answers = [];
const measured = (api) => async (method, address, options) => {
  const began = performance.now();
  try {
    const reply = await api(method, address, options);
    answers.push({ status: reply.status, ms: performance.now() - began });
    return reply;
  } catch (error) {
    answers.push({ status: 0, ms: performance.now() - began });
    throw error;
  }
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({
  TEST_CHECKS: '0',
  PAGES: PAGES ? '1' : '0',
  DATABASE_URL: postgres.url,
  DEMO_DATA: '1',
  WANTED_ANSWER_MS: '1000',
});
try {
  const plain = createApi(server.url);
  const api = measured(plain);
  const page = async (address, who) => {
    const began = performance.now();
    const cookie = who ? `ACCESS_TOKEN=${who.token}; REFRESH_TOKEN=${who.refreshToken}; LOGIN=1` : '';
    const reply = await fetch(server.url + address, {
      headers: { cookie, 'x-forwarded-for': who?.address ?? '10.9.9.9' },
    });
    await reply.arrayBuffer();
    answers.push({ status: reply.status, ms: performance.now() - began });
  };
  const traders = [];
  for (let pair = 0; pair < 8; pair += 1) traders.push({ buyer: await join(plain), seller: await joinSeller(plain) });
  for (const { seller } of traders) await openLot(seller);
  // The same people, measured.
  for (const one of traders.flatMap(({ buyer, seller }) => [buyer, seller])) one.api = api;

  /** What people do, by how often of a hundred times. */
  const actions = [
    [
      30,
      ({ buyer }) =>
        PAGES ? page('/service/stock/search') : buyer.ok(market.searchOpenStock, { query: { q: 'pipe' } }),
    ],
    [10, ({ buyer }) => (PAGES ? page('/service/buyer', buyer) : api('GET', '/rfq', { token: buyer.token }))],
    [20, ({ buyer }) => buyer.ok(market.searchOpenStock, { query: { q: '강관' } })],
    [10, () => new Caller(api).ok(parseRfq, { body: { lines: LINES } })],
    [15, ({ seller }) => seller.ok(pushStatus)],
    [5, ({ buyer }) => buyer.ok(listPush)],
    [7, async ({ buyer, seller }) => quoted(seller, (await submitted(buyer)).rfq_number_id)],
    [
      3,
      async ({ buyer, seller }) => {
        const { rfq_number_id } = await submitted(buyer);
        await quoted(seller, rfq_number_id);
        await ended(buyer, rfq_number_id);
        await awarded(buyer, seller, rfq_number_id);
      },
    ],
  ];
  const drawn = () => {
    let left = Math.random() * 100;
    return (actions.find(([share]) => (left -= share) < 0) ?? actions[0])[1];
  };

  say(`${PAGES ? 'pages and API' : 'API alone'}, ${SECONDS} s a step, each user pauses ${PAUSE_MS} ms between actions`);
  say('users   answers/s   median      95 %      99 %   turned away   failed');
  for (const users of STEPS) {
    answers = [];
    const until = performance.now() + SECONDS * 1000;
    const use = async (index) => {
      await pause(Math.random() * PAUSE_MS);
      while (performance.now() < until) {
        // One that is turned away comes again, as a browser does.
        await drawn()(traders[index % traders.length]).catch(() => undefined);
        await pause(PAUSE_MS * (0.5 + Math.random()));
      }
    };
    await Promise.all(Array.from({ length: users }, (_, index) => use(index)));
    say(row(users, answers));
    await pause(1_000);
  }
  const { status } = await plain('GET', '/ready');
  say(`afterwards /api/ready answers ${status}`);
} finally {
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function row(users, all) {
  const good = all
    .filter(({ status }) => status > 0 && status < 500)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const at = (share) =>
    `${(good[Math.min(good.length - 1, Math.floor(good.length * share))] ?? 0).toFixed(0)} ms`.padStart(10);
  const away = all.filter(({ status }) => status === 503).length;
  const failed = all.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length;
  return `${String(users).padStart(5)}${(good.length / SECONDS).toFixed(0).padStart(12)}${at(0.5)}${at(0.95)}${at(0.99)}${String(away).padStart(14)}${String(failed).padStart(9)}`;
}
