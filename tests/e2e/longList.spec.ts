import { expect, test } from '@playwright/test';
import { newBuyer, openedAs } from '../support/browserPeople';
import { gridCell, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';

const en = sayIn('en');
const COUNT = 5002;
const LIST = Array.from({ length: COUNT }, (_, line) => `PIPE 4" ${line + 1} M`).join('\n');

test('a list that is longer than a request is read whole, and taken over by the part that is chosen', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await openedAs(browser, await newBuyer('en'), 'en');
  const page = await context.newPage();
  await page.goto('/en/service/buyer/type/paste');
  // Pasted, as people bring such a list; typed text of so many lines takes Chromium a minute by itself.
  await page.getByLabel(en('buyer:intake.pasteLabel')).focus();
  await pasteText(page, LIST);
  await expect(page.getByText(en('buyer:longList.text', { count: COUNT, most: '5,000' }))).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: en('buyer:longList.take', { from: '1', to: '5,000' }) })).toBeVisible();
  await page.getByRole('button', { name: en('buyer:longList.take', { from: '5,001', to: '5,002' }) }).click();
  const grid = page.getByRole('grid');
  await expect(gridCell(grid, 1, 1)).toHaveText('PIPE 4" 5001 M');
  await expect(gridCell(grid, 2, 1)).toHaveText('PIPE 4" 5002 M');
  await expect(page.getByText(en('buyer:longList.leave'))).toBeHidden();
  await context.close();
});
