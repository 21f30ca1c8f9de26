import { expect, test } from '@playwright/test';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { openLot } from '../support/stock';
import { submitted } from '../support/trade';

const say = sayIn('ko');

test('the palette finds pages, records and actions by keyboard, and waits for letters that are put together', {
  tag: '@full',
}, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id } = await submitted(buyer, { title: '팔레트 배관' });
  const page = await (await openedAs(browser, buyer, 'ko')).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/service/buyer');
  const field = page.getByRole('combobox', { name: say('layout:palette.title') });
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k');
      return field.isVisible();
    })
    .toBe(true);
  // At once after the last letter: what is looked for is opened, not what stood first until it was found.
  await field.fill(rfq_number_id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '팔레트 배관' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill(say('layout:nav.members'));
  const option = page.getByRole('option', { name: say('layout:nav.members'), exact: true });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  // Enter that ends a Korean syllable is not the person's.
  await field.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })),
  );
  await expect(field).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/mypage/members');

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  // Words of a material lead to the search of stock, also once its lots are found.
  await openLot(await newSeller('ko'), 'PIPE SMLS 18" SCH60 A335-P91 BE L=6M', '50');
  await page.keyboard.press('Control+k');
  await field.fill('18" P91 sch60');
  await expect(page.getByRole('option', { name: /P91/ }).nth(2)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/service/stock/search?q=*');
  await page.context().close();
});
