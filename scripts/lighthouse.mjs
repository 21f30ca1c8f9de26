/**
 * Measures pages as a phone would: npm run lighthouse [-- / /service/stock/search]. Builds what changed, starts the demo
 * and fetches the pinned lighthouse by npx, since it is too large to be a dependency. A bare page of the same Next is
 * measured beside them. Not part of npm test: its figures hang on the machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { startBarePages } from '../tests/bench/barePages.mjs';
import { startProcess } from '../tests/support/serverProcess.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.mjs';
import { buildPages, buildServer } from './build.mjs';

/** The newest that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/service/stock/search'];

await buildPages();
await buildServer();
const CHROME_PATH = await ensureBrowser();
const server = await startProcess({ DEMO_DATA: '1', TEST_CHECKS: '0' });
const floor = await startBarePages();
mkdirSync('.tmp', { recursive: true });
try {
  measure(floor.url, '/');
  for (const page of pages) measure(server.url, page);
} finally {
  await floor.stop();
  await server.stop();
}

function measure(site, page) {
  const name = site === floor.url ? 'bare page' : page;
  const file = `.tmp/lighthouse-${name.replaceAll(/\W/g, '-')}.json`;
  const words = ['--output=json', `--output-path=${file}`, `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`];
  execFileSync('npx', ['--yes', LIGHTHOUSE, site + page, '--quiet', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH },
  });
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  console.log(`${name}: ${scores.join(', ')}`);
  console.log(`  ${times.map((name) => `${audits[name].title} ${audits[name].displayValue}`).join(', ')}`);
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score, title } = audits[id];
      if (weight > 0 && score !== null && score < 0.9) console.log(`  ${Math.round(score * 100)} ${id}: ${title}`);
    }
  }
}
