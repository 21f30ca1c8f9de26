import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { COMPARED_LINES, largeComparison } from '../support/browserComparison';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings } from '../support/browserFindings';
import { at, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });

const SELLERS = 12;
/** As many as are in sight beside each other at 1440 px. */
const FEW_SELLERS = 8;

type Size = { width: number; height: number };

async function opened(browser: Browser, language: Language, size: Size, sellers = SELLERS) {
  const { buyer, number } = await largeComparison(sellers);
  const page = await (await openedAs(browser, buyer, language)).newPage();
  await page.setViewportSize(size);
  const complaints = complaintsOf(page);
  await page.goto(at(language, `/service/project/purchase/${number}`));
  const grid = page.getByRole('grid', { name: sayIn(language)('project:compare.title') });
  await expect(grid).toBeVisible();
  return { page, grid, complaints, number };
}

/** Lines and sellers that stand wholly in sight: in the window, below the head and beside the lines. */
function inSight(page: Page) {
  return page.evaluate(() => {
    const table = document.querySelector('[role=grid]');
    const frame = table?.parentElement?.getBoundingClientRect();
    const head = table?.querySelector('thead')?.getBoundingClientRect();
    if (!table || !frame || !head) return { lines: 0, sellers: 0, headRows: 0 };
    const bottom = Math.min(frame.bottom, window.innerHeight);
    const right = Math.min(frame.right, window.innerWidth);
    const boxes = (selector: string) => [...table.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return {
      lines: boxes('tr[data-row]').filter((box) => box.top >= head.bottom - 1 && box.bottom <= bottom + 1).length,
      sellers: boxes('thead tr:first-child th[aria-label]').filter((box) => box.width > 0 && box.right <= right + 1)
        .length,
      headRows: boxes('thead tr').length,
    };
  });
}

test('20 lines and eight sellers are in sight at 1440 px, twelve sellers at 1920 px, below a head of three rows', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const say = sayIn('ko');
  const { page, complaints } = await opened(browser, 'ko', { width: 1440, height: 900 }, FEW_SELLERS);
  await expect.poll(() => inSight(page)).toMatchObject({ sellers: FEW_SELLERS, headRows: 3 });
  await expect.poll(async () => (await inSight(page)).lines).toBeGreaterThanOrEqual(20);
  // Nothing is pointed at, and still it is seen where an offer can be taken, and of what a bar is a part.
  await page.mouse.move(0, 0);
  const shown = await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('tr[data-row] input:not(:checked)');
    const bars = [...document.querySelectorAll<HTMLElement>('thead td > [aria-hidden]:last-child')];
    const unlike = bars.filter((bar) => {
      const cell = bar.parentElement?.clientWidth ?? 0;
      return bar.clientWidth > 0 && bar.clientWidth < cell - 20;
    });
    return { opacity: Number(box && getComputedStyle(box).opacity), bars: bars.length, unlike: unlike.length };
  });
  expect(shown.opacity).toBeGreaterThan(0.3);
  expect(shown.bars).toBe(FEW_SELLERS);
  expect(shown.unlike).toBe(0);
  await page.context().close();

  const wide = await opened(browser, 'ko', { width: 1920, height: 1080 });
  await expect.poll(() => inSight(wide.page)).toMatchObject({ sellers: 12, headRows: 3 });
  await expect(wide.grid).toContainText(say('project:compare.head.likeLanded', { count: COMPARED_LINES - 1 }));
  expect([...complaints, ...wide.complaints]).toEqual([]);
  await wide.page.context().close();
});

