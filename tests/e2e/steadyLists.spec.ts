import { expect, type Page, test } from '@playwright/test';
import { untilStill } from '../support/browserIdle';
import { newBuyer, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { mainPages } from '../support/browserTrade';
import { draft } from '../support/trade';

const COUNT = 8;
/** Up to here a page counts as steady among those who measure such things. */
const MOST_SHIFT = 0.1;
/** Longer than an answer takes to be drawn, so that two of them are hardly drawn at once. */
const ANSWER_MS = 150;

declare global {
  interface Window {
    shifted: number;
    next: { router: { push(to: string): Promise<boolean> } };
  }
}

/** Adds up how far what is in sight jumps by itself. */
async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('a list stands where it was left', { tag: '@full' }, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  for (let number = 1; number <= COUNT; number += 1) await draft(buyer, { title: `배관 자재 ${number}` });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();

  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/service/buyer');
  // Late parts, which move what is below them, have come.
  await untilStill(page);
  const oldest = page.getByRole('link', { name: /배관 자재 1/ });
  await oldest.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await oldest.click();
  await expect(page.getByRole('heading', { level: 1, name: '배관 자재 1' })).toBeVisible();
  await page.goBack();
  await expect(oldest).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(4);

  await context.close();
});

test('what loads takes the place that was kept for it, on the ten pages people are on most', { tag: '@full' }, async ({
  browser,
}) => {
  const pages = await mainPages();
  const number = pages.project.split('/').at(-1);
  const visits = [
    {
      who: pages.buyer,
      paths: [
        '/service',
        '/service/buyer',
        '/service/project',
        pages.project,
        pages.comparison,
        '/push',
        '/user/mypage/interest',
        '/service/stock/search',
      ],
    },
    { who: pages.seller, paths: ['/service/seller', `/service/seller/detail/view/${number}`] },
  ];
  const shifts: string[] = [];
  for (const { who, paths } of visits) {
    const context = await openedAs(browser, who, 'ko');
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await measureShifts(page);
    for (const path of paths) {
      await page.goto('/customer/faq');
      const shifted = await shiftOnArrival(page, path);
      if (shifted >= MOST_SHIFT) shifts.push(`${path} ${shifted}`);
    }
    await context.close();
  }
  expect(shifts).toEqual([]);
});

test('a buyer’s project comes whole: with its lines from the server, and not before they are there in the browser', async ({
  browser,
}) => {
  const { buyer, project } = await mainPages();
  const context = await openedAs(browser, buyer, 'ko');
  const say = sayIn('ko');
  const page = await context.newPage();
  // What is drawn, without the texts and data that come after it.
  const [drawnThere] = (await (await page.goto(project))?.text())?.split('id="__NEXT_DATA__"') ?? [];
  expect(drawnThere).toContain(say('project:detail.timeline'));
  expect(drawnThere).toContain(say('project:detail.requestLines'));

  await page.goto('/customer/faq');
  // Next loads the page from the server where its list of pages has not come within some seconds: it is there before the move.
  await untilStill(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/rfq\/[^/]+$/, async (route) => {
    await released;
    await route.continue();
  });
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`/api${project.replace('/service', '')}`));
  await page.evaluate((to) => window.next.router.push(to), project);
  await answered;
  await drawn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: say('project:detail.timeline') })).toHaveCount(0);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(1);
  release();
  await expect(main.getByRole('heading', { name: say('project:detail.requestLines') })).toBeVisible();
  await context.close();
});

/**
 * Holds the answers back until the page that waits for them stands, lets them in one by one, the last request first,
 * since that moves most, and sees what jumps.
 */
async function shiftOnArrival(page: Page, path: string): Promise<number> {
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/api\//, (route) => {
    held.push(() => route.continue());
  });
  await page.evaluate((to) => window.next.router.push(to), path);
  const loading = page.locator('main [aria-busy="true"]');
  await expect(loading.first()).toBeAttached();
  await drawn(page);
  await page.evaluate(() => {
    window.shifted = 0;
  });
  while (held.length > 0 || (await loading.count()) > 0) {
    await held.pop()?.();
    await drawn(page);
  }
  await page.unroute(/\/api\//);
  return page.evaluate(() => window.shifted);
}

/** Waits until what an answer changed has been painted and what it moved has been reported. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((done) => setTimeout(() => requestAnimationFrame(done), ms)), ANSWER_MS);
}
