import { expect as promptly, type Page, test } from '@playwright/test';
import { getRfqReach } from '../../src/contract/endpoints/rfqReach';
import { saveQuotation } from '../../src/contract/endpoints/quotation';
import { emptySpec } from '../../src/contract/entities/spec';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { dayFromNow, draft, flangeLine, pipeLine, quotationBody, seenBy, submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });

const WIDTHS = { ko: 390, en: 1440 };
/** Columns of the two grids, from 1. */
const BUYER_QTY = 13;
const SELLER_PRICE = 7;
/** Nobody sells it, and it has no weight. */
const odd = { raw_text: '현장 제작 서포트', spec: emptySpec, qty: '3', uom: 'SET' as const };

const narrowed = (page: Page, language: 'ko' | 'en') =>
  page.setViewportSize({ width: WIDTHS[language], height: language === 'ko' ? 844 : 900 });

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`a request of 30 lines shows whom it goes to before it is sent, its button always in sight (${language})`, async ({
    browser,
  }) => {
    const [buyer] = await Promise.all([newBuyer(language), newSeller(language)]);
    const lines = [...Array.from({ length: 28 }, () => pipeLine), odd, odd];
    const { rfq_number_id } = await draft(buyer, { lines });
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await narrowed(page, language);
    await page.goto(at(language, `/service/buyer/type/manual?id=${rfq_number_id}`));
    const check = page.getByRole('button', { name: say('buyer:editor.check') });
    await expect(check).toBeInViewport({ ratio: 1 });
    await check.click();
    const dialog = page.getByRole('dialog');
    const { seller_count } = await buyer.ok(getRfqReach, { params: { rfq_number_id } });
    await expect(dialog.getByText(say('buyer:reach.sellers', { count: seller_count }))).toBeVisible();
    await expect(dialog.getByText(say('buyer:reach.unserved', { count: 2, lines: '29–30' }))).toBeVisible();
    await expect(dialog.getByText(say('buyer:reach.unweighed', { count: 2, lines: '29–30' }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('buyer:preview.send') })).toBeInViewport({ ratio: 1 });
    await context.close();
  });

  test(`a blocked request leads to the cell that lacks something (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const buyer = await newBuyer(language);
    const lines = Array.from({ length: 30 }, (_, index) => (index === 26 ? { ...pipeLine, qty: null } : pipeLine));
    const { rfq_number_id } = await draft(buyer, { lines });
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await page.goto(at(language, `/service/buyer/type/manual?id=${rfq_number_id}`));
    const grid = page.getByRole('grid', { name: say('buyer:lines.title') });
    await expect(gridCell(grid, 1, BUYER_QTY)).toHaveText('10');
    await page.getByRole('button', { name: say('buyer:editor.check') }).click();
    const cell = gridCell(grid, 27, BUYER_QTY);
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await expect(cell).toBeInViewport();
    // The focus is in it: what is typed next falls into the cell.
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveText('7');
    await context.close();
  });

  test(`a quotation shows what it binds to before it is sent (${language})`, async ({ browser }) => {
    const [buyer, seller] = await Promise.all([newBuyer(language), newSeller(language)]);
    const lines = [pipeLine, flangeLine, pipeLine, flangeLine];
    const { rfq_number_id } = await submitted(buyer, { lines });
    const request = await seenBy(seller, rfq_number_id);
    const valid_until = dayFromNow(40);
    const body = quotationBody(request, '1000', { valid_until, min_order_amount: '3000000' });
    const [first, second, third] = body.lines;
    if (!first || !second || !third) throw new Error('no lines');
    await seller.ok(saveQuotation, {
      params: { rfq_number_id },
      body: { ...body, lines: [{ ...first, lead_days: null }, second, third] },
    });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    await narrowed(page, language);
    await page.goto(at(language, `/service/seller/${rfq_number_id}`));
    const submit = page.getByRole('button', { name: say('seller:quote.submit') });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await submit.click();
    const dialog = page.getByRole('dialog');
    const reported = (term: string, value: string) =>
      expect(dialog.locator('dl > div').filter({ hasText: term }).filter({ hasText: value }).first()).toBeVisible();
    await reported(say('seller:confirm.linesNoPrice'), say('seller:confirm.atLines', { lines: '4' }));
    await expect(dialog.getByText(say('trade:lead.unstated', { lines: '1' }))).toBeVisible();
    await reported(say('trade:terms.validUntil'), valid_until);
    await reported(say('trade:terms.minOrder'), '3,000,000');
    await reported(say('trade:terms.currency'), 'KRW');
    await reported(say('trade:terms.deliveryTerm'), say('trade:deliveryTerm.delivered'));
    await reported(say('trade:terms.paymentTerm'), say('trade:paymentTerm.prepaid'));
    // (10 + 8 + 10) × 1,000 + 50,000 of freight, and 10 % of VAT.
    await reported(say('trade:totals.total'), '85,800');
    await context.close();
  });

  test(`a blocked quotation leads to the first wrong cell, and to any that is named (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const [buyer, seller] = await Promise.all([newBuyer(language), newSeller(language)]);
    const { rfq_number_id } = await submitted(buyer, { lines: Array.from({ length: 40 }, () => pipeLine) });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    await page.goto(at(language, `/service/seller/${rfq_number_id}`));
    const grid = page.getByRole('grid', { name: say('seller:quote.lines') });
    await gridCell(grid, 1, SELLER_PRICE).click();
    for (const typed of ['1000', '1e20']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: say('seller:quote.terms') }).click();
    await page.getByLabel(say('seller:term.freight')).click();
    await page.getByRole('button', { name: say('seller:quote.submit') }).click();
    const cell = gridCell(grid, 2, SELLER_PRICE);
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await expect(cell).toBeInViewport();
    await page.getByLabel(say('seller:term.freight')).click();
    const place = say('seller:issue.atLine', { line: 2, field: say('seller:col.unitPrice') });
    await page.getByRole('button', { name: place }).click();
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('2000');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveText('2,000');
    await context.close();
  });
}
