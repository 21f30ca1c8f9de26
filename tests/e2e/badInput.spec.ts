import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import type { ErrorName } from '../../src/contract/errorCodes';
import { errorMessage } from '../../src/contract/errors';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { answer, fact, gridCell, heading } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { dayFromNow, draft, nextSunday, submitted } from '../support/trade';

const ko = sayIn('ko');
const en = sayIn('en');
/** The unit price among the columns of the seller's grid. */
const PRICE = 7;

const emptyList = async () =>
  Buffer.from(await writeXlsx({ sheets: [{ name: '목록', rows: [['품명', '규격', '재질', '단위', '수량']] }] }));

/** An alert in place, in Korean; also in no other language. */
async function expectMessage(page: Page, name: ErrorName): Promise<void> {
  const words = errorMessage(name, 'ko');
  expect(words).toMatch(/[가-힣]/);
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
}

test('files that are no list are refused with the reason, and what was typed stays', { tag: '@full' }, async ({
  browser,
}) => {
  const context = await openedAs(browser, await newBuyer('ko'), 'ko');
  const page = await context.newPage();
  await page.goto('/service/buyer/type/upload');
  await page.getByLabel(ko('buyer:terms.name')).fill('지워지면 안 되는 제목');
  const files: ReadonlyArray<[string, Buffer, ErrorName]> = [
    ['깨진 목록.xlsx', randomBytes(2000), 'FILE_UNREADABLE'],
    ['도면.pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'FILE_PDF_UNREADABLE'],
    ['빈 목록.xlsx', await emptyList(), 'FILE_EMPTY'],
  ];
  const lines = page.getByRole('region', { name: ko('buyer:lines.title'), exact: true });
  for (const [name, buffer, error] of files) {
    const mimeType = 'application/octet-stream';
    await lines.getByLabel(ko('ui:fileDrop.choose')).setInputFiles({ name, mimeType, buffer });
    await expectMessage(page, error);
    await expect(page.getByLabel(ko('buyer:terms.name'))).toHaveValue('지워지면 안 되는 제목');
  }
  await page.getByRole('button', { name: ko('buyer:editor.check') }).click();
  await expect(page.getByText(ko('buyer:problem.no_lines'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.close();
});

test('a deadline in the past keeps a request from being sent, until it is mended', async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id } = await draft(buyer, { deadline_date: null });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/buyer/type/manual?id=${rfq_number_id}`);
  const deadline = page.getByLabel(ko('buyer:terms.deadline'));
  const check = page.getByRole('button', { name: ko('buyer:editor.check') });
  await check.click();
  await expect(page.getByText(ko('buyer:problem.deadline_missing'))).toBeVisible();
  await page.getByLabel(ko('buyer:terms.memo')).fill('현장 하차는 오전에만 가능합니다.');
  await deadline.fill(dayFromNow(-3));
  await check.click();
  await expect(page.getByText(ko('buyer:problem.deadline_past'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel(ko('buyer:terms.memo'))).toHaveValue('현장 하차는 오전에만 가능합니다.');
  // A Sunday is allowed, with a word of warning.
  await deadline.fill(nextSunday());
  await expect(page.getByText(ko('rfq:deadline.dayOff'))).toBeVisible();
  await deadline.fill(dayFromNow(4));
  await check.click();
  await answer(page, ko('buyer:preview.send'));
  await expect(heading(page)).toContainText(ko('trade:status.project.REQ'));
  await context.close();
});

test('a price of 1e20 stays in its cell, is named, and does not reach the buyer', { tag: '@full' }, async ({
  browser,
}) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  const { rfq_number_id } = await submitted(buyer);
  const context = await openedAs(browser, seller, 'en');
  const page = await context.newPage();
  await page.goto(`/en/service/seller/${rfq_number_id}`);
  const grid = page.getByRole('grid', { name: en('seller:quote.lines') });
  await gridCell(grid, 1, PRICE).click();
  await page.keyboard.type('1e20');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await expect(gridCell(grid, 1, PRICE)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: en('seller:quote.submit') }).click();
  const place = en('seller:issue.atLine', { line: 1, field: en('seller:col.unitPrice') });
  await expect(page.getByText(`${place}: ${en('seller:issue.unit_price')}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(gridCell(grid, 1, PRICE)).toHaveText('1e20');
  await expect(gridCell(grid, 2, PRICE)).toHaveText('2,500');
  await gridCell(grid, 1, PRICE).click();
  await page.keyboard.type('1000.5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en('seller:quote.submit') }).click();
  // 10 × 1,000.5 + 8 × 2,500 = 30,005; with 10 % VAT rounded down 33,005.
  await expect(fact(page.getByRole('dialog'), en('trade:totals.total'))).toContainText('33,005');
  await context.close();
});
