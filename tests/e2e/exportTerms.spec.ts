import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { patchCompanyDetail } from '../../src/contract/endpoints/company';
import type { Language } from '../../src/contract/constants';
import type { Order } from '../../src/contract/entities/order';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openDollarAccount, orderInDollars } from '../support/dollarOrder';
import { pdfText } from '../support/pdfText';
import type { Caller } from '../support/people';
import { JOURNEY_PAIRS } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });
const HS_CODE = 2;

async function opened(browser: Browser, who: Caller, language: Language, { order_number }: Order, width = 1440) {
  const context = await openedAs(browser, who, language);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(at(language, `/service/project/${order_number}`));
  return page;
}

/** Prints the proforma from the menu of documents and answers what it says. */
async function proforma(page: Page, language: Language): Promise<string> {
  const say = sayIn(language);
  await page.getByRole('button', { name: say('project:paper.title'), exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: new RegExp(say('project:paper.proforma_invoice')) }).click();
  return pdfText(await readFile(await (await coming).path()));
}

async function exporter(language: Language): Promise<Caller> {
  const seller = await newSeller(language);
  await openDollarAccount(seller);
  await seller.ok(patchCompanyDetail, { body: { name_en: 'Export Pipe', address_en: '1, Haean-ro, Busan, Korea' } });
  return seller;
}

for (const [buys, sells] of JOURNEY_PAIRS) {
  test(`a seller states the export details of an order, and both sides print its proforma (${buys} to ${sells})`, {
    tag: '@full',
  }, async ({ browser }) => {
    test.setTimeout(120_000);
    const [buyer, seller] = await Promise.all([newBuyer(buys), exporter(sells)]);
    const order = await orderInDollars(buyer, seller);
    const say = sayIn(sells);
    const [buying, selling] = await Promise.all([
      opened(browser, buyer, buys, order),
      opened(browser, seller, sells, order),
    ]);
    // Both read what is missing; the seller alone can state it.
    await expect(buying.getByText(sayIn(buys)('project:export.fact.terms'))).toBeVisible();
    await expect(buying.getByRole('button', { name: sayIn(buys)('project:export.enter') })).toHaveCount(0);
    await selling.getByRole('button', { name: say('project:export.enter') }).click();
    const form = selling.getByRole('dialog');
    await expect(form.getByLabel(say('project:export.incoterm'))).toHaveValue('FOB');
    await form.getByLabel(say('project:export.named_place')).fill('부산항');
    await form.getByLabel(say('project:export.gross_weight')).fill('10');
    await form.getByRole('button', { name: say('project:export.save') }).click();
    await expect(form.getByText(say('project:export.fault.english'))).toBeVisible();
    await expect(form.getByText(say('project:export.fault.gross'))).toBeVisible();
    await form.getByLabel(say('project:export.named_place')).fill('Busan Port, Korea');
    await form.getByLabel(say('project:export.gross_weight')).fill('1180.5');
    const grid = form.getByRole('grid');
    await gridCell(grid, 1, HS_CODE).click();
    await selling.keyboard.type('7304.39');
    await selling.keyboard.press('Enter');
    await form.getByRole('button', { name: say('project:export.save') }).click();
    await expect(form).toBeHidden();
    await expect(selling.getByText('FOB Busan Port, Korea')).toBeVisible();
    await expect(selling.getByText('7304.39')).toBeVisible();
    await buying.reload();
    await expect(buying.getByText('FOB Busan Port, Korea')).toBeVisible();
    for (const [page, language] of [
      [buying, buys],
      [selling, sells],
    ] as const) {
      const text = await proforma(page, language);
      for (const word of [`PI-${order.order_number}`, 'Export Pipe', '7304.39', 'USD 2,673.00', 'PUSBKR2P'])
        expect(text).toContain(word);
    }
    await Promise.all([buying, selling].map((page) => page.context().close()));
  });
}

test('on a phone the details of each line are fields of a card, and nothing leaves the window', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(90_000);
  const [buyer, seller] = await Promise.all([newBuyer('ko'), exporter('ko')]);
  const order = await orderInDollars(buyer, seller);
  const say = sayIn('ko');
  const page = await opened(browser, seller, 'ko', order, 390);
  await page.getByRole('button', { name: say('project:export.enter') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say('project:export.named_place')).fill('Busan Port, Korea');
  await form
    .getByRole('textbox', { name: say('project:export.hs_code') })
    .first()
    .fill('73');
  await expect(form.getByText(say('project:export.fault.hs_code'))).toBeVisible();
  await form
    .getByRole('textbox', { name: say('project:export.hs_code') })
    .first()
    .fill('7304');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await form.getByRole('button', { name: say('project:export.save') }).click();
  await expect(page.getByText('FOB Busan Port, Korea')).toBeVisible();
  await page.context().close();
});
