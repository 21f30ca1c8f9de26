/**
 * How smoothly a comparison of 300 lines × 20 sellers scrolls: frame times while scrolling down, across and by keyboard,
 * in a real browser on the built product. Run after a build: npm run bench matrix -- [lines] [sellers]
 */
import { chromium } from '@playwright/test';
import { COOKIES } from '../../src/contract/constants.ts';
import { createApi } from '../support/http.ts';
import { join, joinSeller } from '../support/people.ts';
import { startProcess } from '../support/serverProcess.ts';
import { ended, quoted, submitted } from '../support/trade.ts';

const [lines = 300, sellers = 20] = process.argv.slice(2).map(Number);
const server = await startProcess();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-proxy-server'],
});
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
  let began = 0;
  // The real answer for two lines, made large: the screen sees no difference.
  await page.route(/\/comparison\?freight=spread/, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({ response: reply, json: { ...body, data: enlarged(body.data) } });
    began = performance.now();
  });
  await page.goto(`/service/project/purchase/${number}`);
  await page
    .getByRole('combobox')
    .filter({ has: page.locator('option[value=apart]') })
    .selectOption('spread');
  const grid = page.getByRole('grid');
  await page.waitForFunction((count) => Number(document.querySelector('[role=grid]')?.ariaRowCount) > count, lines);
  const painted = performance.now() - began;
  const drawn = await page.evaluate(() => document.querySelectorAll('[role=grid] td').length);
  console.log(
    `${lines} lines × ${sellers} sellers; ${drawn} cells drawn, ${painted.toFixed(0)} ms after the answer came`,
  );
  for (const [name, dx, dy] of [
    ['down', 0, 60],
    ['across', 60, 0],
    ['back up, fast', 0, -400],
  ]) {
    report(name, await page.evaluate(scrolling, { dx, dy, frames: 180 }));
  }
  await grid.focus();
  const watched = page.evaluate(scrolling, { dx: 0, dy: 0, frames: 180 });
  for (let press = 0; press < 60; press += 1) await page.keyboard.press(press % 3 === 2 ? 'ArrowRight' : 'ArrowDown');
  report('60 arrow keys', await watched);
} finally {
  await browser.close();
  await server.stop();
}

function report(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  const slow = times.filter((time) => time > 50).length;
  console.log(
    `${name.padEnd(16)} frames ${times.length} · median ${part(0.5)} ms · 95 % ${part(0.95)} ms · worst ${part(1)} ms · over 50 ms: ${slow}`,
  );
}

/** In the page: moves the matrix a bit in each frame and reports how long each took. */
function scrolling({ dx, dy, frames }) {
  const frame = document.querySelector('[role=grid]').parentElement;
  return new Promise((resolve) => {
    const times = [];
    let last = performance.now();
    const step = () => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      frame.scrollBy(dx, dy);
      if (times.length < frames) requestAnimationFrame(step);
      else resolve(times.slice(1));
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
    return { cells, line: { ...row.line, id: id(1000 + index), line_no: index + 1 } };
  });
  const all = Array.from({ length: sellers }, (_, place) => ({
    ...seller,
    quotation_id: id(place),
    company_name: `Seller ${place + 1}`,
  }));
  return { ...comparison, sellers: all, rows };
}
