import { expect, type Page, test } from '@playwright/test';
import { sayIn } from '../support/browserTexts';
import { createApi } from '../support/http';
import { databaseOf, startPagesServer } from '../support/pagesServer';
import { joinSeller } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { openLot } from '../support/stock';
import { type TcpRelay, startRelay } from '../support/tcpRelay';

/** A page that was drawn while the database was away, in the browser of its reader. */
const say = sayIn('ko');
let relay: TcpRelay;
let server: ServerProcess;

test.beforeAll(async () => {
  const first = await startPagesServer();
  await openLot(await joinSeller(createApi(first.url)));
  const direct = new URL(await databaseOf(first));
  await first.stop();
  relay = await startRelay(Number(direct.port));
  direct.port = String(relay.port);
  server = await startProcess({ PAGES: '1', DATABASE_URL: direct.href });
});
test.afterAll(async () => {
  await server?.stop();
  await relay?.stop();
});
test.beforeEach(() => relay.down());
test.afterEach(async () => {
  await relay.down();
  await relay.up();
});

const ready = async () => (await fetch(`${server.url}/api/ready`)).status;
const hit = (page: Page) => page.getByRole('main').locator('a[href*="/service/stock/search/detail/"]').first();
const failed = (page: Page) => page.getByRole('main').getByRole('alert');

test('it requests its data itself, and is whole when the database is back by then', { tag: '@full' }, async ({
  page,
}) => {
  let back = () => {};
  const isBack = new Promise<void>((resolve) => {
    back = resolve;
  });
  await page.route('**/api/market/stock?*', async (route) => {
    await isBack;
    await route.continue();
  });
  const drawn = await page.goto(`${server.url}/service/stock/search`, { waitUntil: 'commit' });
  expect([drawn?.status(), drawn?.headers()['cache-control']]).toEqual([200, 'no-store']);
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  await relay.up();
  await expect.poll(ready).toBe(200);
  back();
  await expect(hit(page)).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
});

test('while the database stays away it says so once, tries by itself, and shows the data when it is back without a press', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${server.url}/service/stock/search`);
  await expect(failed(page)).toContainText(say('ui:errorTitle'));
  await expect(failed(page)).toContainText(say('ui:errorPassing'));
  await expect(failed(page).getByRole('button', { name: say('ui:retry') })).toBeEnabled();
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('pipe');
  // The same panel stays over the tries: a new one would be read aloud each time, and take the focus from its button.
  await failed(page).evaluate((panel) => panel.setAttribute('data-first', ''));
  await page.waitForResponse((answer) => answer.url().includes('/api/market/stock?') && answer.status() === 503);
  await expect(failed(page)).toHaveAttribute('data-first', '');
  await relay.up();
  await expect.poll(ready).toBe(200);
  await expect(hit(page)).toBeVisible({ timeout: 20_000 });
  await expect(failed(page)).toHaveCount(0);
  await expect(search).toHaveValue('pipe');
});
