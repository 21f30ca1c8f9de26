/**
 * How smoothly a comparison of 300 lines × 20 sellers moves: frame times while scrolling down, across and by keyboard, while
 * lines and sellers are sorted and grouped, from one end to the other, and while the details open and follow, in a real browser on the built product, beside the CPU time of every task of the page, which a busy
 * machine does not lengthen. Exits with 1 when a task took over 50 ms of CPU: such a task holds up a frame.
 * Run after a build: npm run bench matrix -- [lines] [sellers]
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import { COOKIES } from '../../src/contract/constants.ts';
import { createApi } from '../support/http.ts';
import { join, joinSeller } from '../support/people.ts';
import { startProcess } from '../support/serverProcess.ts';
import { ended, quoted, submitted } from '../support/trade.ts';
import { figuresOf, recordFrames, traced } from './gridBench/frames.mjs';

const LIMIT_MS = 50;
const [lines = 300, sellers = 20] = process.argv.slice(2).map(Number);
const server = await startProcess();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_FLAGS });
try {
  const api = createApi(server.url);
  const buyer = await join(api);
  const seller = await joinSeller(api);
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number);
  await ended(buyer, number);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const cookies = {
    [COOKIES.access.name]: buyer.token,
    [COOKIES.refresh.name]: buyer.refreshToken,
    [COOKIES.login.name]: '1',
  };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })));
  const page = await context.newPage();
  await page.addInitScript(recordFrames);
  let began = 0;
  // The real answer for two lines, made large: the screen sees no difference.
  await page.route(/\/comparison\?freight=spread/, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({ response: reply, json: { ...body, data: enlarged(body.data) } });
    began = performance.now();
  });
  await page.goto(`/service/project/purchase/${number}`);
  await page.locator('select:has(option[value=apart]):has(option[value=spread])').first().selectOption('spread');
  const grid = page.getByRole('grid');
  await page.waitForFunction((count) => Number(document.querySelector('[role=grid]')?.ariaRowCount) > count, lines);
  const painted = performance.now() - began;
  const drawn = await page.evaluate(() => document.querySelectorAll('[role=grid] td').length);
  console.log(
    `${lines} lines × ${sellers} sellers; ${drawn} cells drawn, ${painted.toFixed(0)} ms after the answer came`,
  );
  let worst = 0;
  const measure = async (name, action) => {
    let recorded;
    const cpu = await traced(browser, page, async () => {
      await page.evaluate(() => window.gridBench.start());
      await action();
      recorded = await page.evaluate(() => window.gridBench.stop());
    });
    const found = figuresOf(recorded, cpu);
    worst = Math.max(worst, found.longestCpu);
    report(name, found);
  };
  for (const [name, dx, dy] of [
    ['down', 0, 60],
    ['across', 60, 0],
    ['back up, fast', 0, -400],
  ]) {
    await measure(name, () => page.evaluate(scrolling, { dx, dy, frames: 180 }));
  }
  const arrows = async () => {
    for (let press = 0; press < 60; press += 1) await page.keyboard.press(press % 3 === 2 ? 'ArrowRight' : 'ArrowDown');
  };
  const choose = (of, value) => page.locator(`select:has(option[value=${of}])`).first().selectOption(value);
  // Each is drawn before the next one is chosen.
  const chosen = async (of, values) => {
    for (const value of values) {
      await choose(of, value);
      await page.waitForTimeout(400);
    }
  };
  await measure('sorting lines', () => chosen('saving', ['saving', 'spread', 'amount', 'line']));
  await measure('sorting sellers', () => chosen('coverage', ['total', 'lead', 'received']));
  await measure('grouping', () => chosen('category', ['category', 'none']));
  await grid.focus();
  // Each is drawn, with what lies beyond the window, before the next begins.
  const jump = async (key) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
  };
  await measure('to both ends', async () => {
    for (const key of ['Control+Home', 'Control+End', 'Control+Home']) await jump(key);
  });
  await measure('60 arrow keys', arrows);
  const details = page.getByRole('complementary').getByRole('list').first();
  await measure('details, first', async () => {
    await page.keyboard.press('Enter');
    await details.waitFor();
  });
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await measure('details, again', async () => {
    await page.keyboard.press('Enter');
    await details.waitFor();
  });
  await jump('Control+Home');
  await measure('with the details', arrows);
  console.log(`longest task: ${worst.toFixed(1)} ms of CPU; at most ${LIMIT_MS} ms holds up no frame`);
  process.exitCode = worst > LIMIT_MS ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}

function report(name, { frames, median, p95, longest, over, longestCpu }) {
  const ms = (value) => `${value.toFixed(1)} ms`;
  console.log(
    `${name.padEnd(16)} frames ${frames} · median ${ms(median)} · 95 % ${ms(p95)} · longest ${ms(longest)} · over 50 ms: ${over} · longest task ${ms(longestCpu)} of CPU`,
  );
}

/** In the page: moves the matrix a bit in each frame. */
function scrolling({ dx, dy, frames }) {
  const frame = document.querySelector('[role=grid]').parentElement;
  return new Promise((resolve) => {
    let left = frames;
    const step = () => {
      frame.scrollBy(dx, dy);
      left -= 1;
      if (left > 0) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

function enlarged(comparison) {
  const id = (index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const [seller] = comparison.sellers;
  const rows = Array.from({ length: lines }, (_, index) => {
    const row = comparison.rows[index % comparison.rows.length];
    const cells = Array.from({ length: sellers }, (_unused, place) => {
      const [cell] = row.cells;
      const deviations =
        (index + place) % 9 === 0 ? [{ field: 'grade', requested: 'A106-B', offered: 'A53-B', reason: null }] : [];
      const price = String(100_000 + ((index * 7 + place * 13) % 40) * 1500);
      return {
        ...cell,
        quotation_id: id(place),
        comparable_price: price,
        best: place === index % sellers,
        line: { ...cell.line, deviations },
      };
    });
    return { cells, awaiting: [], line: { ...row.line, id: id(1000 + index), line_no: index + 1 } };
  });
  const all = Array.from({ length: sellers }, (_, place) => ({
    ...seller,
    quotation_id: id(place),
    company_name: `Seller ${place + 1}`,
  }));
  return { ...comparison, sellers: all, rows };
}
