import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Language, LANGUAGES } from '../../src/contract/constants';
import { complaintsOf } from '../support/browserErrors';
import { untilIdle } from '../support/browserIdle';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { FULL } from '../support/depth';
import type { Caller } from '../support/people';
import { visitsOf } from '../support/routeVisits';

// A recording of every step would take longer than the steps.
test.use({ trace: 'off' });

/** Opens a page from the server and waits until all of it has come to life in the browser. */
async function hydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The framework adds it with its first rendering; parts of a public page follow while nothing else is to be done.
  await page.locator('next-route-announcer').waitFor({ state: 'attached' });
  await untilIdle(page);
  await untilIdle(page);
}

async function pageOf(browser: Browser, who: Caller | null, language: Language): Promise<Page> {
  return (who ? await openedAs(browser, who, language) : await browser.newContext()).newPage();
}

test('a page whose words are not those of the browser’s own rendering is reported', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route('**/customer/faq', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/<h1([^>]*)>.*?<\/h1>/, '<h1$1>?</h1>'),
    });
  });
  await hydrated(page, '/customer/faq');
  await expect.poll(() => complaints.join('\n')).toMatch(/Minified React error #418|hydrat/i);
});

for (const language of FULL ? LANGUAGES : (['ko'] as const)) {
  test(`every route comes to life as the server drew it (${language})`, { tag: '@full' }, async ({ browser }) => {
    // A busy machine needs several times the minute of a quiet one.
    test.setTimeout(600_000);
    const [buyer, seller] = await Promise.all([newBuyer(language), newSeller(language)]);
    const visits = await visitsOf(buyer, seller);
    const found: string[] = [];
    for (const who of [null, buyer, seller]) {
      const page = await pageOf(browser, who, language);
      const complaints = complaintsOf(page);
      const also = who ? ['/', '/service/stock/search'] : [];
      const own = visits.filter((visit) => visit.who === who).flatMap(({ paths }) => paths);
      expect(own.length).toBeGreaterThan(0);
      for (const path of [...also, ...own]) await hydrated(page, at(language, path));
      found.push(...complaints);
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
}

test('parts that the server kept come to life as those that it draws', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of ['/', '/', '/service/stock/search', '/service/stock/search']) {
    await hydrated(page, path);
    await expect(page.locator('kept-part')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});
