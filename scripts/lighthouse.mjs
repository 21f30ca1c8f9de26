/**
 * Measures pages as a phone would: npm run bench lighthouse [-- --rounds 3 / /service/stock/search]; without paths home, the
 * search of listed stock and an item of it. Builds what changed, starts the demo and fetches the pinned lighthouse by npx,
 * since it is too large to be a dependency. Each page is measured in two ways, in turn, and the median is reported:
 * - slowed down: processor four times as slow, network as slow as a phone's, while the page is loaded;
 * - simulated: loaded at full speed, then its tasks multiplied by four and its requests laid out as a phone would have
 *   them. On a small machine the tasks also hold the time in which server and browser wait for each other.
 * A bare page of the same Next is measured beside them. Not part of npm test: its figures hang on the machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBarePages } from '../tests/bench/barePages.mjs';
import { startProcess } from '../tests/support/serverProcess.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.mjs';
import { buildPages, buildServer } from './build.mjs';

/** The newest that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const WAYS = { 'slowed down': 'devtools', simulated: 'simulate' };
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});

await buildPages();
await buildServer();
const CHROME_PATH = await ensureBrowser();
const server = await startProcess({ DEMO_DATA: '1', TEST_CHECKS: '0' });
const floor = await startBarePages();
mkdirSync('.tmp', { recursive: true });
try {
  const paths = positionals.length > 0 ? positionals : ['/', '/service/stock/search', await pathOfAnItem(server.url)];
  report('bare page', `${floor.url}/`);
  for (const path of paths) report(path.replace(/[\da-f-]{36}/, '[x]'), server.url + path);
} finally {
  await floor.stop();
  await server.stop();
}

async function pathOfAnItem(site) {
  const html = await (await fetch(`${site}/service/stock/search`)).text();
  const [path] = /\/service\/stock\/search\/detail\/[\da-f-]{36}/.exec(html) ?? [];
  if (!path) throw new Error('The search of listed stock shows no item to measure.');
  return path;
}

function report(name, url) {
  const runs = Object.fromEntries(Object.keys(WAYS).map((way) => [way, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [way, method] of Object.entries(WAYS)) runs[way].push(measure(url, method));
  }
  for (const [way, results] of Object.entries(runs)) {
    const middle = results.toSorted((a, b) => performanceOf(a) - performanceOf(b))[results.length >> 1];
    const scores = Object.values(middle.categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    const all = results.map((result) => Math.round(performanceOf(result) * 100)).join(', ');
    console.log(`${name}, ${way}: ${scores.join(', ')} (performance of all rounds: ${all})`);
    console.log(
      `  ${TIMES.map((time) => `${middle.audits[time].title} ${middle.audits[time].displayValue}`).join(', ')}`,
    );
    if (way === 'simulated') for (const line of shortfalls(middle)) console.log(`  ${line}`);
  }
}

function performanceOf({ categories }) {
  return categories.performance.score;
}

function shortfalls({ categories, audits }) {
  const ids = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(ids)]
    .filter((id) => audits[id].score !== null && audits[id].score < 0.9)
    .map((id) => `${Math.round(audits[id].score * 100)} ${id}: ${audits[id].title}`);
}

function measure(url, method) {
  const file = '.tmp/lighthouse.json';
  const words = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--throttling-method=${method}`,
    `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
  ];
  execFileSync('npx', ['--yes', LIGHTHOUSE, ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}
