import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { answer, gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { submitted } from '../support/trade';

const ko = sayIn('ko');
const en = sayIn('en');
/** Columns of the buyer's and of the seller's grid. */
const [TYPE, QTY, PRICE] = [4, 13, 7];

const LIST = [
  ['품명', '규격', '단위', '수량', '견본'],
  ['엘보', '100A SCH40 A234-WPB', '개', '12', '30'],
  ['엘보', '80A SCH40 A234-WPB', '개', '4', '8'],
  ['무계목 강관', '100A SCH40 A106-B', 'M', '12', '24'],
  ['PIPE SMLS', '4" SCH40 A106 GR.B', 'M', '6', '6'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

test('a pasted table: columns put right, one key corrects lines alike, duplicates are joined and parted again', {
  tag: '@full',
}, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto('/service/buyer/type/upload');
  const template = page.getByRole('link', { name: ko('trade:template.quotation-request') });
  await expect(template).toHaveAttribute('href', /\/templates\/quotation-request\.ko\.xlsx$/);
  await page.goto('/service/buyer/type/paste');
  await page.getByLabel(ko('buyer:intake.pasteLabel')).fill(LIST);
  await page.getByRole('button', { name: ko('buyer:intake.readCount', { count: 5 }) }).click();
  const grid = page.getByRole('grid');
  await expect(gridCell(grid, 1, QTY)).toHaveText('12');

  await page.getByRole('button', { name: ko('buyer:columns.check') }).click();
  await page.getByLabel(ko('buyer:columns.of', { name: '견본' })).selectOption('qty');
  await answer(page, ko('buyer:columns.apply'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(gridCell(grid, 1, QTY)).toHaveText('30');

  await gridCell(grid, 1, TYPE).click();
  const panel = page.getByRole('region', { name: ko('buyer:reading.title', { no: 1 }) });
  await expect(panel.locator('mark').first()).toHaveText('엘보');
  await page.keyboard.press('Alt+Shift+Digit1');
  for (const row of [1, 2]) await expect(gridCell(grid, row, TYPE)).toHaveText('90도 롱엘보');
  await expect(page.getByText(ko('buyer:reading.done.corrected', { count: 2 }))).toBeVisible();

  await page.getByRole('button', { name: ko('buyer:reading.join', { count: 1 }) }).click();
  await expect(gridCell(grid, 3, QTY)).toHaveText('30');
  await expect(grid.locator('[role="row"]')).toHaveCount(4);
  await page.getByRole('button', { name: ko('ui:undo') }).click();
  await expect(gridCell(grid, 4, QTY)).toHaveText('6');

  // The next list of the same form is read as the company has said.
  const second = await context.newPage();
  await second.goto('/service/buyer/type/paste');
  await second.getByLabel(ko('buyer:intake.pasteLabel')).fill(LIST);
  await second.getByRole('button', { name: ko('buyer:intake.readCount', { count: 5 }) }).click();
  await expect(second.getByText(ko('buyer:columns.recalled'))).toBeVisible();
  await expect(gridCell(second.getByRole('grid'), 1, QTY)).toHaveText('30');
  await context.close();
});

test('a seller takes the sheet, fills it in elsewhere, and sees what changes before it does', { tag: '@full' }, async ({
  browser,
}) => {
  // A request goes to the sellers there are when it is sent.
  const seller = await newSeller('en');
  const { rfq_number_id } = await submitted(await newBuyer('ko'));
  const context = await openedAs(browser, seller, 'en');
  const page = await context.newPage();
  await page.goto(`/en/service/seller/${rfq_number_id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en('seller:sheet.download') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Quote form ${rfq_number_id}.xlsx`);

  const { sheets } = await readXlsx(readFileSync(await file.path()));
  const rows = (sheets[0]?.rows ?? []) as (string | number | null)[][];
  const head = rows.findIndex((row) => row.includes('Unit price'));
  const price = rows[head]?.indexOf('Unit price') ?? 0;
  const qty = rows[head]?.indexOf('Qty') ?? 0;
  const [first, second] = rows.slice(head + 1);
  if (!first || !second) throw new Error('the sheet holds no lines');
  first[price] = 12500;
  second[price] = 900;
  second[qty] = 99;
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows: [rows[head] ?? [], second, first] }] }));
  await page.getByRole('button', { name: en('seller:sheet.upload') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: en('trade:template.quotation-answer') })).toBeVisible();
  const mimeType = 'application/octet-stream';
  await dialog.getByLabel(en('seller:sheet.field')).setInputFiles({ name: 'filled.xlsx', mimeType, buffer });
  await expect(dialog.getByText(en('seller:sheet.kind.quantity_edited'))).toBeVisible();
  await answer(page, en('seller:sheet.apply', { count: 1 }));
  const grid = page.getByRole('grid');
  await expect(gridCell(grid, 1, PRICE)).toHaveText('12,500');
  await expect(gridCell(grid, 2, PRICE)).toHaveText('');

  // The row whose quantity was overwritten is taken only when the seller says so, beside the present request.
  await page.getByRole('button', { name: en('seller:sheet.upload') }).click();
  await dialog.getByLabel(en('seller:sheet.field')).setInputFiles({ name: 'filled.xlsx', mimeType, buffer });
  await dialog.getByRole('checkbox', { name: en('seller:sheet.take', { line: 2 }) }).check();
  await answer(page, en('seller:sheet.apply', { count: 1 }));
  await expect(gridCell(grid, 2, PRICE)).toHaveText('900');
  await context.close();
});
