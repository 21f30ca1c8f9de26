// Mixed real use in steps of users at once: browsing pages, searching, reading lists, quoting, awarding, notifications. Each user
// has a login and an address of their own, and repeats what is turned away when the answer says, as a browser does.
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
import { cheapFetch } from './cheapFetch.mjs';
import { openLot } from '../support/stock';
import { awarded, ended, quoted, submitted } from '../support/trade';

const SECONDS = Number(process.argv[2] ?? 15);
const STEPS = (process.argv[3] ?? '10,25,50,100,200,400').split(',').map(Number);
const PAUSE_MS = 500;
/** The first calls load modules, compile and open connections. A server that is used all day has done so. */
const WARM = { users: 50, ms: 15_000 };
/** The users of a step come one after the other, for so long; what they do meanwhile is not counted. */
const COMING_MS = 5_000;
const SELLERS = 8;
/** People who join at once before the first step. */
const JOINING = 8;
const PAGES = existsSync('.next/BUILD_ID');
const LINES = [
  'PIPE SMLS 4" SCH40 A106-B 6M 10EA',
  'FLANGE WN 4" 150# RF A105 8EA',
  '엘보 90 LR 100A SCH40 12개',
  '게이트밸브 10K 80A 4EA',
];

const say = (line) => process.stdout.write(`${line}\n`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every answer of the present step: its status, how long it took, and how long since it was first sent. */
let answers = [];
let stepEnds = Number.POSITIVE_INFINITY;

/** Sends until an answer is not "too busy": each time after as long as the answer said. `send` resolves to something with `status` and `headers`. */
async function measured(send) {
  const first = performance.now();
  for (;;) {
    const began = performance.now();
    const reply = await send().catch(() => ({ status: 0 }));
    const now = performance.now();
    answers.push({ status: reply.status, ms: now - began, sinceFirst: now - first });
    if (reply.status !== 503) return reply;
    await pause(Number(reply.headers.get('retry-after')) * 1_000);
    if (performance.now() > stepEnds) throw new Error('the step is over');
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({
  TEST_CHECKS: '0',
  PAGES: PAGES ? '1' : '0',
  DATABASE_URL: postgres.url,
  DEMO_DATA: '1',
  // As an installation has them; tests have others.
  WANTED_ANSWER_MS: '300',
  PAGE_CACHE_SECONDS: '5',
});
try {
  const plain = createApi(server.url, cheapFetch);
  const api = (...call) => measured(() => plain(...call));
  const page = async (address, who, login) => {
    const cookie = login ? `ACCESS_TOKEN=${who.token}; REFRESH_TOKEN=${who.refreshToken}; LOGIN=1` : '';
    await measured(() => cheapFetch(server.url + address, { headers: { cookie, 'x-forwarded-for': who.address } }));
  };
  const sellers = [];
  for (let index = 0; index < SELLERS; index += 1) sellers.push(await joinSeller(plain));
  for (const seller of sellers) await openLot(seller);
  const buyers = [];
  const most = Math.max(WARM.users, ...STEPS);
  await Promise.all(
    Array.from({ length: JOINING }, async () => {
      while (buyers.length < most) buyers.push(await join(plain));
    }),
  );
  const traders = buyers.map((buyer, index) => ({ buyer, seller: sellers[index % SELLERS] }));
  // The same people, measured.
  for (const one of [...buyers, ...sellers]) one.api = api;

  /** What people do, by how often of a hundred times. */
  const actions = [
    [
      30,
      ({ buyer }) =>
        PAGES ? page('/service/stock/search', buyer) : buyer.ok(market.searchOpenStock, { query: { q: 'pipe' } }),
    ],
    [10, ({ buyer }) => (PAGES ? page('/service/buyer', buyer, true) : api('GET', '/rfq', { token: buyer.token }))],
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

  const step = async (users, ms) => {
    stepEnds = performance.now() + COMING_MS + ms;
    setTimeout(() => (answers = []), COMING_MS);
    const use = async (trader) => {
      await pause(Math.random() * COMING_MS);
      while (performance.now() < stepEnds) {
        await drawn()(trader).catch(() => undefined);
        await pause(PAUSE_MS * (0.5 + Math.random()));
      }
    };
    await Promise.all(traders.slice(0, users).map(use));
  };

  say(`${PAGES ? 'pages and API' : 'API alone'}, ${SECONDS} s a step, each user pauses ${PAUSE_MS} ms between actions`);
  say('users   answers/s   median      95 %      99 %   95 % with repeats   turned away   failed');
  await step(WARM.users, WARM.ms);
  for (const users of STEPS) {
    await step(users, SECONDS * 1000);
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
  const good = all.filter(({ status }) => status > 0 && status < 500);
  const at = (share, key = 'ms') => {
    const times = good.map((answer) => answer[key]).toSorted((a, b) => a - b);
    return `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)} ms`;
  };
  const away = all.filter(({ status }) => status === 503).length;
  const failed = all.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length;
  const cells = [
    [users, 5],
    [(good.length / SECONDS).toFixed(0), 12],
    [at(0.5), 9],
    [at(0.95), 10],
    [at(0.99), 10],
    [at(0.95, 'sinceFirst'), 20],
    [away, 14],
    [failed, 9],
  ];
  return cells.map(([value, width]) => String(value).padStart(width)).join('');
}
