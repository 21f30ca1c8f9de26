import { expect as promptly, test } from '@playwright/test';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings } from '../support/browserFindings';
import { draftGrid, showColumns } from '../support/browserGrid';
import { at, newBuyer, openedAs } from '../support/browserPeople';
import { fact, gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { pipeLine, readRfq } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const ko = sayIn('ko');
/** Columns of the buyer's grid, from 1. */
const [RAW, CHECK] = [1, 2];
const doubtful = { ...pipeLine, confidence: 0.5, warnings: ['missing_length'] };

test('doubts are filtered, reached by F8, accepted by Enter, undone, and stay accepted', { tag: '@full' }, async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  const { context, page, grid, number } = await draftGrid(browser, buyer, {
    lines: [pipeLine, doubtful, pipeLine, doubtful, doubtful],
  });
  const complaints = complaintsOf(page);
  const { keyboard } = page;
  const marked = grid.locator('[aria-colindex="3"][data-mark="warning"]');
  const filter = (count: number) => page.getByRole('button', { name: ko('ui:grid.doubts', { count }), exact: true });
  await expect(marked).toHaveCount(3);
  await filter(3).click();
  await expect(filter(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(grid.getByRole('rowheader')).toHaveText(['2', '4', '5']);
  await filter(3).click();
  await expect(grid.getByRole('rowheader')).toHaveCount(5);

  await gridCell(grid, 1, RAW).click();
  await keyboard.press('F8');
  const active = grid.locator('[data-active]');
  await expect(active).toHaveAttribute('aria-colindex', String(CHECK + 1));
  await expect(page.getByText(ko('ui:grid.acceptDoubt'))).toBeVisible();
  await keyboard.press('Enter');
  // The mark goes, and the next one is at hand.
  await expect(gridCell(grid, 2, CHECK)).not.toHaveAttribute('data-mark');
  await expect(gridCell(grid, 4, CHECK)).toHaveAttribute('data-active', 'true');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Enter');
  await expect(marked).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^확인 필요 \(/ })).toHaveCount(0);
  const undo = page.getByRole('button', { name: `${ko('ui:grid.undo')}: ${ko('ui:grid.step.accept', { count: 2 })}` });
  await undo.click();
  await expect(marked).toHaveCount(2);
  const saved = async () => (await readRfq(buyer, number)).lines.map(({ warnings }) => warnings.length);
  await expect.poll(saved).toEqual([0, 0, 0, 1, 1]);
  await page.reload();
  await expect(marked).toHaveCount(2);
  await expect(gridCell(grid, 2, CHECK)).not.toHaveAttribute('data-mark');
  expect.soft(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('filter, foot and the window before sending count the same lines to look at', async ({ browser }) => {
  const contradicting = { ...pipeLine, spec: { ...pipeLine.spec, standard: 'KS D 3507', grade: 'STPG370' } };
  const { context, page } = await draftGrid(browser, await newBuyer('ko'), {
    lines: [pipeLine, doubtful, contradicting, pipeLine],
  });
  await expect(page.getByRole('button', { name: ko('ui:grid.doubts', { count: 2 }), exact: true })).toBeVisible();
  await expect(fact(page, ko('buyer:figures.unsure'))).toHaveText('2');
  await page.getByRole('button', { name: ko('buyer:editor.check') }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText(ko('buyer:preview.check', { count: 2 }))).toBeVisible();
  await preview.getByRole('button', { name: ko('buyer:preview.toCheck') }).click();
  await expect(page.getByRole('grid').locator('[data-active]')).toHaveAttribute('aria-colindex', '14');
  await expect(page.locator('[role="row"]:has([data-active])')).toHaveAttribute('aria-rowindex', '3');
  await context.close();
});

test('columns in which nothing stands are not shown on opening, and the sum, unit and wished price are in sight', {
  tag: '@full',
}, async ({ browser }) => {
  const { context, page, grid } = await draftGrid(browser, await newBuyer('ko'), {
    lines: Array.from({ length: 24 }, () => pipeLine),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const head = (name: string) => grid.getByRole('columnheader', { name, exact: true });
  for (const name of [
    ko('trade:field.qty'),
    ko('buyer:grid.uom'),
    ko('buyer:grid.totalWeight'),
    ko('buyer:grid.targetPrice'),
  ])
    await expect(head(name)).toBeInViewport({ ratio: 1 });
  for (const name of [ko('trade:field.standard'), ko('trade:field.coating')]) await expect(head(name)).toHaveCount(0);
  const sum = page.locator('.grid-summary');
  await expect(sum).toContainText(ko('buyer:grid.items', { count: 24 }));
  await expect(sum).toContainText(/23,1\d\d/);
  // The first line's reading stands below before any is chosen: no empty box.
  await expect(page.getByRole('region', { name: ko('buyer:reading.title', { no: 1 }) })).toBeVisible();
  await showColumns(page, ko);
  await expect(head(ko('trade:field.standard'))).toBeAttached();
  await page.reload();
  await expect(head(ko('trade:field.coating'))).toBeAttached();
  // A new list has nothing in it, and all of them.
  await page.goto('/service/buyer/type/manual');
  await page.evaluate(() => localStorage.removeItem('stlbs.grid.request'));
  await page.reload();
  await expect(head(ko('trade:field.standard'))).toBeAttached();
  await context.close();
});

test('quantity and unit stay in sight and sizes whole where length, standard, ends and finish are filled too', {
  tag: '@full',
}, async ({ browser }) => {
  const { spec } = pipeLine;
  const filled = { standard: 'ASTM A106', coating: 'galvanised' as const, length_m: '6', ends: 'BE' };
  const { context, page, grid } = await draftGrid(browser, await newBuyer('ko'), {
    lines: [
      { ...pipeLine, spec: { ...spec, ...filled } },
      { ...pipeLine, spec: { ...spec, ...filled, category: 'flange', type: 'WN', facing: 'RF', class: '300' } },
      {
        ...pipeLine,
        spec: { ...spec, ...filled, category: 'fitting', type: 'REDUCER CON', nps: ['12', '10'], dn: [300, 250] },
      },
      { ...pipeLine, spec: { ...spec, ...filled, category: 'gasket', type: 'SPIRAL WOUND' } },
    ],
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of [ko('trade:field.qty'), ko('buyer:grid.uom')])
    await expect(grid.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(grid.getByRole('columnheader', { name: ko('trade:field.coating'), exact: true })).toBeAttached();
  const sizes = grid.locator('[role="gridcell"][aria-colindex="6"]');
  await expect(sizes).toHaveText(['4"', '4"', '12" x 10"', '4"']);
  const cut = await sizes.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  expect(cut).toBe(0);
  await context.close();
});

for (const language of JOURNEY_LANGUAGES) {
  test(`the rows of the list that a line was read from stand beside it, in the window (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const say = sayIn(language);
    const context = await openedAs(browser, await newBuyer(language), language);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at(language, '/service/buyer/type/paste'));
    const list = [
      '품명\t사이즈\t수량',
      ...Array.from({ length: 60 }, (_, index) => `파이프 SCH40\t100A\t${index + 2}`),
    ];
    await page.getByLabel(say('buyer:intake.pasteLabel')).fill(list.join('\n'));
    await page.getByRole('button', { name: say('buyer:intake.readCount', { count: list.length }) }).click();
    const grid = page.getByRole('grid');
    const source = page.getByRole('region', { name: say('buyer:reading.source.label') });
    const top = (await grid.boundingBox())?.y;
    await gridCell(grid, 3, RAW).click();
    await expect(source).toContainText(say('buyer:reading.source.rows', { rows: '4' }));
    await expect(source).toContainText('100A');
    await expect(source).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(source).toContainText(say('buyer:reading.source.rows', { rows: '5' }));
    // No row moves when another line is opened.
    expect((await grid.boundingBox())?.y).toBe(top);
    const hide = page.getByRole('button', { name: say('buyer:reading.label'), exact: true });
    await hide.click();
    await expect(source).toBeHidden();
    await expect(page).toHaveURL(/id=/);
    await page.reload();
    await expect(hide).toHaveAttribute('aria-pressed', 'false');
    await context.close();
  });
}