for (const language of JOURNEY_LANGUAGES) {
  test(`the matrix is read and an offer taken by keyboard, with the details beside it (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    test.setTimeout(240_000);
    const say = sayIn(language);
    const { page, grid, complaints } = await opened(browser, language, { width: 1440, height: 900 });
    const details = page.getByRole('complementary', { name: say('project:compare.details') });

    await test.step('arrows move, Enter opens the details, which follow', async () => {
      await expect(async () => {
        await grid.focus();
        await page.keyboard.press('Control+Home');
        await expect(grid).toHaveAttribute('aria-activedescendant', 'cell-0-0', { timeout: 1000 });
      }).toPass();
      await expect(details).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(details).toContainText('Seller 01');
      await expect(details).toContainText(say('trade:step.title'));
      await page.keyboard.press('ArrowRight');
      await expect(details).toContainText('Seller 02');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(details).toContainText('100,000');
      await expect(details).toContainText(say('project:compare.sign.doubtful'));
    });

    await test.step('a kept cell stays while the pointer moves, and gives way to the keyboard', async () => {
      const cell = (row: number, column: number) => page.locator(`#cell-${row}-${column}`);
      // The first event of a pointer tells no movement, so it comes over another line.
      await cell(5, 0).hover();
      await cell(4, 0).hover();
      await expect(details).toContainText('Seller 01');
      await details.getByRole('button', { name: say('project:compare.keepCell') }).click();
      await expect(details).toContainText('Seller 02');
      await cell(4, 0).hover();
      await expect(details).toContainText('Seller 02');
      await grid.focus();
      await page.keyboard.press('ArrowRight');
      await expect(details).toContainText('Seller 03');
    });

    await test.step('the space bar takes the offer, Escape closes the details, Ctrl+End reaches the last cell', async () => {
      await page.keyboard.press('Space');
      const chosen = page.getByRole('region', { name: say('project:compare.award') });
      await expect(chosen).toContainText(say('project:compare.chosen', { count: 1, total: COMPARED_LINES }));
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();
      await page.keyboard.press('Control+End');
      await expect(page.locator(`#cell-${COMPARED_LINES - 1}-${SELLERS - 1}`)).toBeInViewport();
    });

    await test.step('nothing of it is out of reach for assistive technology', async () => {
      await page.getByRole('button', { name: say('project:compare.head.open') }).click();
      await page.getByRole('button', { name: say('project:compare.legend') }).click();
      await page.getByRole('button', { name: say('project:compare.details'), exact: true }).click();
      await expect(details).toBeVisible();
      await expect(grid).toContainText(say('project:compare.head.allLanded'));
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('a double click takes one line, although that line gives way to the next', async () => {
      const chosen = page.getByRole('region', { name: say('project:compare.award') });
      await page.getByRole('combobox', { name: say('project:compare.shown') }).selectOption('open');
      await expect(page).toHaveURL(/shown=open/);
      await grid.focus();
      await page.keyboard.press('Control+Home');
      await page.locator('#cell-0-0').getByRole('checkbox').dblclick();
      await expect(chosen).toContainText(say('project:compare.chosen', { count: 2, total: COMPARED_LINES }));
      await expect(grid).toBeFocused();
    });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

test('the view stays: comfortable rows with the person, order, groups, filter and pinned sellers in the address', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const say = sayIn('ko');
  const { page, grid } = await opened(browser, 'ko', { width: 1440, height: 900 });
  const comfortable = (of: Page) => of.getByRole('button', { name: say('project:compare.comfortable') });
  const rowHeight = (of: Page) =>
    of.evaluate(() => document.querySelector('[role=grid] tr[data-row]')?.getBoundingClientRect().height ?? 0);
  expect(await rowHeight(page)).toBe(32);
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/user/profile/view'));
  await comfortable(page).click();
  expect((await kept).ok()).toBe(true);
  const elsewhere = await opened(browser, 'ko', { width: 1440, height: 900 });
  await expect(comfortable(elsewhere.page)).toHaveAttribute('aria-pressed', 'true');
  expect(await rowHeight(elsewhere.page)).toBe(56);
  await elsewhere.page.context().close();
  await comfortable(page).click();
  await expect.poll(() => rowHeight(page)).toBe(32);

  await page.getByRole('combobox', { name: say('project:compare.group') }).selectOption('category');
  await page.getByRole('combobox', { name: say('project:compare.order') }).selectOption('spread');
  await page.getByRole('combobox', { name: say('project:compare.shown') }).selectOption('apart');
  await grid.evaluate((table) => table.parentElement?.scrollTo({ left: 2000 }));
  await page.getByRole('button', { name: say('project:compare.moreOf', { name: 'Seller 12' }) }).click();
  await page.getByRole('menuitem', { name: say('project:compare.pin', { name: 'Seller 12' }) }).click();
  await expect(page).toHaveURL(/order=spread.*group=category.*shown=apart.*pin=/);
  await page.reload();
  await expect(grid.getByRole('columnheader').nth(1)).toHaveAccessibleName('Seller 12');
  const heading = grid.getByRole('rowheader', { name: new RegExp(say('trade:category.pipe')) });
  await expect(heading.first()).toBeVisible();
  // The line with the doubtful price differs most.
  await expect(grid.locator('tr[data-row="0"] th > span > span').first()).toHaveText('3');
  // A pinned seller stays beside the lines however far the others are scrolled.
  await grid.evaluate((table) => table.parentElement?.scrollTo({ left: 2000 }));
  await expect(grid.getByRole('columnheader', { name: 'Seller 12' })).toBeInViewport();
  await page.context().close();
});
