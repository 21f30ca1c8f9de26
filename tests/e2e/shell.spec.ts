import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { COOKIES } from '../../src/contract/constants';
import { at, bell, fillLogin, newBuyer, openedAs, serverUrl } from '../support/browserPeople';
import { mainPages } from '../support/browserTrade';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const stored = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === COOKIES.language.name)?.value;

test('the address decides the language of a first visit, and the stored one decides after that', async ({
  page,
  context,
}) => {
  await page.goto('/en/auth/login?next=%2Fpush');
  expect(await languageOf(page)).toBe('en');
  await expect.poll(() => stored(context)).toBe('en');
  await page.goto('/auth/login?next=%2Fpush');
  await expect(page).toHaveURL('/en/auth/login?next=%2Fpush');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: sayIn('en')('layout:switchLanguage') }).click();
  await expect(page).toHaveURL('/auth/login?next=%2Fpush');
  await expect(page.getByRole('heading', { name: sayIn('ko')('auth:login.heading') })).toBeVisible();
  await expect.poll(() => languageOf(page)).toBe('ko');
  expect(await stored(context)).toBe('ko');
  await page.reload();
  await expect(page).toHaveURL('/auth/login?next=%2Fpush');
  await page.goto('/en/auth/login');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await languageOf(page)).toBe('ko');
});

for (const language of JOURNEY_LANGUAGES) {
  test(`an unknown address answers 404 with a way on (${language})`, async ({ page }) => {
    const say = sayIn(language);
    for (const path of ['/nowhere/at-all', '/service/buyer/type/nothing']) {
      const answer = await page.goto(at(language, path));
      if (path.startsWith('/nowhere')) expect(answer?.status()).toBe(404);
    }
    await page.goto(at(language, '/nowhere/at-all'));
    await expect(page.getByRole('heading', { name: say('shell:notFound.title') })).toBeVisible();
    expect(await languageOf(page)).toBe(language);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('shell:notFound.home'), exact: true })
      .click();
    await expect(page).toHaveURL(at(language, '/'));
  });

  test(`a protected page asks for a login and comes back to itself (${language})`, async ({ page }) => {
    const say = sayIn(language);
    const { email } = await newBuyer(language);
    const wanted = at(language, '/service/project?role=buyer');
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/auth\/promoteSignUp\?next=/);
    await expect(page.getByRole('heading', { name: say('auth:promote.heading') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('auth:signIn'), exact: true })
      .click();
    await fillLogin(page, language, email);
    await expect(page).toHaveURL(wanted);
    await expect(bell(page, language)).toBeVisible();
  });
}

test('somebody else’s record is a 404, not a hint that it exists', async ({ browser }) => {
  const stranger = await newBuyer();
  const { project } = await mainPages();
  const context = await openedAs(browser, stranger, 'ko');
  const page = await context.newPage();
  const answer = await page.goto(project);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: sayIn('ko')('shell:notFound.title') })).toBeVisible();
  await context.close();
});

test('on a tablet the pages of an area stand above the page, which has the whole width, and no column is a letter wide', {
  tag: '@full',
}, async ({ browser }) => {
  const pages = await mainPages();
  const context = await openedAs(browser, pages.buyer, 'ko');
  const page = await context.newPage();
  const nav = page.getByRole('navigation', { name: sayIn('ko')('layout:areaNav') });
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/service/buyer');
  await expect(main.getByRole('table').first()).toBeVisible();
  const [above, below] = [await nav.boundingBox(), await main.boundingBox()];
  expect(below?.width).toBe(720);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  const leads = await main.locator('td[data-lead]').evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
  expect(Math.min(...leads)).toBeGreaterThan(100);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [beside, right] = [await nav.boundingBox(), await main.boundingBox()];
  expect(right?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));

  // Folded to its icons it gives the page its room, names stay, and the next page keeps it so from its first paint.
  await nav.getByRole('button', { name: sayIn('ko')('layout:rail.fold') }).click();
  await expect.poll(async () => (await nav.boundingBox())?.width).toBe(56);
  await nav.getByRole('link', { name: sayIn('ko')('layout:nav.stores') }).click();
  await expect(page).toHaveURL('/service/buyer/search');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(async () => (await nav.boundingBox())?.width).toBe(56);
  await expect(nav.getByRole('button', { name: sayIn('ko')('layout:rail.open') })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await context.close();
});

test('a member’s logo leads to the day, which is the first place of the header and of a phone; work ends with one line', {
  tag: '@full',
}, async ({ browser }) => {
  const pages = await mainPages();
  const say = sayIn('ko');
  const context = await openedAs(browser, pages.buyer, 'ko');
  const page = await context.newPage();
  await page.goto('/service/buyer');
  const header = page.getByRole('banner');
  const today = { name: say('layout:today'), exact: true };
  const places = header.getByRole('navigation', { name: say('layout:mainNav') }).getByRole('link');
  await expect(places.first()).toHaveText(today.name);
  await header.getByRole('link', { name: say('global:title') }).click();
  await expect(page).toHaveURL('/service');
  await expect(places.first()).toHaveAttribute('aria-current', 'true');
  const foot = page.getByRole('contentinfo');
  expect((await foot.boundingBox())?.height).toBeLessThan(48);
  await foot.getByText(say('layout:footer.facts')).click();
  await expect(foot.getByText(say('layout:footer.registration'))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: say('layout:bottomNav') });
  await expect(bar.getByRole('link').first()).toHaveText(today.name);
  await expect(bar.getByRole('link', today)).toHaveAttribute('aria-current', 'true');
  await context.close();

  // A visitor who reads has no bar whose places lead to a login.
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reading = await stranger.newPage();
  await reading.goto(serverUrl());
  await expect(reading.getByRole('contentinfo')).toBeVisible();
  await expect(reading.getByRole('navigation', { name: say('layout:bottomNav') })).toHaveCount(0);
  await stranger.close();
});
