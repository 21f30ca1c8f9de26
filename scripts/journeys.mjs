/**
 * Walks the five journeys that people go most, through the real product, and counts what they cost: npm run make journeys
 * [-- --only <part of a name>]. Builds what changed and starts the demo on a data folder of its own. A skilled user with a
 * mouse presses Enter where that leads on; the one without a mouse goes by Tab. Seconds are those of the product alone: the
 * hand does not rest between two actions.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { KeyboardHand, MouseHand } from '../tests/journeys/hand.ts';
import { journeys } from '../tests/journeys/journeys.ts';
import { newBuyer, newSeller, openedAs } from '../tests/support/browserPeople.ts';
import { startProcess } from '../tests/support/serverProcess.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.mjs';
import { buildPages, buildServer } from './build.mjs';

const { values: requested } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const HANDS = { mouse: MouseHand, keyboard: KeyboardHand };

await buildPages();
await buildServer();
const server = await startProcess({ DEMO_DATA: '1' });
process.env.E2E_URL = server.url;
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
try {
  console.log('| Journey | Hand | Clicks | Keys | Seconds |\n|---|---|---|---|---|');
  for (const journey of journeys.filter(({ name }) => name.includes(requested.only))) {
    for (const [name, Hand] of Object.entries(HANDS)) {
      const { clicks, keys, seconds } = await walked(journey, Hand);
      console.log(`| ${journey.name} | ${name} | ${clicks} | ${keys} | ${seconds.toFixed(1)} |`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

async function walked(journey, Hand) {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const address = await journey.begin(buyer, seller);
  const context = await openedAs(browser, journey.who === 'buyer' ? buyer : seller, 'ko');
  try {
    const page = await context.newPage();
    // The name that the compiler of this script gives to functions sent into the page.
    await page.addInitScript('window.__name = (named) => named');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const hand = new Hand(page);
    await journey.go(hand, { buyer, seller });
    return hand.cost();
  } finally {
    await context.close();
  }
}
