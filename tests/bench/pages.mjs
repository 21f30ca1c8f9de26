// Pages as the server renders them, against a bare page of the same Next: for visitors and for people who are signed in, and
// home as it is kept for all visitors; PostgreSQL beside them, packing apart, bytes, and scripts of a first view.
// Each run of a page stands between two of the bare page, short enough that the machine is as fast in all three.
// npm run bench pages -- [seconds] [rounds]
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureBrowser } from '../../scripts/browser.mjs';
import { buildPages, buildServer } from '../../scripts/build.mjs';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/contract/constants';
import { createApi } from '../support/http';
import { join, joinSeller } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { ended, flangeLine, pipeLine, quoted, submitted } from '../support/trade';
import { bareScripts, startBarePages } from './barePages.mjs';
import { besideFloor, setApart } from './rounds.mjs';

const HELLO = 'bare page';
/** Beyond this the rounds of a page differ too much for its share of the bare page to mean anything. */
const MOST_SPREAD = 0.1;
/** What the bare page takes on the machine that limits in milliseconds are meant for. */
const BARE_MS = 0.8;
const COMPARED_LINES = 28;
const COMPARED_SELLERS = 6;
const GRID_LINES = 64;
/** How long a phone may go on loading what a page has put off. */
const LATE_MS = 4_000;

/** Figures by name over alternating rounds: `{ perSecond, cpuMs, databaseMs, share, spread, shareSpread, p99, bytes }`. */
export async function pageFigures(seconds, rounds) {
  await buildPages();
  await buildServer();
  const floor = await startBarePages();
  const fresh = await startProcess({ TEST_CHECKS: '0', DEMO_DATA: '1', TEST_CLOCK: '0', MOST_REQUESTS: '1000' });
  const kept = await startProcess({ TEST_CHECKS: '0', PAGE_CACHE_SECONDS: '10', TEST_CLOCK: '0' });
  const [buyer, seller] = await Promise.all(
    [DEMO_LOGINS.buyer, DEMO_LOGINS.seller].map((email) => signIn(fresh.url, email)),
  );
  const trade = await tradeOf(fresh.url);
  setApart(floor, fresh, kept);
  const page = (name, { url, pid }, path, headers = {}) => ({
    name,
    url: url + path,
    pid,
    seconds,
    database: pid === fresh.pid,
    headers,
    requests: [{ setupRequest: fromAnAddress }],
  });
  const [item, project] = await Promise.all([
    linkOn(fresh.url, '/service/stock/search', /\/service\/stock\/search\/detail\/[^"?]+/),
    linkOn(fresh.url, '/service/project', /\/service\/project\/(?!purchase|sale)[^"?]+/, buyer),
  ]);
  const bare = page(HELLO, floor, '/');
  const things = [
    page('home', fresh, '/'),
    page('home, packed', fresh, '/', { 'accept-encoding': 'gzip' }),
    page('search of listed stock', fresh, '/service/stock/search'),
    page('item', fresh, item),
    page('home, signed in', fresh, '/', buyer),
    page('hub of a buyer', fresh, '/service/buyer', buyer),
    page('hub of a seller', fresh, '/service/seller', seller),
    page('projects', fresh, '/service/project', buyer),
    page('project', fresh, project, buyer),
    page(`comparison of ${COMPARED_LINES} × ${COMPARED_SELLERS}`, fresh, trade.comparison, cookiesOf(trade.buyer)),
    page(`grid of a seller, ${GRID_LINES} lines`, fresh, trade.grid, cookiesOf(trade.seller)),
    page('home, kept', kept, '/'),
  ];
  try {
    // The first answers load modules and compile.
    for (const { url, headers } of [bare, ...things]) {
      for (let time = 0; time < 100; time += 1) await (await fetch(url, { headers })).arrayBuffer();
    }
    const figures = await besideFloor(bare, things, rounds);
    for (const { name, url, headers } of [bare, ...things]) {
      const html = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
      figures[name].bytes = gzipSync(html).length;
    }
    return { figures, scripts: await scriptsOf(fresh.url) };
  } finally {
    await floor.stop();
    await fresh.stop();
    await kept.stop();
  }
}

/** A request that many have quoted, and one that waits for its quotation: whose they are, and the addresses of their pages. */
async function tradeOf(url) {
  const api = createApi(url);
  const buyer = await join(api);
  const sellers = [];
  while (sellers.length < COMPARED_SELLERS) sellers.push(await joinSeller(api));
  const lines = (count) => Array.from({ length: count }, (_, line) => (line % 2 ? flangeLine : pipeLine));
  const compared = await submitted(buyer, { lines: lines(COMPARED_LINES) });
  for (const [index, seller] of sellers.entries()) {
    await quoted(seller, compared.rfq_number_id, String(150_000 + index * 1_000));
  }
  await ended(buyer, compared.rfq_number_id);
  const waiting = await submitted(buyer, { lines: lines(GRID_LINES) });
  return {
    buyer,
    seller: sellers[0],
    comparison: `/service/project/purchase/${compared.rfq_number_id}`,
    grid: `/service/seller/${waiting.rfq_number_id}`,
  };
}

const cookiesOf = ({ token, refreshToken }) => ({
  cookie: `ACCESS_TOKEN=${token}; REFRESH_TOKEN=${refreshToken}; LOGIN=1`,
});

/** The headers of a demo person's browser. */
async function signIn(url, email) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = await answer.json();
  return cookiesOf({ token: data.access_token, refreshToken: data.refresh_token });
}

/** The first link of this form on a page. */
async function linkOn(url, path, form, headers = {}) {
  const html = await (await fetch(url + path, { headers })).text();
  const found = form.exec(html)?.[0];
  if (!found) throw new Error(`${path} links to nothing like ${form}`);
  return found;
}

/** What a script of a page is: a chunk, as `scripts/firstLoad.mjs` counts them; texts of a language; or a list of the framework's. */
function kindOf(url) {
  if (url.includes('/texts/')) return 'texts';
  return /_(build|ssg|clientMiddleware)Manifest[.]js/.test(url) ? 'lists' : 'chunks';
}

/** Kilobytes (gzip) of all scripts that home has loaded by the time it is drawn, by kind, and after some seconds. */
async function scriptsOf(url) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const files = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        files.push(response.body().then((body) => ({ kind: kindOf(response.url()), size: gzipSync(body).length })));
    });
    const loaded = async (kind) =>
      (await Promise.all(files)).reduce((sum, file) => sum + (kind && file.kind !== kind ? 0 : file.size), 0) / 1000;
    await page.goto(url, { waitUntil: 'load' });
    const first = { chunks: await loaded('chunks'), texts: await loaded('texts'), lists: await loaded('lists') };
    await page.waitForTimeout(LATE_MS);
    return { first, late: await loaded() };
  } finally {
    await browser.close();
  }
}

