import { type CDPSession, expect as promptly, test } from '@playwright/test';
import { complaintsOf } from '../support/browserErrors';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { draftGrid } from '../support/browserGrid';
import { gridCell, gridField, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { pipeLine, readRfq, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const ko = sayIn('ko');
/** Columns of the seller's grid, and the quantity of the buyer's, from 1. */
const [PRICE, MAKER, REMARK, QTY] = [7, 12, 21, 13];
let buyer: Caller;
let seller: Caller;

test.beforeAll(async () => {
  [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
});

/** A seller before a request of so many lines. */
async function quoting(browser: Parameters<typeof openedAs>[0], count: number) {
  const lines = Array.from({ length: count }, (_, index) => ({ ...pipeLine, tag: `P-${index + 1}` }));
  const { rfq_number_id } = await submitted(buyer, { lines });
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const grid = await openedQuote(page, 'ko', rfq_number_id);
  return { context, page, grid, complaints };
}

/** Puts letters together as an input method does: each syllable grows until the next one begins. */
async function compose(cdp: CDPSession, syllables: readonly (readonly string[])[]): Promise<void> {
  for (const steps of syllables) {
    for (const text of steps)
      await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await cdp.send('Input.insertText', { text: steps.at(-1) ?? '' });
  }
}

test('Korean is composed from its first letter on, and its keys are left to the input method', async ({ browser }) => {
  const { context, page, grid, complaints } = await quoting(browser, 3);
  const cdp = await context.newCDPSession(page);
  await gridCell(grid, 1, MAKER).click();
  await compose(cdp, [
    ['ㅎ', '하', '한'],
    ['ㄱ', '구', '국'],
  ]);
  await expect(gridField(grid)).toHaveValue('한국');
  await page.keyboard.press('Enter');
  await expect(gridCell(grid, 1, MAKER)).toHaveText('한국');
  await compose(cdp, [['ㅅ', '세']]);
  await cdp.send('Input.imeSetComposition', { text: '아', selectionStart: 1, selectionEnd: 1 });
  // Enter while the syllable is open belongs to the input method: nothing is taken over yet.
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
  await expect(gridField(grid)).toHaveValue('세아');
  await expect(gridField(grid)).toBeFocused();
  // A press elsewhere ends the composition with its letters.
  await gridCell(grid, 3, MAKER).click();
  await expect(gridCell(grid, 2, MAKER)).toHaveText('세아');
  await expect(gridField(grid)).toHaveValue('');
  expect(complaints).toEqual([]);
  await context.close();
});

test('no key is lost at 20 a second, and two within one frame both count', async ({ browser }) => {
  const { context, page, grid } = await quoting(browser, 20);
  await gridCell(grid, 1, PRICE).click();
  for (let row = 1; row <= 12; row += 1) {
    await page.keyboard.type(`${1200 + row}`, { delay: 50 });
    await page.keyboard.press('Enter', { delay: 50 });
  }
  for (let row = 1; row <= 12; row += 1)
    await expect(gridCell(grid, row, PRICE)).toHaveText(`1,2${String(row).padStart(2, '0')}`);
  // In one task of the page, before anything is drawn.
  await gridField(grid).evaluate((field) => {
    const press = (key: string, shiftKey = false) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) press(key);
    press('ArrowUp', true);
    press('ArrowUp', true);
  });
  await expect(grid.locator('[data-active]')).toHaveText('1,211');
  await expect(grid.locator('[aria-selected="true"]')).toHaveCount(3);
  // Keys that go down keep the active cell above the bar at the window's foot.
  await gridCell(grid, 1, PRICE).click();
  await page.keyboard.press('Control+End');
  const uncovered = () =>
    grid.locator('[data-active]').evaluate((cell) => {
      const { left, width, bottom } = cell.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, bottom - 4);
      return cell.contains(shown) || shown instanceof HTMLTextAreaElement;
    });
  await expect.poll(uncovered).toBe(true);
  await context.close();
});

test('ranges, the fill handle, series, filling and undo with the name of its step', { tag: '@full' }, async ({
  browser,
}) => {
  const { context, page, grid, complaints } = await quoting(browser, 12);
  const { keyboard, mouse } = page;
  const undo = (name: string) => page.getByRole('button', { name: new RegExp(`^${ko('ui:grid.undo')}: ${name}`) });
  await gridCell(grid, 1, PRICE).click();
  for (const price of ['100', '150']) {
    await keyboard.type(price);
    await keyboard.press('Enter');
  }
  await gridCell(grid, 1, PRICE).click();
  await keyboard.press('Control+Shift+ArrowDown');
  await expect(grid.locator('[aria-selected="true"]')).toHaveCount(2);
  await gridCell(grid, 6, PRICE).scrollIntoViewIfNeeded();
  const handle = await grid.locator('.grid-handle').boundingBox();
  const end = await gridCell(grid, 6, PRICE).boundingBox();
  if (!handle || !end) throw new Error('not in sight');
  await mouse.move(handle.x + 4, handle.y + 4);
  await mouse.down();
  await mouse.move(end.x + 20, end.y - 30, { steps: 4 });
  await mouse.move(end.x + 20, end.y + 10, { steps: 4 });
  await mouse.up();
  for (const [row, price] of [
    [3, '200'],
    [6, '350'],
  ] as const)
    await expect(gridCell(grid, row, PRICE)).toHaveText(price);
  await expect(undo('채우기 \\(4행\\)')).toBeVisible();

  await gridCell(grid, 7, PRICE).click();
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.type('900');
  await keyboard.press('Control+Enter');
  for (const row of [7, 8, 9]) await expect(gridCell(grid, row, PRICE)).toHaveText('900');
  await gridCell(grid, 1, MAKER).click();
  await keyboard.type('SeAH');
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await gridCell(grid, 4, MAKER).click({ modifiers: ['Shift'] });
  await keyboard.press('Control+d');
  await expect(gridCell(grid, 4, MAKER)).toHaveText('SeAH');
  await keyboard.press('Delete');
  await expect(gridCell(grid, 1, MAKER)).toHaveText('');
  await expect(undo('지우기')).toBeVisible();
  for (const left of ['SeAH', '']) {
    await keyboard.press('Control+z');
    await expect(gridCell(grid, 4, MAKER)).toHaveText(left);
  }
  await keyboard.press('Control+y');
  await expect(gridCell(grid, 4, MAKER)).toHaveText('SeAH');
  expect(complaints).toEqual([]);
  await context.close();
});

test('cells go to a spreadsheet and come back, with the formats that it shows', async ({ browser }) => {
  const { context, page, grid } = await quoting(browser, 6);
  const { keyboard } = page;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gridCell(grid, 1, PRICE).click();
  await pasteText(page, '₩12,500\t개\r\n22,100 원\tEA\r\n19.500,5\tEA\r\n');
  await expect(gridCell(grid, 1, PRICE)).toHaveText('12,500');
  await expect(gridCell(grid, 2, PRICE)).toHaveText('22,100');
  await expect(gridCell(grid, 3, PRICE)).toHaveText('19.500,5');
  await expect(gridCell(grid, 3, PRICE)).toHaveAttribute('aria-invalid', 'true');
  await gridCell(grid, 1, REMARK).click();
  await keyboard.type('=1+1');
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await keyboard.press('Control+c');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const text = async (type: string) => (item ? (await item.getType(type)).text() : '');
    return { plain: await text('text/plain'), html: await text('text/html') };
  });
  expect(copied.plain).toBe("'=1+1");
  expect(copied.html).toContain('<td');
  await keyboard.press('ArrowDown');
  await keyboard.press('Control+v');
  await expect(gridCell(grid, 2, REMARK)).toHaveText('=1+1');
  // A table of a mail, whose text does not keep the cells apart, with a merged cell.
  await gridCell(grid, 4, PRICE).click();
  await page.evaluate(async () => {
    const html =
      '<table><tr><td rowspan="2">700</td><td>EA</td></tr><tr><td>EA</td></tr><tr><td>800</td><td>EA</td></tr></table>';
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob(['700\nEA\nEA\n800\nEA'], { type: 'text/plain' }),
      }),
    ]);
  });
  await keyboard.press('Control+v');
  await expect(gridCell(grid, 4, PRICE)).toHaveText('700');
  await expect(gridCell(grid, 5, PRICE)).toHaveText('');
  await expect(gridCell(grid, 6, PRICE)).toHaveText('800');
  await context.close();
});

