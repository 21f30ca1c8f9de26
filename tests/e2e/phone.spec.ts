import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings } from '../support/browserFindings';
import { at, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { mainPages } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { pipeLine, submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const longRequest = (buyer: Caller) =>
  submitted(buyer, { title: '긴 목록', lines: Array.from({ length: 20 }, () => pipeLine) });

const PHONE = { width: 360, height: 740 };

/** The page itself never scrolls sideways; wide tables do so in their own frame. */
async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
    .toBeLessThanOrEqual(PHONE.width);
}

for (const language of JOURNEY_LANGUAGES) {
  test(`the main pages fit a phone, pass axe there and raise no error (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const pages = await mainPages();
    const visits = [
      { who: null, paths: ['/', '/auth/login', '/auth/signup', '/auth/find'] },
      {
        who: pages.buyer,
        paths: [
          '/service',
          '/service/buyer',
          '/service/buyer/select-type',
          pages.editor,
          '/service/project',
          pages.project,
          pages.comparison,
          '/push',
          '/user/mypage',
          '/user/mypage/company',
        ],
      },
      { who: pages.seller, paths: ['/service/seller', pages.quote, '/user/mypage/materials'] },
    ];
    for (const { who, paths } of visits) {
      const context = who ? await openedAs(browser, who, language) : await browser.newContext();
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.setViewportSize(PHONE);
      for (const path of paths) {
        await page.goto(at(language, path));
        await expectNoSidewaysScroll(page, at(language, path));
        expect.soft(await axeFindings(page), at(language, path)).toEqual([]);
      }
      expect.soft(complaints).toEqual([]);
      await context.close();
    }
  });
}

for (const language of JOURNEY_LANGUAGES) {
  test(`filters of a list stand in a sheet on a phone, by keyboard too, and leave the first view to the records (${language})`, async ({
    browser,
  }) => {
    const { buyer } = await mainPages();
    const say = sayIn(language);
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    await page.goto(at(language, '/service/buyer?status=CMP'));
    const record = page.getByRole('row', { name: new RegExp(say('trade:status.project.CMP')) }).first();
    await expect(record).toBeInViewport();
    expect((await record.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    const filters = page.getByRole('button', { name: say('ui:filters.title') });
    await expect(filters).toHaveText(say('ui:filters.title'));
    await filters.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: say('ui:filters.title') });
    await sheet.getByLabel(say('buyer:list.bids')).selectOption('1');
    await expect(page).toHaveURL(/status=CMP&sealed=1/);
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(filters).toBeFocused();
    await expect(filters).toHaveText(`${say('ui:filters.title')}1`);

    await filters.click();
    await sheet.getByRole('link', { name: say('ui:filters.clear') }).click();
    await expect(page).toHaveURL(/\?status=CMP$/);
    await sheet.getByRole('button', { name: say('ui:filters.show') }).click();
    await expect(filters).toHaveText(say('ui:filters.title'));
    await context.close();
  });
}

test('a phone shows the first lines of a long request, all of them at a press, and all of them in print', {
  tag: '@full',
}, async ({ browser }) => {
  const { buyer } = await mainPages();
  const say = sayIn('ko');
  const { rfq_number_id } = await longRequest(buyer);
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(`/service/project/${rfq_number_id}`);
  const lines = page.getByRole('table', { name: say('trade:line.caption') }).locator('tbody > tr');
  const all = page.getByRole('button', { name: say('ui:table.showAll', { count: 20 }) });
  await expect(all).toBeVisible();
  await expect(lines.filter({ visible: true })).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });
  await expect(lines.filter({ visible: true })).toHaveCount(20);
  await page.emulateMedia({ media: 'screen' });
  await all.click();
  await expect(lines.filter({ visible: true })).toHaveCount(20);
  await expect(all).toBeHidden();
  await context.close();
});

test('buyer and seller read their lists and the comparison on a phone', async ({ browser }) => {
  const pages = await mainPages();
  const korean = await openedAs(browser, pages.buyer, 'ko');
  const buyer = await korean.newPage();
  await buyer.setViewportSize(PHONE);
  await buyer.goto('/service/buyer');
  const own = buyer.getByRole('row', { name: /여수 공장 정비재/ });
  await expect(own).toBeInViewport();
  await expect(own).toContainText(sayIn('ko')('trade:status.project.REQ'));
  const complaints = complaintsOf(buyer);
  await buyer.goto(pages.comparison);
  // Both lines, the seller and the price per piece can be read without a sideways scroll of the page.
  await expect(buyer.getByText('Daehan Piping').first()).toBeVisible();
  await expect(buyer.getByText(/150,000/).first()).toBeVisible();
  // The same matrix, turned from a desktop's width to a phone's and back, as by turning a tablet.
  for (const width of [1440, 800, 360, 767, 768, 360]) {
    await buyer.setViewportSize({ width, height: 740 });
    await expect(buyer.getByText('Daehan Piping').first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
  await korean.close();

  const english = await openedAs(browser, pages.seller, 'en');
  const seller = await english.newPage();
  await seller.setViewportSize(PHONE);
  await seller.goto('/en/service/seller');
  // Requests of other buyers may stand above it.
  const request = seller.getByRole('row', { name: /여수 공장 정비재/ }).first();
  await request.scrollIntoViewIfNeeded();
  const place = await request.boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual(0);
  expect((place?.x ?? 0) + (place?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
  await expect(request).toContainText(sayIn('en')('trade:status.seller.REQ'));
  // On a phone the ways of the product stand in the bottom bar.
  await expect(seller.getByRole('navigation', { name: sayIn('en')('layout:bottomNav') })).toBeInViewport();
  await english.close();
});

test('a phone keeps an icon in a page’s head square, and a project’s card to the facts that matter', {
  tag: '@full',
}, async ({ browser }) => {
  const pages = await mainPages();
  const say = sayIn('ko');
  const context = await openedAs(browser, pages.buyer, 'ko');
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.editor);
  const discard = await page.getByRole('button', { name: say('buyer:discard.label') }).boundingBox();
  expect(Math.abs((discard?.width ?? 0) - (discard?.height ?? 1))).toBeLessThanOrEqual(1);
  await page.goto('/service/project');
  const card = page.getByRole('table').getByRole('row').filter({ hasText: '여수 공장 정비재' });
  await expect(card.getByRole('cell').filter({ visible: true })).toHaveCount(4);
  await context.close();
});
