import { expect as promptly, test } from '@playwright/test';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { pipeLine, seenBy, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
/** Column of the grid, from 1. */
const PRICE = 7;

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`a seller states the ground of a zero rate and sees it before the quotation goes out (${language})`, async ({
    browser,
  }) => {
    const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller(language)]);
    const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    const grid = await openedQuote(page, language, rfq_number_id);
    await gridCell(grid, 1, PRICE).click();
    await page.keyboard.type('150000');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('seller:quote.terms') }).click();
    const treatment = page.getByLabel(say('seller:term.vat'), { exact: true });
    await expect(treatment.locator('option').first()).toHaveText(say('trade:vat.taxed'));
    await treatment.selectOption('purchase_confirmation');
    await page.getByRole('button', { name: say('seller:quote.submit') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('trade:vat.purchase_confirmation'));
    await expect(dialog).not.toContainText(say('trade:vat.taxed'));
    await dialog.getByRole('button', { name: say('seller:confirm.submit') }).click();
    await expect(page).toHaveURL(/detail\/complete/);
    const { quotation } = await seenBy(seller, rfq_number_id);
    expect(quotation).toMatchObject({ vat: 'purchase_confirmation', totals: { vat_amount: '0' } });
    await context.close();
  });
}