/** Limits count by address, and readers come from different ones. */
function fromAnAddress(request) {
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` } };
}

/** CPU milliseconds of a page, PostgreSQL's among it, on a machine where the bare page takes 0.8. */
export const msOfUsualMachine = ({ share }) => BARE_MS / share;

/** Names the pages whose shares of this run mean nothing, since their own rounds differ too much; empty where there is none. */
export function unfit(figures) {
  const unsteady = Object.entries(figures)
    .filter(([, { shareSpread }]) => shareSpread > MOST_SPREAD)
    .map(([name, { shareSpread }]) => `${name} (${(shareSpread * 100).toFixed(0)} %)`);
  if (unsteady.length === 0) return '';
  return `Rounds too far apart to quote their shares (load ${loadavg()[0].toFixed(1)}): ${unsteady.join(', ')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [seconds = 1, rounds = 15] = process.argv.slice(2).map(Number);
  const { figures, scripts } = await pageFigures(seconds, rounds);
  for (const [name, figure] of Object.entries(figures)) {
    const { perSecond, cpuMs, databaseMs, bytes, p99, share, shareSpread } = figure;
    console.log(
      `${name.padEnd(26)} ${perSecond.toFixed(0).padStart(6)}/s  CPU ${share.toFixed(3)} of the bare page (rounds ` +
        `${(shareSpread * 100).toFixed(0)} % apart), ${msOfUsualMachine(figure).toFixed(1)} ms where that takes ${BARE_MS}; here ` +
        `${cpuMs.toFixed(2)} ms and ${databaseMs.toFixed(2)} of PostgreSQL  p99 ${p99} ms  ${(bytes / 1000).toFixed(1)} kB gzip`,
    );
  }
  console.log(`packing home with gzip: ${(figures['home, packed'].cpuMs - figures.home.cpuMs).toFixed(2)} ms`);
  const { chunks, texts, lists } = scripts.first;
  console.log(
    `scripts of home: ${chunks.toFixed(1)} kB, and ${texts.toFixed(1)} of texts, ${lists.toFixed(1)} of lists of pages; ` +
      `after 4 seconds ${scripts.late.toFixed(1)} kB in all; of the bare page ${bareScripts().toFixed(1)} kB`,
  );
  console.log(unfit(figures));
}
