/**
 * How smoothly a quotation of 2,000 lines is edited in a real browser on the built product, and how smoothly 5,000 lines
 * are pasted into a request and read there: frame times while typing, moving, scrolling, pasting and undoing, beside the
 * CPU time of every task of the page, which
 * a busy machine does not lengthen. Exits with 1 when a task took over 50 ms of CPU: such a task holds up a frame.
 * Run after a build: npm run bench grid -- [lines]
 */
import { hostname, cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople.ts';
import { startProcess } from '../support/serverProcess.ts';
import { draft, pipeLine, submitted } from '../support/trade.ts';
import { figuresOf, recordFrames, traced } from './gridBench/frames.mjs';

const LINES = Number(process.argv[2] ?? 2000);
const LIMIT_MS = 50;
/** Lines that are pasted into a request. */
const READ_LINES = 5000;
/** Place of the unit price among the columns, from 1. */
const PRICE = 7;

const server = await startProcess({ TEST_CHECKS: '0', DEMO_DATA: '0' });
process.env.E2E_URL = server.url;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_FLAGS });
try {
  process.exitCode = await run();
} finally {
  await browser.close();
  await server.stop();
}

async function run() {
  const [buyer, seller] = [await newBuyer('ko'), await newSeller('ko')];
  const lines = Array.from({ length: LINES }, (_, index) => ({ ...pipeLine, tag: `P-${index + 1}` }));
  const { rfq_number_id } = await submitted(buyer, { lines, title: `${LINES} lines` });
  const context = await openedAs(browser, seller, 'ko');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(recordFrames);
  await page.goto(`/service/seller/${rfq_number_id}`);
  const grid = page.getByRole('grid');
  const cell = (row, column) =>
    grid.locator(`[role="row"][aria-rowindex="${row + 1}"] [role="gridcell"][aria-colindex="${column + 1}"]`);
  await cell(1, PRICE).click();
  await page.waitForTimeout(3000);
  const { keyboard } = page;
  const times = async (count, action) => {
    for (let index = 0; index < count; index += 1) {
      await action(index);
      await page.waitForTimeout(16);
    }
  };
  const prices = (count) => Array.from({ length: count }, (_, index) => `${150_000 + index * 10}`).join('\r\n');
  const paste = async (text) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await keyboard.press('Control+V');
    await page.waitForTimeout(1500);
  };
  const steps = {
    'nothing (noise)': () => page.waitForTimeout(1500),
    'type 60 prices, Enter': () =>
      times(60, async (index) => {
        await keyboard.type(String(1_000 + index * 7), { delay: 10 });
        await keyboard.press('Enter');
      }),
    'move with arrows and Tab': () =>
      times(80, (index) => keyboard.press(['ArrowDown', 'ArrowRight', 'ArrowUp', 'Tab'][index % 4])),
    'scroll with PageDown wheel': () => times(60, () => page.mouse.wheel(0, 900)),
    'paste 500 rows': async () => {
      await grid.evaluate((sheet) => sheet.closest('.grid-scroller').scrollTo(0, 0));
      await cell(1, PRICE).click();
      await paste(prices(500));
    },
    'undo and redo 500 rows': () => times(10, (index) => keyboard.press(index % 2 ? 'Control+Y' : 'Control+Z')),
    [`paste ${LINES} rows`]: async () => {
      await grid.evaluate((sheet) => sheet.closest('.grid-scroller').scrollTo(0, 0));
      await cell(1, PRICE).click();
      await paste(prices(LINES));
    },
    'save the draft': async () => {
      await keyboard.type('777');
      await keyboard.press('Enter');
      await page.waitForTimeout(4000);
    },
  };
  await grid.hover();
  process.stdout.write(`${hostname()}, ${cpus().length} × ${cpus()[0]?.model}, ${LINES} lines\n`);
  const quoting = await measured(page, steps);
  await context.close();
  return quoting + (await readingLines(buyer)) > 0 ? 1 : 0;
}

/** A buyer's list of 5,000 lines: pasted as words, read, saved, scrolled and typed in; how many steps held up a frame. */
async function readingLines(buyer) {
  const { rfq_number_id } = await draft(buyer, { lines: [pipeLine] });
  const context = await openedAs(browser, buyer, 'ko');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(recordFrames);
  await page.goto(`/service/buyer/type/manual?id=${rfq_number_id}`);
  const grid = page.getByRole('grid');
  const words = Array.from({ length: READ_LINES }, (_, index) => {
    const size = [50, 80, 100, 150, 200][index % 5];
    return index % 2 === 0
      ? `무계목 파이프 SPPS380 SCH40 ${size}A 6M ${index + 1}본`
      : `엘보 90도 LR A234 WPB ${size}A SCH40 ${index + 1} EA`;
  });
  await grid.locator('[role="gridcell"][aria-colindex="2"]').first().click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), words.join('\r\n'));
  await page.waitForTimeout(3000);
  const { keyboard } = page;
  const failed = await measured(page, {
    [`paste and read ${READ_LINES} lines`]: async () => {
      const began = Date.now();
      await keyboard.press('Control+V');
      await grid.getByText('무계목 파이프 SPPS380').first().waitFor();
      await page.getByText(/행을 읽는 중/).waitFor({ state: 'hidden', timeout: 120_000 });
      process.stdout.write(`read after ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
    },
    [`save ${READ_LINES} lines`]: () => page.waitForTimeout(8000),
    [`scroll ${READ_LINES} lines`]: async () => {
      await grid.hover();
      for (let turn = 0; turn < 60; turn += 1) {
        await page.mouse.wheel(0, 900);
        await page.waitForTimeout(16);
      }
    },
    [`type among ${READ_LINES} lines`]: async () => {
      await grid.locator('[role="gridcell"][aria-colindex="14"]').first().click();
      for (let turn = 0; turn < 20; turn += 1) {
        await keyboard.type(String(10 + turn), { delay: 10 });
        await keyboard.press('Enter');
        await page.waitForTimeout(16);
      }
    },
  });
  await context.close();
  return failed;
}

/** Runs the steps one after another and writes their figures; how many of them held up a frame. */
async function measured(page, steps) {
  let failed = 0;
  for (const [name, step] of Object.entries(steps)) {
    const cpu = await traced(browser, page, async () => {
      await page.evaluate(() => window.gridBench.start());
      await step();
    });
    const figures = figuresOf(await page.evaluate(() => window.gridBench.stop()), cpu);
    if (figures.overCpu > 0) failed += 1;
    process.stdout.write(
      `${name.padEnd(28)} ${String(figures.frames).padStart(4)} frames, median ${figures.median.toFixed(1)} ms, ` +
        `p95 ${figures.p95.toFixed(1)} ms, longest ${figures.longest.toFixed(1)} ms, over ${LIMIT_MS} ms: ${figures.over}; ` +
        `longest task ${figures.longestTask.toFixed(0)} ms by the clock, ${figures.longestCpu.toFixed(1)} ms of CPU ` +
        `(${figures.overCpu} of ${figures.measured} over ${LIMIT_MS})\n`,
    );
  }
  return failed;
}
