import { expect as promptly, type Page, test } from '@playwright/test';
import { complaintsOf } from '../support/browserErrors';
import { draftGrid } from '../support/browserGrid';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { pipeLine, readRfq, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const ko = sayIn('ko');
/** Columns of the buyer's grid and of the seller's, from 1. */
const [RAW, TYPE, SIZE, SCHEDULE, GRADE, QTY] = [1, 4, 5, 6, 9, 13];
const [ITEM, PRICE, UNIT, DISCOUNT, ORIGIN, REMARK] = [1, 7, 8, 10, 13, 21];
let buyer: Caller;
let seller: Caller;

test.beforeAll(async () => {
  [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
});

/** Puts on the clipboard what a spreadsheet puts there: its cells as text and as a table. */
async function pasteCells(page: Page, text: string, html: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async ([plain, table]) => {
      const blob = (type: string, content = '') => new Blob([content], { type });
      const item = { 'text/plain': blob('text/plain', plain), 'text/html': blob('text/html', table) };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [text, html],
  );
  await page.keyboard.press('ControlOrMeta+V');
}

test('rows are inserted, doubled and deleted by keys and by the menu, each undone under its name', {
  tag: '@full',
}, async ({ browser }) => {
  const { context, page, grid, number } = await draftGrid(browser, buyer, {
    lines: ['10', '20', '30'].map((qty) => ({ ...pipeLine, qty })),
  });
  const complaints = complaintsOf(page);
  const { keyboard } = page;
  const quantities = (...texts: string[]) =>
    expect(grid.locator(`[role="gridcell"][aria-colindex="${QTY + 1}"]`)).toHaveText(texts);
  const undo = (step: string) => page.getByRole('button', { name: `${ko('ui:grid.undo')}: ${step}`, exact: true });
  const menu = async (row: number, item: string) => {
    await gridCell(grid, row, QTY).click({ button: 'right' });
    await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click();
  };
  await gridCell(grid, 1, QTY).click();
  await keyboard.press('Shift+Enter');
  await quantities('10', '', '20', '30');
  await keyboard.type('15');
  await keyboard.press('Enter');
  await quantities('10', '15', '20', '30');
  await menu(1, ko('ui:grid.menu.above'));
  await quantities('', '10', '15', '20', '30');
  await undo(ko('ui:grid.step.insert', { count: 1 })).click();
  await quantities('10', '15', '20', '30');
  await gridCell(grid, 3, QTY).click();
  await keyboard.press('Shift+ArrowDown');
  await menu(4, ko('ui:grid.menu.duplicate', { count: 2 }));
  await quantities('10', '15', '20', '30', '20', '30');
  await expect(undo(ko('ui:grid.step.duplicate', { count: 2 }))).toBeVisible();
  await gridCell(grid, 1, QTY).click();
  await gridCell(grid, 2, QTY).click({ modifiers: ['Shift'] });
  await menu(1, ko('ui:grid.deleteRows', { count: 2 }));
  await quantities('20', '30', '20', '30');
  await undo(ko('ui:grid.step.delete', { count: 2 })).click();
  await keyboard.press('ControlOrMeta+y');
  await quantities('20', '30', '20', '30');
  await expect
    .poll(async () => (await readRfq(buyer, number)).lines.map(({ qty }) => qty))
    .toEqual(['20', '30', '20', '30']);
  // A list is read again as a step of its own.
  await gridCell(grid, 1, RAW).click();
  await keyboard.type('무계목 파이프 SPPS380 SCH40 80A 6M 7본');
  await keyboard.press('Enter');
  await expect(gridCell(grid, 1, SIZE)).toHaveText('80A');
  await expect(gridCell(grid, 1, QTY)).toHaveText('7');
  await keyboard.press('ControlOrMeta+z');
  await quantities('20', '30', '20', '30');
  expect(complaints).toEqual([]);
  await context.close();
});

test('number and item stay in sight, the sum within the frame, columns go and come back, help names the keys', {
  tag: '@full',
}, async ({ browser }) => {
  const { rfq_number_id } = await submitted(buyer, { lines: Array.from({ length: 60 }, () => pipeLine) });
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  const grid = await openedQuote(page, 'ko', rfq_number_id);
  await gridCell(grid, 1, PRICE).click();
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  const scroller = page.locator('.grid-scroller');
  await scroller.evaluate((box) => box.scrollTo(box.scrollWidth, 400));
  await expect(gridCell(grid, 20, REMARK)).toBeInViewport({ ratio: 1 });
  const seen = (row: number) =>
    grid.locator(`[role="row"][aria-rowindex="${row + 1}"]`).evaluate((line) =>
      [...line.children].slice(0, 2).every((cell) => {
        const { left, top, height } = cell.getBoundingClientRect();
        return cell.contains(document.elementFromPoint(left + 10, top + height / 2));
      }),
    );
  expect(await seen(20)).toBe(true);
  expect((await gridCell(grid, 20, ITEM).textContent())?.trim()).not.toBe('');
  const [frame, sum] = [await scroller.boundingBox(), await page.locator('.grid-summary').boundingBox()];
  expect((sum?.y ?? 9999) + (sum?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) + 1);
  await expect(page.locator('.grid-summary')).toContainText('10,000');

  const head = (name: 'maker' | 'origin') =>
    grid.getByRole('columnheader', { name: ko(`seller:col.${name}`), exact: true });
  const menu = async (name: 'maker' | 'origin', item: string) => {
    await head(name).hover();
    await head(name).getByRole('button').click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await menu('maker', ko('ui:grid.hideColumn'));
  await expect(head('maker')).toHaveCount(0);
  await menu('origin', ko('ui:grid.showColumn', { column: ko('seller:col.maker') }));
  await expect(head('maker')).toBeVisible();
  await gridCell(grid, 20, ORIGIN).click();
  await page.keyboard.type('대한민국');
  await page.keyboard.press('Enter');
  await expect(gridCell(grid, 20, ORIGIN)).toHaveText('한국');
  await expect(gridCell(grid, 20, ORIGIN)).toHaveAttribute('title', 'KR');

  await page.getByRole('button', { name: ko('ui:grid.help') }).click();
  const help = page.getByRole('dialog', { name: ko('ui:grid.helpTitle') });
  for (const key of ['F2', 'Ctrl+D', 'F8', 'Alt+Enter', 'Shift+Enter'])
    await expect(help.getByText(key, { exact: true })).toBeVisible();
  await context.close();
});

test('cells of Excel and of Google Sheets come with currency, percent and merged cells, and errors name their cell', async ({
  browser,
}) => {
  const { rfq_number_id } = await submitted(buyer, { lines: Array.from({ length: 6 }, () => pipeLine) });
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const grid = await openedQuote(page, 'ko', rfq_number_id);
  const row = async (no: number, ...texts: string[]) => {
    for (const [at, column] of [PRICE, UNIT, DISCOUNT].entries())
      if (texts[at] !== undefined) await expect(gridCell(grid, no, column)).toHaveText(texts[at]);
  };
  await gridCell(grid, 1, PRICE).click();
  // Excel: the unit is merged over two rows; the amount between unit and discount is worked out, and not to be written.
  const html = (unit: string, second = '') =>
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>₩12,500</td>${unit}<td>3.5%</td></tr><tr><td> 22,100 원 </td>${second}<td>2,000</td><td>4.00%</td></tr></table></html>`;
  await pasteCells(
    page,
    '₩12,500\tkg\t1,000\t3.5%\r\n 22,100 원 \t\t2,000\t4.00%\r\n',
    html('<td rowspan=2>kg</td><td>1,000</td>'),
  );
  await row(1, '12,500', 'kg', '3.5');
  await row(2, '22,100', 'kg');
  await page.keyboard.press('ControlOrMeta+z');
  await row(1, '', 'EA');
  await pasteCells(
    page,
    '₩12,500\tkg\t1,000\t3.5%\r\n 22,100 원 \tkg\t2,000\t4.00%\r\n',
    html('<td>kg</td><td>1,000</td>', '<td>kg</td>'),
  );
  await row(2, '22,100', 'kg', '4.00');
  // A blank means to leave what was preset.
  await gridCell(grid, 6, PRICE).click();
  await pasteCells(page, '990\t\t\t\r\n', '<table><tr><td>990</td><td></td><td></td><td></td></tr></table>');
  await row(6, '990', 'EA');
  // Google Sheets: tabs in the text, and a table that states each cell's value and format.
  await gridCell(grid, 3, PRICE).click();
  await pasteCells(
    page,
    '₩ 1,234,500\tTON\n￦９８０\t본\n(1,200)\tEA',
    '<google-sheets-html-origin><style>td{border:1px}</style><table><tbody><tr><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1234500}">₩ 1,234,500</td><td>TON</td></tr><tr><td>￦９８０</td><td>본</td></tr><tr><td>(1,200)</td><td>EA</td></tr></tbody></table></google-sheets-html-origin>',
  );
  await row(3, '1,234,500', 't');
  await row(4, '980', 'EA');
  // A negative amount of bookkeeping is no price, and none is made of it.
  await expect(gridCell(grid, 5, PRICE)).toHaveText('(1,200)');
  await expect(gridCell(grid, 5, PRICE)).toHaveAttribute('aria-invalid', 'true');
  expect(complaints).toEqual([]);
  await context.close();
});

test('sizes and types are read in full, in the words of the reader with the code in the hint', {
  tag: '@full',
}, async ({ browser }) => {
  const { context, page, grid } = await draftGrid(browser, buyer, { lines: [pipeLine] });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const words of ['동심 레듀서 200A x 100A SCH40 A234 WPB 4개', '엘보 90도 LR A234 WPB 200A SCH40 3개']) {
    await page.getByRole('button', { name: ko('ui:grid.addRow') }).click();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  }
  await expect(gridCell(grid, 2, SIZE)).toHaveText(/x/);
  await expect(gridCell(grid, 3, TYPE)).toHaveText(/엘보/);
  await expect(gridCell(grid, 3, TYPE)).toHaveAttribute('title', 'ELBOW 90 LR');
  await page.reload();
  await expect(gridCell(grid, 2, SIZE)).toHaveText(/x/);
  const isCut = (cell: HTMLElement) =>
    [cell, ...cell.children].some(
      (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflow === 'hidden',
    );
  for (const row of [2, 3])
    for (const column of [TYPE, SIZE])
      await expect.poll(() => gridCell(grid, row, column).evaluate(isCut), `${row} ${column}`).toBe(false);
  await context.close();
});

test('cells merged downwards in a pasted list hold for each of its rows', { tag: '@full' }, async ({ browser }) => {
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto('/service/buyer/type/paste');
  const rows = [
    ['품명', '사이즈', 'SCH', '재질', '수량', '단위'],
    ['무계목 강관', '100A', '40', 'SPPS380', '12', 'M'],
    ['', '80A', '', '', '18', 'M'],
  ];
  const html = `<table>${rows
    .map(
      (cells, row) =>
        `<tr>${cells.map((text) => (row === 1 && /강관|^40$|SPPS/.test(text) ? `<td rowspan="2">${text}</td>` : text && `<td>${text}</td>`)).join('')}</tr>`,
    )
    .join('')}</table>`;
  await page.getByLabel(ko('buyer:intake.pasteLabel')).click();
  await pasteCells(page, rows.map((cells) => cells.join('\t')).join('\n'), html);
  const grid = page.getByRole('grid');
  for (const [row, size] of [
    [1, '100A'],
    [2, '80A'],
  ] as const) {
    await expect(gridCell(grid, row, SIZE)).toHaveText(size);
    await expect(gridCell(grid, row, SCHEDULE)).toHaveText('40');
    await expect(gridCell(grid, row, GRADE)).toHaveText('SPPS380');
  }
  await context.close();
});
