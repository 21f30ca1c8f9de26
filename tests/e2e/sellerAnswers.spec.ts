import { expect, type Page, test } from '@playwright/test';
import { getComparison } from '../../src/contract/endpoints/rfq';
import { rerequestRfq } from '../../src/contract/endpoints/rfqDialogue';
import type { Language } from '../../src/contract/constants';
import { complaintsOf } from '../support/browserErrors';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { answer, gridCell, heading, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { createApi } from '../support/http';
import { type Caller, join, joinSeller } from '../support/people';
import { startPagesServer } from '../support/pagesServer';
import type { ServerProcess } from '../support/serverProcess';
import { dayFromNow, ended, pipeLine, quoted, readRfq, seenBy, submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

/** Columns of the grid, from 1. */
const [RESPONSE, PRICE, CERTIFICATE] = [6, 7, 18];
let buyer: Caller;
/** A server of its own, whose clock may move without closing the requests of other tests; started by the test that needs it. */
let late: ServerProcess | undefined;

test.beforeAll(async () => {
  buyer = await newBuyer('ko');
});
test.afterAll(() => late?.stop());

async function opened(page: Page, language: Language, number: string) {
  await page.goto(at(language, `/service/seller/${number}`));
  const grid = page.getByRole('grid', { name: sayIn(language)('seller:quote.lines') });
  await expect(gridCell(grid, 1, PRICE)).toBeVisible();
  return grid;
}

async function sent(page: Page, language: Language, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await answer(page, sayIn(language)('seller:confirm.submit'));
}

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`an alternate with its deviation, certificate, freight terms and a file reach the buyer (${language})`, async ({
    browser,
  }) => {
    const seller = await newSeller(language);
    const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const grid = await opened(page, language, rfq_number_id);

    await test.step('what differs is stated field by field, with the reason', async () => {
      await gridCell(grid, 1, RESPONSE).click();
      await pasteText(page, `${say('trade:response.alternate')}\t150000`);
      // One line answered with an alternate opens the window that asks what differs.
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('trade:field.grade'), { exact: true }).fill('A333-6');
      const named = { field: say('trade:field.grade'), requested: 'A106-B', offered: 'A333-6' };
      await dialog.getByLabel(say('seller:view.deviation', named)).fill('재고 규격');
      await answer(page, say('seller:alternate.save'));
      await expect(page.getByText(`${say('seller:view.deviation', named)} · 재고 규격`)).toBeVisible();
      await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
    });

    await test.step('what the window changed is taken back and made again in the grid', async () => {
      const difference = page.getByText(/· 재고 규격$/);
      await expect(page.getByText(say('seller:fill.alternate', { line: 1 })).first()).toBeVisible();
      await gridCell(grid, 1, PRICE).click();
      await page.keyboard.press('Control+z');
      await expect(difference).toHaveCount(0);
      await page.keyboard.press('Control+y');
      await expect(difference).toBeVisible();
    });

    await test.step('the certificate, in a column that has to be scrolled to', async () => {
      await gridCell(grid, 1, PRICE).click();
      for (let column = PRICE; column < CERTIFICATE; column += 1) await page.keyboard.press('ArrowRight');
      await pasteText(page, say('trade:certificate.3.2'));
      await expect(gridCell(grid, 1, CERTIFICATE)).toHaveText(say('trade:certificate.3.2'));
    });

    await test.step('who carries the freight, for how much, and a file', async () => {
      await page.getByRole('button', { name: say('seller:quote.terms') }).click();
      await page.getByLabel(say('seller:term.deliveryTerm'), { exact: true }).selectOption('loaded');
      await page.getByLabel(say('seller:term.freight'), { exact: true }).fill('250000');
      await page.getByRole('button', { name: say('seller:quote.files') }).click();
      await page.locator('input[type="file"]').setInputFiles({
        name: '성적서.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF'),
      });
      await expect(page.getByRole('button', { name: say('ui:files.remove', { name: '성적서.pdf' }) })).toBeVisible();
      await sent(page, language, say('seller:quote.submit'));
      await expect(page).toHaveURL(/detail\/complete/);
    });

    const { sellers, rows } = await buyer.ok(getComparison, { params: { rfq_number_id } });
    expect(sellers).toMatchObject([
      { delivery_term: 'loaded', totals: { freight_amount: '250000' }, attachments: [{ name: '성적서.pdf' }] },
    ]);
    expect(JSON.stringify(rows[0]?.cells)).toContain('A333-6');
    const { quotation } = await seenBy(seller, rfq_number_id);
    expect(quotation?.lines[0]).toMatchObject({
      response: 'alternate',
      certificate_type: '3.2',
      deviations: [{ field: 'grade', requested: 'A106-B', offered: 'A333-6', reason: '재고 규격' }],
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`a re-request is read and answered (${language})`, { tag: '@full' }, async ({ browser }) => {
    const seller = await newSeller(language);
    const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
    const params = { rfq_number_id };
    await quoted(seller, rfq_number_id, '150000');
    await ended(buyer, rfq_number_id);
    const { version, lines } = await readRfq(buyer, rfq_number_id);
    await buyer.ok(rerequestRfq, {
      params,
      body: {
        version,
        deadline_date: dayFromNow(3),
        message: '단가를 다시 검토해 주세요',
        target_prices: [{ rfq_line_id: lines[0]?.id ?? '', unit_price: '135000' }],
      },
    });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    await page.goto(at(language, `/service/seller/reRequest/${rfq_number_id}`));
    await expect(page.getByText('단가를 다시 검토해 주세요')).toBeVisible();
    await expect(heading(page)).toContainText(say('trade:status.quotation.REREQUESTED'));
    const requestedLine = page.getByRole('table', { name: say('seller:detail.lines') });
    await expect(requestedLine.getByRole('row', { name: /135,000/ })).toContainText('-10%');
    await page.getByRole('link', { name: say('seller:reRequest.quote') }).click();
    const grid = page.getByRole('grid', { name: say('seller:quote.lines') });
    await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
    await gridCell(grid, 1, PRICE).click();
    await page.keyboard.type('136000');
    await page.keyboard.press('Enter');
    await sent(page, language, say('seller:quote.resubmit'));
    await expect(page).toHaveURL(/reRequest\/complete/);
    const after = await seenBy(seller, rfq_number_id);
    expect(after.rerequest).toBeNull();
    expect(after.quotation).toMatchObject({ revision: 2, round: 2, lines: [{ unit_price: '136000' }] });
    await context.close();
  });

  test(`a re-request without target prices shows no column for them (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const seller = await newSeller(language);
    const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
    await quoted(seller, rfq_number_id, '150000');
    await ended(buyer, rfq_number_id);
    const { version } = await readRfq(buyer, rfq_number_id);
    const body = { version, deadline_date: dayFromNow(3), message: null, target_prices: [] };
    await buyer.ok(rerequestRfq, { params: { rfq_number_id }, body });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    for (const address of ['reRequest', 'detail']) {
      await page.goto(at(language, `/service/seller/${address}/${rfq_number_id}`));
      const table = page.getByRole('table', { name: say('seller:detail.lines') });
      await expect(table.getByRole('columnheader', { name: say('seller:detail.item') })).toBeVisible();
      await expect(table.getByRole('columnheader', { name: say('seller:detail.targetPrice') })).toHaveCount(0);
    }
    await context.close();
  });

  test(`a quotation sent too late is refused, said so, and kept as a draft (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    late = await startPagesServer();
    const api = createApi(late.url);
    const [asking, seller] = await Promise.all([join(api), joinSeller(api, ['pipe'], {}, language)]);
    const { rfq_number_id, closes_at } = await submitted(asking, { lines: [pipeLine], deadline_date: dayFromNow(2) });
    const clock = (seconds: number) => api('POST', '/dev/clock', { body: { seconds } });
    const context = await openedAs(browser, seller, language, late.url);
    const page = await context.newPage();
    const grid = await opened(page, language, rfq_number_id);
    await gridCell(grid, 1, PRICE).click();
    await page.keyboard.type('150000');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('seller:quote.submit') }).click();
    const send = page.getByRole('dialog').getByRole('button', { name: say('seller:confirm.submit') });
    await expect(send).toBeEnabled();
    try {
      // The deadline passes while the seller reads the totals once more.
      await clock((Date.parse(closes_at ?? '') - Date.now()) / 1000 + 1);
      await send.click();
      await expect(page.getByRole('main').getByText(say('seller:passed.title'))).toBeVisible();
      await expect(page.getByText(say('seller:passed.text'))).toBeVisible();
      await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
      const missed = await context.newPage();
      await missed.goto(at(language, `/service/seller/detail/dead?id=${rfq_number_id}`));
      await expect(missed.getByText(say('seller:dead.textDraft'))).toBeVisible();
      await expect(missed.getByText(say('seller:dead.openNone'))).toBeVisible();
    } finally {
      await clock(0);
    }
    const after = await seenBy(seller, rfq_number_id);
    expect(after.quotation).toBeNull();
    expect(after.draft?.lines).toMatchObject([{ unit_price: '150000' }]);
    expect((await readRfq(asking, rfq_number_id)).quotation_count).toBe(0);
    await context.close();
  });
}
