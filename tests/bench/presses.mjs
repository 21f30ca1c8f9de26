/**
 * How long a person waits from a press or key until the page shows it, on a processor that is slowed down for that time: the
 * five journeys, a list read at home, a search narrowed down, and a comparison walked
 * through by keys; and first a plain page, which shows what the browser takes by itself on this machine. Exits with 1 when the interaction
 * to next paint of a journey is above its limit.
 * npm run build, then npm run bench presses -- [--only <part of a name>] [--rounds 3] [--slower 4] [--parts 3]
 * --parts says of so many of the slowest what they are made of; tracing that takes a little time itself.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureBrowser } from '../../scripts/browser.mjs';
import { buildPages, buildServer } from '../../scripts/build.mjs';
import { journeys } from '../journeys/journeys.ts';
import { startProcess } from '../support/serverProcess.ts';
import { inpOf, interactionsOf, recordInteractions } from './pressBench/interactions.mjs';
import { partsOf, TRACED } from './pressBench/partsOf.mjs';
import { PLAIN_PAGE, presses } from './pressBench/presses.ts';
import { SlowHand } from './pressBench/slowHand.ts';
import { withWalker } from './walker.mjs';

const LIMIT_MS = 100;
/** Until the first page has come to rest. */
const REST_MS = 3_000;
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4' },
    parts: { type: 'string', default: '0' },
  },
});

await buildPages();
await buildServer();
const server = await startProcess({ DEMO_DATA: '1', TEST_CHECKS: '0' });
process.env.E2E_URL = server.url;
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
try {
  console.log(
    '| Journey | Interactions | Interaction to next paint, all rounds | Slowest | waited, worked |\n|---|---|---|---|---|',
  );
  let missed = false;
  for (const journey of [PLAIN_PAGE, ...[...journeys, ...presses].filter(({ name }) => name.includes(values.only))]) {
    const rounds = [];
    for (let round = 0; round < Number(values.rounds); round += 1) rounds.push(await walkedAgain(journey));
    const middle = rounds.toSorted((a, b) => a.inp - b.inp)[rounds.length >> 1];
    missed ||= journey !== PLAIN_PAGE && middle.inp > LIMIT_MS;
    const all = rounds.map(({ inp }) => inp).join(', ');
    const { what, path, waited, worked, duration } = middle.slowest;
    console.log(
      `| ${journey.name} | ${middle.count} | **${middle.inp} ms** (${all}) | ${duration} ms: ${what} on ${path} | ${waited.toFixed(0)}, ${worked.toFixed(0)} ms |`,
    );
    for (const press of middle.parts) console.error(`  ${partsText(press)}`);
  }
  console.log(
    `processor ${values.slower} times as slow, limit ${LIMIT_MS} ms, load at the end ${loadavg()[0].toFixed(1)}`,
  );
  process.exitCode = missed ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}

/** A cold server, or a busy machine, is too slow for what a journey waits for: it is walked again, three times at most. */
async function walkedAgain(journey, times = 3) {
  try {
    return await walked(journey);
  } catch (error) {
    if (times <= 1) throw error;
    console.error(`walked again: ${String(error).split('\n')[0]}`);
    return walkedAgain(journey, times - 1);
  }
}

function walked(journey) {
  return withWalker(browser, server.url, journey, async ({ page, address, people }) => {
    const entries = [];
    let document = 0;
    await page.exposeFunction('interactionsTaken', (taken) => {
      for (const entry of taken) entries.push({ ...entry, document });
    });
    await page.addInitScript(recordInteractions);
    page.on('domcontentloaded', () => (document += 1));
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    await page.waitForTimeout(REST_MS);
    const hand = new SlowHand(page, session, Number(values.slower));
    const walk = () => journey.go(hand, people).then(() => page.waitForTimeout(500));
    const parts = values.parts === '0' ? await walk().then(() => []) : await traced(page, walk);
    const found = interactionsOf(entries);
    const none = { duration: 0, waited: 0, worked: 0, what: 'none over 16 ms', path: '' };
    const count = Math.max(found.length, hand.clicks + hand.keys);
    return { count, inp: inpOf(found, count)?.duration ?? 0, slowest: found[0] ?? none, parts };
  });
}

/** What the slowest presses of a walk are made of. */
async function traced(page, walk) {
  await browser.startTracing(page, { categories: ['-*', ...TRACED] });
  // A walk that fails leaves no trace behind: the next one begins its own.
  const failure = await walk().catch((error) => error);
  const trace = await browser.stopTracing();
  if (failure) throw failure;
  return partsOf(JSON.parse(trace.toString()).traceEvents).slice(0, Number(values.parts));
}

function partsText({ what, duration, task, parts, restyled }) {
  const each = Object.entries(parts).map(([part, ms]) => `${part} ${ms.toFixed(0)}`);
  return `${what} ${duration.toFixed(0)} ms: longest task ${task.toFixed(0)} ms of the processor, ${each.join(', ')}, style of ${restyled} elements`;
}
