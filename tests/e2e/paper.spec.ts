import { expect, type Page, test } from '@playwright/test';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { openLot } from '../support/stock';
import { draft, ended, flangeLine, pipeLine, quoted, submitted } from '../support/trade';

test.use({ trace: 'off' });

/** Rows of the matrix's head, printed in full. */
const FACTS = 16;
const LINES = 24;
const SELLERS = 6;

/** What can only be pressed, chosen from or typed into, as far as it would be printed. */
const controls = (page: Page) =>
  page
    .locator('button:not([aria-haspopup="dialog"]), select, input:not([type="checkbox"]), [role="tablist"], footer')
    .filter({ visible: true })
    .allInnerTexts();

for (const language of JOURNEY_LANGUAGES) {
  test(`a comparison is printed whole, on sheets lying on their side and without its tools (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const say = sayIn(language);
    const buyer = await newBuyer(language);
    const sellers = await Promise.all(Array.from({ length: SELLERS }, () => newSeller(language)));
    const lines = Array.from({ length: LINES }, (_, index) => (index % 2 === 0 ? pipeLine : flangeLine));
    const { rfq_number_id: number } = await submitted(buyer, { lines });
    for (const seller of sellers) await quoted(seller, number);
    await ended(buyer, number);
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await page.goto(at(language, `/service/project/purchase/${number}`));
    await expect(page.getByRole('grid', { name: say('project:compare.title') })).toBeVisible();

    await page.locator('[data-row="0"] [data-column="0"] input').check();

    await page.emulateMedia({ media: 'print' });
    const sheets = page.getByRole('table', { name: say('project:compare.title') });
    await expect(sheets).toHaveCount(2);
    for (const sheet of await sheets.all()) {
      await expect(sheet.locator('thead th')).toHaveCount(1 + SELLERS / 2);
      // Head, what the quotations come to as wholes, and every line, each with an answer of every seller.
      await expect(sheet.getByRole('row')).toHaveCount(1 + FACTS + LINES);
      await expect(sheet.locator('tbody td').filter({ visible: true })).toHaveCount((FACTS + LINES) * (SELLERS / 2));
      expect(await sheet.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
        'table-header-group',
      );
    }
    // What is taken is marked without its ground, which printers leave out.
    const taken = sheets.locator('[data-taken] b');
    await expect(taken).toHaveCount(1);
    expect(await taken.evaluate((price) => getComputedStyle(price, '::before').content)).toBe('"✓ "');
    expect(await controls(page)).toEqual([]);

    // Nothing runs over the edge of a sheet: 297 mm less its margins.
    await page.setViewportSize({ width: 1046, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await page.emulateMedia({ media: 'screen' });
    await expect(sheets).toHaveCount(0);
    await expect(page.getByRole('grid', { name: say('project:compare.title') })).toBeVisible();

    // The browser's own way to print, which announces itself before the medium changes.
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, , width = 0, height = 0] = (/\/MediaBox \[([\d. ]+)\]/.exec(pdf)?.[1] ?? '').split(' ').map(Number);
    expect(width).toBeGreaterThan(height);
    // Each run of sellers begins a page of its own.
    expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    await context.close();
  });
}

test('a request of hundreds of lines is printed with all of them, and a quotation without the places for files', {
  tag: '@full',
}, async ({ browser }) => {
  const [seller, buyer] = await Promise.all([newSeller('ko'), newBuyer('ko')]);
  const lines = Array.from({ length: 230 }, () => pipeLine);
  const { rfq_number_id: number } = await submitted(buyer, { lines });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/project/${number}`);
  const rows = page.getByRole('table', { name: sayIn('ko')('trade:line.caption') }).locator('tbody tr');
  // On screen the lines in sight alone are drawn.
  await expect.poll(async () => (await rows.count()) > 5 && (await rows.count()) < 100).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(230);
  expect(await controls(page)).toEqual([]);
  await expect(page.getByRole('banner')).toBeHidden();
  await context.close();

  const selling = await openedAs(browser, seller, 'ko');
  const sale = await selling.newPage();
  await sale.goto(`/service/seller/${number}`);
  await expect(sale.locator('input[type="file"]').first()).toBeAttached();
  await sale.emulateMedia({ media: 'print' });
  await expect(sale.locator('[data-paper="none"]').first()).toBeAttached();
  await expect(sale.locator('[data-paper="none"]').filter({ visible: true })).toHaveCount(0);
  await selling.close();
});

