import { type Browser, expect as promptly, test } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { complaintsOf } from '../support/browserErrors';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { pipeLine, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
/** Columns of the grid, from 1. */
const [PRICE, UNIT, AMOUNT, MAKER] = [7, 8, 9, 12];
let buyer: Caller;

test.beforeAll(async () => {
  buyer = await newBuyer('ko');
});

/** What Excel puts on the clipboard: tabs, CRLF, and a line break at the end. */
const asExcel = (rows: string[][]) => `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;

/** A seller before a request of 500 lines, all of them priced by one paste from Excel. */
async function pastedFromExcel(browser: Browser, language: Language, piece: string) {
  const seller = await newSeller(language);
  const lines = Array.from({ length: 500 }, (_, index) => ({ ...pipeLine, tag: `P-${index + 1}` }));
  const { rfq_number_id } = await submitted(buyer, { lines, title: '배관재 500줄' });
  const context = await openedAs(browser, seller, language);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const say = sayIn(language);
  const grid = await openedQuote(page, language, rfq_number_id);
  const { keyboard } = page;

  await test.step('prices with their unit fall into place, the last as well as the first', async () => {
    await gridCell(grid, 1, PRICE).click();
    await pasteText(page, asExcel(lines.map((_, index) => [`${150_000 + index}`, index % 2 ? 'EA' : piece])));
    await expect(page.getByText(say('seller:quote.progress', { priced: 500, total: 500 }))).toBeVisible();
    await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
    await expect(gridCell(grid, 1, UNIT)).toHaveText(say('trade:uom.EA'));
    await expect(gridCell(grid, 1, AMOUNT)).toHaveText('1,500,000');
    const total = 10n * (500n * 150_000n + (499n * 500n) / 2n);
    await expect(page.locator('.grid-summary')).toContainText(total.toLocaleString('en-US'));
    await keyboard.press('Control+z');
    await expect(page.getByText(say('seller:quote.progress', { priced: 0, total: 500 }))).toBeVisible();
    await keyboard.press('Control+y');
    await expect(page.getByText(say('seller:quote.progress', { priced: 500, total: 500 }))).toBeVisible();
  });
  return { context, page, complaints, grid };
}

test('500 rows from Excel (en)', { tag: '@full' }, async ({ browser }) => {
  const { context, complaints } = await pastedFromExcel(browser, 'en', 'pcs');
  expect(complaints).toEqual([]);
  await context.close();
});

test('500 rows from Excel, then every key of the spreadsheet', { tag: '@full' }, async ({ browser }) => {
  const { context, page, complaints, grid } = await pastedFromExcel(browser, 'ko', '본');
  const { keyboard } = page;

  await test.step('typing, Enter, F2, Tab, arrows, Esc', async () => {
    await gridCell(grid, 1, PRICE).click();
    await keyboard.type('1000');
    await keyboard.press('Enter');
    await keyboard.type('2000');
    await keyboard.press('Enter');
    await expect(gridCell(grid, 1, PRICE)).toHaveText('1,000');
    await expect(gridCell(grid, 2, PRICE)).toHaveText('2,000');
    await keyboard.press('ArrowUp');
    await keyboard.press('F2');
    await keyboard.press('End');
    await keyboard.type('5');
    await keyboard.press('Tab');
    await expect(gridCell(grid, 2, PRICE)).toHaveText('20,005');
    await keyboard.press('ArrowLeft');
    await keyboard.type('9');
    await keyboard.press('Escape');
    await expect(gridCell(grid, 2, PRICE)).toHaveText('20,005');
  });

  await test.step('several cells pasted into a cell that is open go into the grid, not into one figure', async () => {
    await gridCell(grid, 5, PRICE).click();
    await keyboard.press('F2');
    await keyboard.type('77');
    await pasteText(page, asExcel([['3100'], ['3200'], ['3300']]));
    await expect(gridCell(grid, 5, PRICE)).toHaveText('3,100');
    await expect(gridCell(grid, 7, PRICE)).toHaveText('3,300');
    await keyboard.press('Control+z');
    await expect(gridCell(grid, 7, PRICE)).toHaveText('150,006');
  });
  await test.step('copy, paste, fill down, delete; a wrong value is marked in its cell', async () => {
    await gridCell(grid, 1, MAKER).click();
    await keyboard.press('F2');
    await keyboard.type('세아제강');
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await keyboard.press('Control+c');
    await keyboard.press('ArrowDown');
    await keyboard.press('Control+v');
    await expect(gridCell(grid, 2, MAKER)).toHaveText('세아제강');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Control+d');
    await expect(gridCell(grid, 4, MAKER)).toHaveText('세아제강');
    await gridCell(grid, 3, PRICE).click();
    await keyboard.type('12a');
    await keyboard.press('Enter');
    await expect(gridCell(grid, 3, PRICE)).toHaveAttribute('aria-invalid', 'true');
    await expect(gridCell(grid, 3, AMOUNT)).toHaveText('');
    await keyboard.press('ArrowUp');
    await keyboard.press('Delete');
    await expect(gridCell(grid, 3, PRICE)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(grid).toHaveAttribute('aria-rowcount', '501');
  });

  await test.step('the draft is kept: another visit shows it', async () => {
    await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
    await page.reload();
    await expect(gridCell(grid, 2, MAKER)).toHaveText('세아제강');
    await expect(gridCell(grid, 1, PRICE)).toHaveText('1,000');
  });
  expect(complaints).toEqual([]);
  await context.close();
});
