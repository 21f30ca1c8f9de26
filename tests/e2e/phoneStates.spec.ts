import { expect, test } from '@playwright/test';
import { at, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { mainPages } from '../support/browserTrade';
import { untilStill } from '../support/browserIdle';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const PHONE = { width: 390, height: 844 };

for (const language of JOURNEY_LANGUAGES) {
  test(`on a phone the request editor says whether it is saved, also without a network (${language})`, async ({
    browser,
  }) => {
    const { buyer, editor } = await mainPages();
    const say = sayIn(language);
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    await page.goto(at(language, editor));
    const state = (kind: string) => page.locator(`[data-save-state="${kind}"]`);
    await expect(state('clean')).toBeInViewport();
    await untilStill(page);
    const title = page.getByLabel(say('buyer:terms.name'));
    await title.fill('배관 1차');
    await expect(state('saved')).toBeInViewport();
    await context.setOffline(true);
    await title.fill('배관 2차');
    await expect(state('offline')).toBeInViewport();
    await expect(state('offline')).toHaveText(say('shell:autosave.offline'));
    await context.close();
  });
}

test('on a phone the banner without a network lies over no heading', async ({ browser }) => {
  const { buyer, comparison } = await mainPages();
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  for (const path of ['/service/project', '/service/buyer', comparison]) {
    await context.setOffline(false);
    await page.goto(path);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await untilStill(page);
    await context.setOffline(true);
    const words = page.locator('[data-offline] > span');
    await expect(words).toBeVisible();
    const [banner, title] = [await words.boundingBox(), await heading.boundingBox()];
    expect((banner?.y ?? 0) + (banner?.height ?? 0), path).toBeLessThanOrEqual(title?.y ?? 0);
  }
  await context.close();
});

test('a seller who has sold nothing yet is led to the requests, without empty boxes', { tag: '@full' }, async ({
  browser,
}) => {
  const say = sayIn('ko');
  const context = await openedAs(browser, await newSeller('ko'), 'ko');
  const page = await context.newPage();
  // The page of a seller makes the reader one.
  await page.goto('/service/seller');
  await page.goto('/service/project');
  await page.getByRole('link', { name: say('project:sales.toRequests') }).click();
  await expect(page).toHaveURL('/service/seller');
  await page.goBack();
  await expect(page.getByText(say('project:list.empty'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('project:sales.title') })).toBeHidden();
  await context.close();
});
