import { expect, type Page, test } from '@playwright/test';
import { at } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

/** Holds the scripts of a page back, as a slow network does; the answer lets them in. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

for (const language of JOURNEY_LANGUAGES) {
  test(`what is typed and chosen before the scripts have come counts (${language})`, async ({ page }) => {
    const say = sayIn(language);
    const release = await holdScripts(page);
    await page.goto(at(language, '/service/stock/search'), { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('searchbox').fill('엘보 90 100A');
    await page
      .getByRole('contentinfo')
      .getByRole('radio', { name: say('layout:theme.dark') })
      .check();
    expect(await theme(page)).toBeUndefined();

    release();
    await expect.poll(() => theme(page)).toBe('dark');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('market:find'), exact: true })
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('엘보 90 100A');
  });
}

test('a button pressed before its script has come does what it says as soon as it has', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/customer/faq', { waitUntil: 'commit' });
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: sayIn('ko')('layout:switchLanguage') })
    .click();
  release();
  await expect(page).toHaveURL('/en/customer/faq');
});

test('a box that searches while one types does so for what was typed early', { tag: '@full' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/customer/faq', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('세상에 없는 말');
  release();
  await expect(page.getByRole('main').getByText(sayIn('ko')('content:faq.none'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('세상에 없는 말');
});

test('consents ticked early stand', async ({ page }) => {
  const say = sayIn('ko');
  const release = await holdScripts(page);
  await page.goto('/auth/signup', { waitUntil: 'commit' });
  const all = page.getByRole('checkbox', { name: say('auth:signup.terms.all') });
  await all.check();
  release();
  await page.getByRole('button', { name: say('auth:next') }).click();
  await expect(page.getByRole('textbox', { name: say('auth:email') })).toBeVisible();
});

test('a press before the scripts have come is shown at once, and Esc calls it off', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/customer/faq', { waitUntil: 'commit' });
  const waits = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').position);
  const language = page.getByRole('contentinfo').getByRole('button', { name: sayIn('ko')('layout:switchLanguage') });
  expect(await waits()).not.toBe('fixed');
  await language.click();
  expect(await waits()).toBe('fixed');
  await page.keyboard.press('Escape');
  expect(await waits()).not.toBe('fixed');
  release();
  await page.waitForLoadState('load');
  await page.keyboard.press('Shift');
  await page.waitForTimeout(1_500);
  await expect(page).toHaveURL('/customer/faq');
});

test('a page that loses the network before its scripts have come says so, and loads again once there is one', async ({
  page,
  context,
}) => {
  let lost = true;
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    if (!lost) return route.continue();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.goto('/customer/faq', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('alert')).toContainText('네트워크가 끊겨');
  lost = false;
  const [loaded] = await Promise.all([page.waitForEvent('domcontentloaded'), context.setOffline(false)]);
  await loaded
    .getByRole('contentinfo')
    .getByRole('button', { name: sayIn('ko')('layout:switchLanguage') })
    .click();
  await expect(page).toHaveURL('/en/customer/faq');
});
