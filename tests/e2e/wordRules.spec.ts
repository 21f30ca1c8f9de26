import { expect, type Page, test } from '@playwright/test';
import { newBuyer, openedAs } from '../support/browserPeople';
import { gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';

const en = sayIn('en');
/** Columns of the buyer's grid. */
const [CHECK, GRADE] = [2, 9];
const LIST = ['PIPE SMLS 4" SCH40 CS-1 12 M', 'PIPE SMLS 6" SCH40 CS-1 6 M'].join('\n');
const MARK = en('buyer:reading.learned', { word: 'CS-1', value: 'A106-B' });

async function correct(page: Page) {
  const cell = gridCell(page.getByRole('grid'), 1, GRADE);
  await cell.click();
  await page.keyboard.type('A106-B');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('A106-B');
}

const question = (page: Page) =>
  page.getByText(
    en('buyer:reading.lesson.question', { word: 'CS-1', field: en('trade:field.grade'), value: 'A106-B' }),
  );

test('a corrected word is remembered only on request, applied to the next list with a mark, and taken back', {
  tag: '@full',
}, async ({ browser }) => {
  const buyer = await newBuyer('en');
  /** Brings the list in a browser that keeps nothing of earlier ones, and leaves it. */
  const bring = async (then: (page: Page) => Promise<void>) => {
    const context = await openedAs(browser, buyer, 'en');
    const page = await context.newPage();
    await page.goto('/en/service/buyer/type/paste');
    await page.getByLabel(en('buyer:intake.pasteLabel')).fill(LIST);
    await page.getByRole('button', { name: en('buyer:intake.readCount', { count: 2 }) }).click();
    await expect(gridCell(page.getByRole('grid'), 2, GRADE)).toBeVisible();
    await then(page);
    await context.close();
  };

  await test.step('who says no is read the next list as before', async () => {
    await bring(async (page) => {
      await correct(page);
      await expect(question(page)).toBeVisible();
      await page.getByRole('button', { name: en('buyer:reading.lesson.no') }).click();
      await expect(question(page)).toBeHidden();
    });
  });

  await test.step('who says yes has it remembered', async () => {
    await bring(async (page) => {
      await expect(gridCell(page.getByRole('grid'), 1, GRADE)).toHaveText('');
      await correct(page);
      await page.getByRole('button', { name: en('buyer:reading.lesson.yes') }).click();
      await expect(page.getByText(en('buyer:reading.lesson.kept', { word: 'CS-1' }))).toBeVisible();
      await expect(question(page)).toBeHidden();
    });
  });

  await test.step('the next list is read by it, and each line says so', async () => {
    await bring(async (page) => {
      const grid = page.getByRole('grid');
      for (const row of [1, 2]) {
        await expect(gridCell(grid, row, GRADE)).toHaveText('A106-B');
        await expect(gridCell(grid, row, CHECK)).toContainText(MARK);
      }
      await gridCell(grid, 2, GRADE).click();
      const panel = page.getByRole('region', { name: en('buyer:reading.title', { no: 2 }) });
      await expect(panel.getByText(MARK).first()).toBeVisible();
    });
  });

  await test.step('the rule is changed, removed, brought back and removed', async () => {
    const context = await openedAs(browser, buyer, 'en');
    const page = await context.newPage();
    await page.goto('/en/user/mypage/company');
    const rules = page.getByRole('list', { name: en('user:rules.words') });
    await expect(rules.getByRole('listitem')).toContainText('A106-B');
    await rules.getByRole('button', { name: en('user:rules.editOf', { word: 'CS-1' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en('trade:field.grade')).fill('A53-B');
    await dialog.getByRole('button', { name: en('user:rules.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(rules.getByRole('listitem')).toContainText('A53-B');
    const remove = rules.getByRole('button', { name: en('user:rules.removeOf', { word: 'CS-1' }) });
    await remove.click();
    await expect(page.getByText(en('user:rules.wordsEmpty'))).toBeVisible();
    await page.getByRole('button', { name: en('ui:undo') }).click();
    await expect(rules.getByRole('listitem')).toContainText('A53-B');
    await remove.click();
    await expect(page.getByText(en('user:rules.wordsEmpty'))).toBeVisible();
    await context.close();
  });

  await test.step('the next list is read as before', async () => {
    await bring(async (page) => {
      await expect(gridCell(page.getByRole('grid'), 1, GRADE)).toHaveText('');
    });
  });
});