test('sorting and filtering change what is shown and not what is sent', { tag: '@full' }, async ({ browser }) => {
  const { context, page, grid, number } = await draftGrid(browser, buyer, {
    lines: ['30', '10', '20'].map((qty) => ({ ...pipeLine, qty })),
  });
  const menu = async (item: string) => {
    const head = grid.getByRole('columnheader', { name: ko('trade:field.qty'), exact: true });
    await head.hover();
    await head.getByRole('button').click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await menu(ko('ui:grid.sort.ascending'));
  for (const [row, qty] of ['10', '20', '30'].entries()) await expect(gridCell(grid, row + 1, QTY)).toHaveText(qty);
  await expect(grid.getByRole('rowheader').first()).toHaveText('2');
  await gridCell(grid, 1, QTY).click();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await menu('20 (1)');
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
  await expect.poll(async () => (await readRfq(buyer, number)).lines.map(({ qty }) => qty)).toEqual(['30', '11', '20']);
  await page.getByRole('button', { name: ko('ui:grid.leftOut', { count: 2 }) }).click();
  await menu(ko('ui:grid.sort.none'));
  for (const [row, qty] of ['30', '11', '20'].entries()) await expect(gridCell(grid, row + 1, QTY)).toHaveText(qty);
  await context.close();
});

test('a column keeps the width that it was dragged to, can be hidden, and texts are found and replaced', {
  tag: '@full',
}, async ({ browser }) => {
  const { context, page, grid } = await quoting(browser, 4);
  const { keyboard, mouse } = page;
  const head = (name: 'maker' | 'remark') =>
    grid.getByRole('columnheader', { name: ko(`seller:col.${name}`), exact: true });
  await head('maker').scrollIntoViewIfNeeded();
  const before = await head('maker').boundingBox();
  if (!before) throw new Error('not in sight');
  await mouse.move(before.x + before.width - 3, before.y + 10);
  await mouse.down();
  await mouse.move(before.x + before.width + 57, before.y + 10, { steps: 5 });
  await mouse.up();
  const width = async () => Math.round((await head('maker').boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(Math.round(before.width + 60));
  await page.reload();
  await expect(gridCell(grid, 1, MAKER)).toBeAttached();
  await expect.poll(width).toBe(Math.round(before.width + 60));
  await head('remark').hover();
  await head('remark').getByRole('button').click();
  await page.getByRole('menuitem', { name: ko('ui:grid.hideColumn') }).click();
  await expect(head('remark')).toBeHidden();

  await gridCell(grid, 1, MAKER).click();
  await pasteText(page, '세아제강\n세아제강\n현대제철');
  await keyboard.press('Control+f');
  await page.getByLabel(ko('ui:grid.find.text'), { exact: true }).fill('세아제강');
  await page.getByLabel(ko('ui:grid.find.other'), { exact: true }).fill('SeAH');
  await page.getByRole('button', { name: ko('ui:grid.find.replaceAll', { count: 2 }) }).click();
  await expect(gridCell(grid, 2, MAKER)).toHaveText('SeAH');
  await expect(gridCell(grid, 3, MAKER)).toHaveText('현대제철');
  await context.close();
});

test('a screen reader finds rows, heads and the active cell; Tab leaves after Esc', async ({ browser }) => {
  const { context, page, grid } = await quoting(browser, 300);
  const field = gridField(grid);
  await gridCell(grid, 2, PRICE).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '301');
  await expect(grid.getByRole('columnheader', { name: ko('seller:col.unitPrice'), exact: true })).toHaveAttribute(
    'aria-colindex',
    String(PRICE + 1),
  );
  const active = () =>
    field.evaluate((element) => {
      const cell = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
      return cell && [cell.role, cell.parentElement?.ariaRowIndex, cell.ariaColIndex];
    });
  expect(await active()).toEqual(['gridcell', '3', String(PRICE + 1)]);
  // The active row stays where it is known when it is scrolled away.
  await page.locator('.grid-scroller').evaluate((box) => box.scrollTo(0, 6000));
  await expect(grid.locator('[aria-rowindex="172"]')).toBeVisible();
  expect(await active()).toEqual(['gridcell', '3', String(PRICE + 1)]);
  await page.keyboard.type('1x');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const said = await field.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(said).toContain(ko('seller:issue.unit_price'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await context.close();
});
