import { expect as promptly, test } from '@playwright/test';
import { complaintsOf } from '../support/browserErrors';
import { newBuyer, newSeller } from '../support/browserPeople';
import { draftGrid, showColumns } from '../support/browserGrid';
import { gridCell, gridField, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { openLot } from '../support/stock';
import { pipeLine, readRfq } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const ko = sayIn('ko');
/** Columns of the buyer's grid, from 1. */
const [SIZE, SCHEDULE, WALL, STANDARD, GRADE, QTY, UOM] = [5, 6, 7, 8, 9, 13, 14];
let buyer: Caller;

test.beforeAll(async () => {
  buyer = await newBuyer('ko');
});

test('what cannot be read stays in its cell, survives a reload, and keeps the list from being sent', async ({
  browser,
}) => {
  // What matches a line is shown beside it, also while its quantity is no number.
  await openLot(await newSeller('ko'));
  const { context, page, grid, number } = await draftGrid(browser, buyer, { lines: [pipeLine, pipeLine] });
  await expect(page.getByText(ko('buyer:stockFirst.line'))).toBeVisible();
  const { keyboard } = page;
  const type = async (row: number, column: number, text: string) => {
    await gridCell(grid, row, column).click();
    await keyboard.type(text);
    await keyboard.press('Enter');
  };
  await type(1, SIZE, '100AA');
  await type(2, QTY, 'abc');
  await expect(gridCell(grid, 1, SIZE)).toHaveText('100AA');
  await expect(gridCell(grid, 1, SIZE)).toHaveAttribute('aria-invalid', 'true');
  await expect
    .poll(async () => (await readRfq(buyer, number)).lines.map(({ unread }) => unread))
    .toEqual([[{ cell: 'size', text: '100AA' }], [{ cell: 'qty', text: 'abc' }]]);
  await page.reload();
  await expect(gridCell(grid, 1, SIZE)).toHaveText('100AA');
  await expect(gridCell(grid, 2, QTY)).toHaveText('abc');
  await page.getByRole('button', { name: ko('buyer:editor.check') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(gridField(grid)).toBeFocused();
  await expect(grid.locator('[data-active]')).toHaveText('100AA');
  const named = (no: number, cell: string) =>
    page.getByRole('button', { name: ko('buyer:lines.cell', { no, cell }), exact: true });
  await expect(named(1, ko('trade:field.size'))).toBeVisible();
  // The nearest reading is offered, and taken by one key.
  await expect(page.getByText(ko('ui:grid.takeNearest', { text: '100A' }))).toBeVisible();
  await keyboard.press('Alt+Enter');
  await expect(gridCell(grid, 1, SIZE)).not.toHaveAttribute('aria-invalid', 'true');
  await named(2, ko('trade:field.qty')).click();
  await keyboard.type('7');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: ko('buyer:editor.check') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});

test('fields that contradict each other are both marked, and F8 goes to them', { tag: '@full' }, async ({
  browser,
}) => {
  const { context, page, grid } = await draftGrid(browser, buyer, { lines: [pipeLine, pipeLine] });
  const { keyboard } = page;
  await showColumns(page, ko);
  await gridCell(grid, 1, STANDARD).click();
  await keyboard.type('KS D 3507');
  await keyboard.press('Tab');
  await keyboard.type('STPG370');
  await keyboard.press('Enter');
  for (const column of [STANDARD, GRADE])
    await expect(gridCell(grid, 1, column)).toHaveAttribute('data-mark', 'warning');
  await expect(gridCell(grid, 1, SCHEDULE)).toHaveAttribute('data-mark', 'warning');
  await gridCell(grid, 2, WALL).click();
  await keyboard.type('9.53');
  await keyboard.press('Enter');
  await expect(gridCell(grid, 2, WALL)).toHaveAttribute('data-mark', 'warning');
  await gridCell(grid, 1, 1).click();
  await keyboard.press('F8');
  await expect(grid.locator('[data-active]')).toHaveAttribute('data-mark', 'warning');
  await expect(
    page.getByText(ko('buyer:conflict.standard_grade')).or(page.getByText(ko('buyer:conflict.single_wall'))),
  ).toBeVisible();
  await context.close();
});

test('a hundred thousand cells, a picture, control characters and formulas do no harm', { tag: '@full' }, async ({
  browser,
}) => {
  const { context, page, grid } = await draftGrid(browser, buyer, { lines: [pipeLine] });
  const complaints = complaintsOf(page);
  const { keyboard } = page;
  const before = await grid.locator('[role="row"][aria-rowindex="2"]').textContent();
  await gridCell(grid, 1, 1).click();
  const cells = (rows: number, columns: number) =>
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, () => `p${row}`).join('\t')).join('\r\n');
  await pasteText(page, cells(10_000, 10));
  // More rows than a list may have: it is said, and what was there stays as it was.
  await expect(page.getByText(ko('ui:grid.tooMany', { most: '5,000' })).first()).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  expect(await grid.locator('[role="row"][aria-rowindex="2"]').textContent()).toBe(before);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4, 4);
    canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await keyboard.press('Control+v');
  await expect(page.getByText(ko('ui:grid.noPicture')).first()).toBeVisible();
  await gridCell(grid, 1, QTY).click();
  await pasteText(page, '=SUM(A1:A3)\u0007');
  await expect(gridCell(grid, 1, QTY)).toHaveText('=SUM(A1:A3)');
  await expect(gridCell(grid, 1, QTY)).toHaveAttribute('aria-invalid', 'true');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a unit that only begins another spelling is not taken for it, one that its label begins with is', async ({
  browser,
}) => {
  const { context, page, grid } = await draftGrid(browser, buyer, { lines: [pipeLine] });
  const type = async (text: string) => {
    await gridCell(grid, 1, UOM).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  // `일식` is another spelling of the lot.
  await type('일');
  await expect(gridCell(grid, 1, UOM)).toHaveText('일');
  await expect(gridCell(grid, 1, UOM)).toHaveAttribute('aria-invalid', 'true');
  await type('세');
  await expect(gridCell(grid, 1, UOM)).toHaveText(ko('trade:uom.SET'));
  await context.close();
});
