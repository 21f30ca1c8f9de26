import { type Browser, expect, type Page, test } from '@playwright/test';
import { RELOAD_WAITS } from '../../src/client/ui/reloadOnce';
import { untilStill } from '../support/browserIdle';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import { pipeLine, submitted } from '../support/trade';

const ko = sayIn('ko');
const LINES = 40;

/** Of how many elements the style was calculated at most at once while `act` was done. */
async function restyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await untilStill(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

test('a window that opens or closes leaves the styles of the page beneath it alone', async ({ browser }) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const { rfq_number_id } = await submitted(buyer, { lines: Array.from({ length: LINES }, () => pipeLine) });
  const page = await (await openedAs(browser, seller, 'ko')).newPage();
  await openedQuote(page, 'ko', rfq_number_id);
  await untilStill(page);
  const all = await page.locator('*').count();
  const dialog = page.getByRole('dialog');
  const opening = await restyled(browser, page, async () => {
    await page.getByRole('button', { name: ko('ui:grid.help') }).click();
    await expect(dialog).toBeVisible();
  });
  const closing = await restyled(browser, page, async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  expect(opening).toBeLessThan(all / 4);
  expect(closing).toBeLessThan(all / 4);
  await page.context().close();
});

test('a notice above an open window lets presses through to it', async ({ page }) => {
  await page.goto('/service/stock/search');
  await untilStill(page);
  const reload = page.getByRole('button', { name: ko('shell:reload.now'), includeHidden: true });
  const takesPresses = () => reload.evaluate((button) => getComputedStyle(button).pointerEvents !== 'none');
  // Its script comes once the page has come to rest.
  await expect(async () => {
    await page.evaluate((kind) => window.dispatchEvent(new Event(kind)), RELOAD_WAITS);
    await expect(reload).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(takesPresses).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(takesPresses).toBe(true);
});
