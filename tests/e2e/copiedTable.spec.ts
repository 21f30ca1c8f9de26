import { type BrowserContext, expect as promptly, type Page, test } from '@playwright/test';
import { draftGrid } from '../support/browserGrid';
import { newBuyer, openedAs } from '../support/browserPeople';
import { gridCell } from '../support/browserScreen';
import type { Caller } from '../support/people';
import { pipeLine } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
/** Columns of the buyer's grid, from 1. */
const [TYPE, SIZE, GRADE] = [4, 5, 9];
let buyer: Caller;

test.beforeAll(async () => {
  buyer = await newBuyer('ko');
});

const LIST = `<table>
  <thead><tr><th>품명</th><th>사이즈</th><th>재질</th><th>수량</th><th>단위</th></tr></thead>
  <tbody>
    <tr><td rowspan="2">무계목 강관 SCH40</td><td>50A</td><td rowspan="0">SPPS380</td><td>12</td><td>M</td></tr>
    <tr><td>80A</td><td>18</td><td>M</td></tr>
  </tbody></table>`;
const BLOCK = `<table>
  <tr><td rowspan="2">ELBOW</td><td>50A</td></tr><tr><td>80A</td></tr><tr><td colspan="2">CAP</td></tr></table>`;
/** One column alone. */
const COLUMN = `<table><tr><td rowspan="2">A105</td></tr><tr></tr><tr><td>SUS304</td></tr></table>`;

/** Copies a table by the browser's own keys, from a page of its own, and comes back. */
async function copyTable(page: Page, table: string): Promise<void> {
  const context: BrowserContext = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  await other.setContent(`<!doctype html>${table}`);
  await other.keyboard.press('ControlOrMeta+a');
  await other.keyboard.press('ControlOrMeta+c');
  await other.close();
  await page.bringToFront();
}

test('a table with merged cells that the browser copied keeps each value in its column', { tag: '@full' }, async ({
  browser,
}) => {
  await test.step('on the first page', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto('/');
    await copyTable(page, LIST);
    const box = page.locator('textarea').first();
    await box.click();
    await page.keyboard.press('ControlOrMeta+v');
    const rows = [
      '품명\t사이즈\t재질\t수량\t단위',
      '무계목 강관 SCH40\t50A\tSPPS380\t12\tM',
      '무계목 강관 SCH40\t80A\tSPPS380\t18\tM',
    ];
    await expect(box).toHaveValue(rows.join('\n'));
    await context.close();
  });
  await test.step('in the request editor', async () => {
    const context = await openedAs(browser, buyer, 'ko');
    const page = await context.newPage();
    await page.goto('/service/buyer/type/paste');
    const box = page.locator('textarea').first();
    await copyTable(page, LIST);
    await box.click();
    await page.keyboard.press('ControlOrMeta+v');
    const grid = page.getByRole('grid').first();
    for (const [row, size] of [
      [1, '50A'],
      [2, '80A'],
    ] as const) {
      await expect(gridCell(grid, row, SIZE)).toHaveText(size);
      await expect(gridCell(grid, row, GRADE)).toHaveText('SPPS380');
    }
    await context.close();
  });
  await test.step('in the grid', async () => {
    const { context, page, grid } = await draftGrid(browser, buyer, { lines: [pipeLine, pipeLine, pipeLine] });
    await copyTable(page, BLOCK);
    await gridCell(grid, 1, TYPE).click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(gridCell(grid, 1, SIZE)).toHaveText('50A');
    await expect(gridCell(grid, 2, SIZE)).toHaveText('80A');
    await expect(gridCell(grid, 2, TYPE)).toHaveText(await gridCell(grid, 1, TYPE).innerText());
    await expect(gridCell(grid, 3, SIZE)).toHaveText('');
    await copyTable(page, COLUMN);
    await gridCell(grid, 1, GRADE).click();
    await page.keyboard.press('ControlOrMeta+v');
    for (const [row, grade] of ['A105', 'A105', 'SUS304'].entries())
      await expect(gridCell(grid, row + 1, GRADE)).toHaveText(grade);
    await context.close();
  });
});
