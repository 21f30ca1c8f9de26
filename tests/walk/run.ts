import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildPages, buildServer } from '../../scripts/build.mjs';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/browser.mjs';
import { startProcess } from '../support/serverProcess';
import { PARTS, walk } from './walk';

/** Steps of one walk; the next one begins with the next seed, so that a finding is had again by a short one. */
const STEPS = 40;

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const end = Date.now() + Number(values.minutes ?? 10) * 60_000;
let seed = Number(values.seed ?? Date.now() % 1_000_000);
await buildPages();
await buildServer();
const server = await startProcess({ DEMO_DATA: '0' });
process.env['E2E_URL'] = server.url;
const executablePath = await findTestBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS });
const parts = Object.keys(PARTS) as (keyof typeof PARTS)[];
let wrong = 0;
while (Date.now() < end && wrong === 0) {
  // The part follows from the seed, so that the seed alone gives the walk again.
  const part = parts[seed % parts.length] ?? 'writing';
  const { steps, log, findings } = await walk(browser, part, seed, (own) => own < STEPS && Date.now() < end);
  console.log(
    `seed ${seed}, ${part}: ${steps} steps, ${findings.length === 0 ? 'nothing lost, nothing unseen' : 'FOUND'}`,
  );
  if (findings.length > 0)
    console.log(`${findings.join('\n')}\n\n${log.join('\n')}\n\nagain: npm run check walk -- --seed ${seed}`);
  wrong += findings.length;
  seed += 1;
}
await browser.close();
await server.stop();
process.exit(wrong === 0 ? 0 : 1);
