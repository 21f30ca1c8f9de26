import { expect as promptly, test } from '@playwright/test';
import * as quotations from '../../src/contract/endpoints/quotation';
import { axeFindings } from '../support/browserFindings';
import { draftGrid } from '../support/browserGrid';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell, gridField } from '../support/browserScreen';
import { editorStep, openStep } from '../support/browserEditor';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { pipeLine, quotationBody, seenBy, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
/** Columns of the seller's grid, from 1. */
const [QTY, PRICE] = [3, 7];

for (const language of JOURNEY_LANGUAGES) {
  test(`the seller's lines take the window: one scrollbar, no bar over a row, terms in one line (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const say = sayIn(language);
    const [buyer, seller] = [await newBuyer('ko'), await newSeller(language)];
    const { rfq_number_id } = await submitted(buyer, { lines: Array.from({ length: 64 }, () => pipeLine) });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    const grid = await openedQuote(page, language, rfq_number_id);
    const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    /** Rows of which a reader sees the whole height, whatever lies over the page. */
    const rowsInSight = () =>
      grid.locator('[role="row"] > [role="rowheader"]').evaluateAll(
        (heads) =>
          heads.filter((head) => {
            const { left, top, bottom } = head.getBoundingClientRect();
            return [top + 3, bottom - 3].every((y) => head.contains(document.elementFromPoint(left + 8, y)));
          }).length,
      );
    await expect.poll(rowsInSight).toBeGreaterThanOrEqual(15);
    // Typing moves nothing, and neither does the way back that comes with a filling.
    const places = () =>
      Promise.all(
        [gridCell(grid, 1, PRICE), page.getByRole('button', { name: say('seller:quote.submit') })].map(
          async (one) => (await one.boundingBox())?.y,
        ),
      );
    const before = await places();
    await gridCell(grid, 1, PRICE).click();
    await page.keyboard.type('1200');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('seller:fill.menu') }).click();
    await page.getByRole('menuitem', { name: say('seller:fill.restAsNoQuote') }).click();
    await expect(page.getByText(say('seller:fill.appliedRows', { count: 63 }))).toBeVisible();
    await expect.poll(places).toEqual(before);

    const terms = page.getByRole('button', { name: say('seller:quote.terms') });
    await expect(terms).toContainText(say('trade:deliveryTerm.delivered'));
    await expect(terms).toContainText('KRW');
    await expect(page.getByLabel(say('seller:term.freight'))).toBeHidden();
    await terms.click();
    await expect(page.getByLabel(say('seller:term.freight'))).toBeVisible();
    await page.getByLabel(say('seller:term.validUntil')).fill('');
    await terms.click();
    // What has to be mended there opens it.
    await page.getByRole('button', { name: say('seller:quote.submit') }).click();
    await expect(page.getByLabel(say('seller:term.validUntil'))).toBeFocused();
    expect.soft(await axeFindings(page)).toEqual([]);
    await context.close();
  });
}

test('a press on a short title at the right selects its column, and opens no menu', { tag: '@full' }, async ({
  browser,
}) => {
  const [buyer, seller] = [await newBuyer('ko'), await newSeller('ko')];
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine, pipeLine] });
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  const grid = await openedQuote(page, 'ko', rfq_number_id);
  const title = grid.locator(`[role="columnheader"][aria-colindex="${QTY + 1}"]`);
  await title.locator('span').click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(gridCell(grid, 2, QTY)).toHaveAttribute('aria-selected', 'true');
  await title.getByRole('button').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await context.close();
});

test('a buyer sees the steps and the state of saving in one line each, and the terms at a press', {
  tag: '@full',
}, async ({ browser }) => {
  const say = sayIn('ko');
  const { context, page, grid } = await draftGrid(browser, await newBuyer('ko'), {
    lines: Array.from({ length: 40 }, () => pipeLine),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const submit = page.getByRole('button', { name: say('buyer:editor.check') });
  const bar = page.locator('[data-save-state]');
  await gridCell(grid, 1, 13).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(gridField(grid)).toBeFocused();
  const [saving, sending] = [await bar.boundingBox(), await submit.boundingBox()];
  expect(Math.abs((saving?.y ?? 0) - (sending?.y ?? 99))).toBeLessThan(16);
  // The last row in sight ends above the bar at the window's foot.
  const frame = await grid.locator('xpath=ancestor::*[contains(@class, "grid-scroller")]').boundingBox();
  expect((frame?.y ?? 0) + (frame?.height ?? 900)).toBeLessThanOrEqual(sending?.y ?? 0);
  const [title, steps] = await Promise.all([
    page.getByLabel(say('buyer:terms.name')).boundingBox(),
    editorStep(page, say, 'terms').boundingBox(),
  ]);
  expect(Math.abs((title?.y ?? 0) - (steps?.y ?? 99))).toBeLessThan(16);
  await openStep(page, say, 'terms');
  await expect(page.getByLabel(say('trade:terms.paymentTerm'))).toBeInViewport();
  await context.close();
});

test('the lines of a quotation with an alternate stand still at every height of the window', { tag: '@full' }, async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const say = sayIn('ko');
  const [buyer, seller] = [await newBuyer('ko'), await newSeller('ko')];
  const { rfq_number_id } = await submitted(buyer, { lines: Array.from({ length: 28 }, () => pipeLine) });
  const { lines, ...terms } = quotationBody(await seenBy(seller, rfq_number_id), '1200');
  await seller.ok(quotations.submitQuotation, {
    params: { rfq_number_id },
    body: {
      ...terms,
      lines: lines.map((line, index) => ({
        ...line,
        response: index < 1 ? ('alternate' as const) : ('exact' as const),
        ...(index < 1 && {
          offered_spec: { ...pipeLine.spec, grade: 'A53-B', canonical_key: '' },
          deviations: [{ field: 'grade', requested: 'A106-B', offered: 'A53-B', reason: '재고 보유' }],
        }),
      })),
    },
  });
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openedQuote(page, 'ko', rfq_number_id);
  await expect(page.getByText(say('seller:alternate.list'))).toBeVisible();
  const unsteady: number[] = [];
  for (let height = 720; height <= 1080; height += 20) {
    await page.setViewportSize({ width: 1440, height });
    const heights = await page.locator('.grid-scroller').evaluate(async (box) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      for (let frame = 0; frame < 12; frame += 1) await nextFrame();
      const seen = new Set<number>();
      for (let frame = 0; frame < 8; frame += 1) {
        await nextFrame();
        seen.add(Math.round(box.getBoundingClientRect().height));
      }
      return seen.size;
    });
    if (heights > 1) unsteady.push(height);
  }
  expect(unsteady).toEqual([]);
  await context.close();
});
