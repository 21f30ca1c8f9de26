import { expect, type Page, test } from '@playwright/test';
import type { NextRouter } from 'next/router';
import { untilStill } from '../support/browserIdle';
import { sayIn } from '../support/browserTexts';
import { windowsCome } from '../support/browserWindows';

const PHONE = { width: 390, height: 800 };

/** Paths of what the page has fetched so far, by kind. */
function requested(page: Page): { fonts: () => string[]; scripts: () => string[] } {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return {
    fonts: () => paths.filter((path) => path.endsWith('.woff2')),
    scripts: () => paths.filter((path) => path.startsWith('/_next/static/chunks/')),
  };
}

test('a page is whole without its scripts: what comes to life later stands there as drawn', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/service/stock/search', '/en/customer/faq']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('[hidden][id^="S:"]').count(), path).toBe(0);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  await context.close();
});

test('a phone draws its first view with its own type, and keeps ours for the next one', { tag: '@full' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const { fonts } = requested(page);
  const before = page.waitForEvent('load').then(() => fonts().length);
  await page.goto('/');
  expect(await before).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stlbs.fonts'))).toBe('1');
  expect(fonts().length).toBeGreaterThan(0);
  const wanted = () => [...document.fonts].filter(({ status }) => status !== 'unloaded').length;
  expect(await page.evaluate(wanted)).toBe(0);
  await page.goto('/customer/faq');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await context.close();
});

test('scripts of another page are fetched when somebody comes to its link, not for its being in sight', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const { scripts } = requested(page);
  await page.goto('/');
  // The page has come to rest when what waits for that has come.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stlbs.fonts'))).toBe('1');
  const link = page.getByRole('navigation').getByRole('link').first();
  await expect(link).toBeVisible();
  const atRest = scripts().length;
  await link.hover();
  await expect.poll(() => scripts().length).toBeGreaterThan(atRest);
  await context.close();
});

test('a first view that nobody uses loads what it shows; the rest comes with the first use', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const { scripts } = requested(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stlbs.fonts'))).toBe('1');
  const unused = scripts().length;
  const windows = windowsCome(page);
  await page.mouse.wheel(0, 200);
  // The lower half, the foot of the page, toasts and windows, each with a script of its own at least.
  await expect.poll(() => scripts().length).toBeGreaterThan(unused + 4);
  await windows;
  await context.close();
});

test('a page that leads on by itself arrives, though nobody used it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stlbs.fonts'))).toBe('1');
  await page.evaluate(() => (window as unknown as { next: { router: NextRouter } }).next.router.push('/customer/faq'));
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await context.close();
});

test('a first press on a link without a network leaves the reader on the page', async ({ page, context }) => {
  await page.goto('/');
  await untilStill(page);
  await context.setOffline(true);
  await page.getByRole('banner').locator('a[href="/auth/login"]').first().click();
  await expect(page.getByText(sayIn('ko')('shell:offline'))).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('textbox').first()).toBeVisible();
});
