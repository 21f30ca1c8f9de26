import { expect, type Page, test } from '@playwright/test';
import { COOKIES } from '../../src/contract/constants';
import { themeScript } from '../../src/client/shell/theme/themeScript';
import { darkScheme, lightScheme } from '../../src/client/theme/colourSchemes';
import { at, newBuyer, openedAs, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

/** `#0F151F` as a browser writes it. */
const reported = (hex: string) =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`;
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const language of JOURNEY_LANGUAGES) {
  test(`a visitor's screen follows the system until a look is chosen, and keeps the choice (${language})`, async ({
    page,
  }) => {
    const say = sayIn(language);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at(language, '/customer/faq'));
    await expect.poll(() => ground(page)).toBe(reported(darkScheme.color.page));
    const choices = page.getByRole('contentinfo').getByRole('group', { name: say('layout:theme.label') });
    await expect(choices.getByRole('radio', { name: say('layout:theme.system') })).toBeChecked();
    await choices.getByRole('radio', { name: say('layout:theme.light') }).check();
    await expect.poll(() => ground(page)).toBe(reported(lightScheme.color.page));
    // Before anything of the body is there, so that nothing is ever painted in the other look.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        document.documentElement.dataset['atBody'] = document.documentElement.dataset['theme'] ?? 'none';
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-at-body', 'light');
    await expect.poll(() => ground(page)).toBe(reported(lightScheme.color.page));
    await expect(choices.getByRole('radio', { name: say('layout:theme.light') })).toBeChecked();
    await choices.getByRole('radio', { name: say('layout:theme.system') }).check();
    await expect.poll(() => ground(page)).toBe(reported(darkScheme.color.page));
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(reported(lightScheme.color.page));
  });
}

test('a member chooses in the account menu, another tab follows, and print stays light', { tag: '@full' }, async ({
  browser,
}) => {
  const say = sayIn('ko');
  const context = await openedAs(browser, await newBuyer('ko'), 'ko');
  const page = await context.newPage();
  await page.goto('/service');
  const other = await context.newPage();
  await other.goto('/user/mypage');
  await page.getByRole('banner').getByRole('button', { name: '이담당' }).click();
  await page.getByRole('menuitemradio', { name: say('layout:theme.dark') }).click();
  await expect.poll(() => ground(page)).toBe(reported(darkScheme.color.page));
  // Looked at again, once it has come alive.
  const lookedAt = async () => {
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return ground(other);
  };
  await expect.poll(lookedAt).toBe(reported(darkScheme.color.page));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => ground(page)).toBe(reported(lightScheme.color.page));
  // Signing out empties what the browser keeps of a person; the look stays.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/auth/logout');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect.poll(() => ground(page)).toBe(reported(darkScheme.color.page));
  await context.close();
});

test('the server sends the same head for every look', async () => {
  const read = async (cookie: string) => {
    const answer = await fetch(`${serverUrl()}/customer/faq`, { headers: { cookie } });
    return (await answer.text()).replace(/(nonce|data-n-css)="[^"]*"/g, '').split('<body')[0];
  };
  const first = await read('');
  expect(first).toContain(themeScript);
  expect(await read(`${COOKIES.theme.name}=dark`)).toBe(first);
});