for (const language of JOURNEY_LANGUAGES) {
  test(`a quotation being written is printed with every line and its prices, under who printed it (${language})`, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const [seller, buyer] = await Promise.all([newSeller(language), newBuyer('ko')]);
    const lines = Array.from({ length: 90 }, () => pipeLine);
    const { rfq_number_id: number } = await submitted(buyer, { lines });
    await quoted(seller, number, '150000');
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    await page.goto(at(language, `/service/seller/${number}`));
    const grid = page.getByRole('grid', { name: say('seller:quote.lines') });
    await expect(grid.getByRole('row').nth(5)).toBeVisible();
    expect(await grid.getByRole('row').count()).toBeLessThan(90);

    await page.emulateMedia({ media: 'print' });
    await expect(grid).toBeHidden();
    const sheets = page.getByRole('table', { name: say('seller:quote.lines') });
    const head = (name: string) => sheets.getByRole('columnheader', { name: say(`seller:col.${name}`), exact: true });
    await expect(head('unitPrice')).toHaveCount(1);
    await expect(head('reason')).toHaveCount(0);
    for (const sheet of await sheets.all()) await expect(sheet.getByRole('row')).toHaveCount(1 + 90);
    await expect(sheets.getByRole('cell', { name: '150,000', exact: true })).toHaveCount(90);
    await expect(page.getByText(say('layout:printed', { time: '' }).trim())).toBeVisible();

    // What was chosen stands there as words, without the box it was chosen in.
    const currency = page.getByRole('combobox').first();
    await expect(currency).toBeVisible();
    expect(await currency.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('0px');
    await page.setViewportSize({ width: 1046, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await page.emulateMedia({ media: 'screen' });
    await expect(sheets).toHaveCount(0);
    await expect(grid).toBeVisible();
    await context.close();
  });
}

test('results of a search are printed without what narrows them, in the order that they say', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/service/stock/search');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const order = page.getByRole('combobox', { name: sayIn('ko')('market:sort.label') });
  await expect(order).toBeVisible();
  expect(await order.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('0px');
});

test('a list that is read page by page says in print that more of it follows', { tag: '@full' }, async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  for (let number = 1; number <= 21; number += 1) await draft(buyer, { title: `배관 자재 ${number}` });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto('/service/buyer');
  const more = page.getByText(sayIn('ko')('ui:shownOnPaper', { count: 20 }));
  await expect(page.getByText(sayIn('ko')('ui:shown', { count: 20 }))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(more).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: sayIn('ko')('ui:loadMore') }).click();
  await expect(page.getByText(sayIn('ko')('ui:shown', { count: 21 }))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(more).toBeHidden();
  await context.close();
});

test('the home page is printed without the empty box for a list', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const box = page.getByLabel(sayIn('ko')('home:box.label'));
  await expect(box).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeHidden();
});

test('an item is printed with its facts, without the places to buy it and to ask about it', { tag: '@full' }, async ({
  browser,
}) => {
  const say = sayIn('ko');
  const [seller, buyer] = await Promise.all([newSeller('ko'), newBuyer('ko')]);
  const { id } = await openLot(seller);
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/stock/search/detail/${id}`);
  const places = [
    page.getByLabel(say('market:buy.quantity')),
    page.getByLabel(say('market:question.ask'), { exact: true }),
  ];
  for (const place of places) await expect(place).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const place of places) await expect(place).toBeHidden();
  await expect(page.getByText(say('market:question.title'))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
