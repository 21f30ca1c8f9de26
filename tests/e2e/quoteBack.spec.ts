import { expect as promptly, test } from '@playwright/test';
import { saveQuotation } from '../../src/contract/endpoints/quotation';
import { openedAs } from '../support/browserPeople';
import { quoteToWrite, typeCell } from '../support/browserSave';
import { answer, gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import { quoted, seenBy } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const say = sayIn('ko');
/** Column of the grid, from 1. */
const PRICE = 7;

test('who leaves a quotation right after a change and comes back finds the change, and submits it', async ({
  browser,
}) => {
  const { seller, number } = await quoteToWrite();
  await quoted(seller, number, '150000');
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  const grid = await openedQuote(page, 'ko', number);
  await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
  // A slow network: the page is left, and opened again, before the server has answered.
  await page.route('**/draft', async (route) => {
    await new Promise((go) => setTimeout(go, 1_500));
    await route.continue();
  });
  await typeCell(page, 1, PRICE, '123000');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('seller:quote.request') })
    .click();
  await expect(page).toHaveURL(/seller\/detail/);
  await page.goBack();
  await expect(gridCell(page.getByRole('grid'), 1, PRICE)).toHaveText('123,000', { timeout: 1_000 });
  await page.getByRole('button', { name: say('seller:quote.resubmit') }).click();
  await answer(page, say('seller:confirm.submit'));
  await expect(page).toHaveURL(/complete/);
  const { quotation } = await seenBy(seller, number);
  expect(quotation?.lines.map((line) => line.unit_price)).toContain('123000');
  await context.close();
});

test('a submission over a newer version says in its window that nothing was submitted, and stays', async ({
  browser,
}) => {
  const { seller, number } = await quoteToWrite();
  await quoted(seller, number, '150000');
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  await openedQuote(page, 'ko', number);
  const seen = await seenBy(seller, number);
  await page.route(
    '**/submit',
    async (route) => {
      const { lines = [], ...terms } = seen.quotation ?? {};
      await seller.ok(saveQuotation, {
        params: { rfq_number_id: number },
        body: { ...terms, lines, memo: '먼저 저장한 메모', version: seen.version } as never,
      });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: say('seller:quote.resubmit') }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: say('seller:confirm.submit') }).click();
  await expect(window.getByText(say('seller:confirm.outdated'))).toBeVisible();
  await context.close();
});
