import { expect, test } from '@playwright/test';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { answer, gridCell, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import { pipeLine, seenBy, submitted } from '../support/trade';

const say = sayIn('ko');
const PRICE = 7;
const ORIGIN = 13;

test('a number that can be read in more than one way stays in sight and is not sent', { tag: '@full' }, async ({
  browser,
}) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  // Columns out of sight are not drawn.
  await page.setViewportSize({ width: 1920, height: 900 });
  const grid = await openedQuote(page, 'ko', rfq_number_id);

  await test.step('the grid reads prices and countries as sellers write them', async () => {
    await gridCell(grid, 1, PRICE).click();
    await pasteText(page, '₩22,100 원');
    await expect(gridCell(grid, 1, PRICE)).toHaveText('22,100');
    await gridCell(grid, 1, ORIGIN).click();
    await pasteText(page, 'South Korea');
    await expect(gridCell(grid, 1, ORIGIN)).toHaveText('한국');
  });

  const freight = page.locator('input[name="freight_amount"]');
  await test.step('a doubtful freight is reported and kept as it is', async () => {
    await page.getByRole('button', { name: new RegExp(`^${say('seller:quote.terms')}`) }).click();
    await freight.click();
    await freight.press('ControlOrMeta+A');
    await pasteText(page, '19.500,5');
    await expect(freight).toHaveValue('19.500,5');
    await expect(freight).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(say('ui:unclearNumber'))).toBeVisible();
    await page
      .getByRole('button', { name: say('seller:quote.submit') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(freight).toHaveValue('19.500,5');
  });

  await test.step('a price with its sign is read', async () => {
    await freight.click();
    await freight.press('ControlOrMeta+A');
    await pasteText(page, '₩12,500');
    await expect(freight).toHaveValue('12,500');
    await expect(page.getByText(say('ui:unclearNumber'))).toBeHidden();
    await page
      .getByRole('button', { name: say('seller:quote.submit') })
      .first()
      .click();
    await answer(page, say('seller:confirm.submit'));
    await expect(page).toHaveURL(/complete/);
    const { quotation } = await seenBy(seller, rfq_number_id);
    expect(quotation).toMatchObject({ freight_amount: '12500', lines: [{ unit_price: '22100', origin: 'KR' }] });
  });
  await context.close();
});
