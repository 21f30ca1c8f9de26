import { expect, type Page, test } from '@playwright/test';
import { newBuyer, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';

const say = sayIn('ko');
const PHONE = { width: 390, height: 800 };

/** Counts how often the page is loaded; scripts for which `missing` answers true are not there. */
async function withoutScripts(page: Page, missing: (path: string, loads: number) => boolean): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    if (missing(new URL(route.request().url()).pathname, loads)) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  return () => loads;
}

test('a page that misses a script reloads itself once and keeps what was typed', { tag: '@full' }, async ({
  browser,
}) => {
  const context = await openedAs(browser, await newBuyer('ko'), 'ko');
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  let released = false;
  const loads = await withoutScripts(page, (_path, count) => released && count === 1);
  await page.goto('/user/mypage/company');
  const edit = page.getByRole('main').getByRole('button', { name: say('user:company.editDetail'), exact: true });
  const item = page.getByRole('main').getByLabel(say('user:company.businessItem'));
  await edit.click();
  await item.fill('강관, 플랜지');

  released = true;
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout:menu') })
    .click();
  await expect.poll(loads, { timeout: 60_000 }).toBe(2);
  await edit.click();
  await page
    .getByRole('status')
    .filter({ hasText: say('ui:recovery.found') })
    .getByRole('button', { name: say('ui:recovery.restore') })
    .click();
  await expect(item).toHaveValue('강관, 플랜지');
  await context.close();
});

for (const [what, ending] of [
  ['script', '.js'],
  ['style sheet', '.css'],
] as const) {
  test(`a page whose own ${what} is missing reloads itself, and once when it stays missing`, async ({ page }) => {
    let first = '';
    const loads = await withoutScripts(
      page,
      (path, count) => path.endsWith(ending) && path === (first ||= path) && count === 1,
    );
    await page.goto('/customer/faq').catch(() => undefined);
    await expect.poll(loads).toBe(2);
    await page.getByRole('contentinfo').getByRole('link').first().waitFor();
    expect(first).not.toBe('');

    const other = await page.context().newPage();
    const again = await withoutScripts(other, (path) => path === first);
    await other.goto('/customer/faq').catch(() => undefined);
    await expect.poll(again).toBe(2);
    await other.waitForLoadState('load');
    await other.waitForTimeout(1_000);
    expect(again()).toBe(2);
  });
}
