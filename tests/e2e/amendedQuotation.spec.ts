import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../support/browserErrors';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { ended, firstLineGrew, flangeLine, pipeLine, quoted, submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

/** A quoted request whose first line grew from 54 to 500 m afterwards. */
async function amended() {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  const pipe = { ...pipeLine, raw_text: 'PIPE 4" SCH40 A106-B', qty: '54', uom: 'M' as const };
  const { rfq_number_id: number } = await submitted(buyer, { lines: [pipe, flangeLine] });
  await quoted(seller, number, '32500');
  await firstLineGrew(buyer, number, '500');
  return { buyer, seller, number };
}

/** Nothing computes the new quantity by the old price, nor keeps the old sum as if it stood. */
async function noFalseMoney(page: Page): Promise<void> {
  const text = await page.getByRole('main').innerText();
  // 500 × 32,500 and, with its VAT and that of the other line, the total.
  for (const wrong of ['16,250,000', '18,216,000']) expect(text).not.toContain(wrong);
}

for (const language of JOURNEY_LANGUAGES) {
  test(`a line amended after its answer waits for its seller, on every page (${language})`, async ({ browser }) => {
    const { buyer, seller, number } = await amended();
    const say = sayIn(language);
    const from = `54 ${say('trade:uom.M')}`;
    const to = `500 ${say('trade:uom.M')}`;
    const change = new RegExp(`${from}.*${to}`, 's');
    const selling = await openedAs(browser, seller, language);
    const page = await selling.newPage();
    const complaints = complaintsOf(page);

    await page.goto(at(language, '/service/seller'));
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText(say('seller:list.reconfirm', { count: 1 }));
    // 8 flanges at 32,500 with freight and VAT.
    await expect(row).toContainText('341,000');

    await page.goto(at(language, `/service/seller/detail/view/${number}`));
    const pipe = page.getByRole('row').filter({ hasText: 'SCH40' });
    await expect(pipe).toContainText(change);
    await expect(pipe).toContainText(say('trade:awaiting.old'));
    await expect(page.getByText(say('seller:detail.outdatedTitle', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('main')).toContainText('341,000');
    await expect(page.getByText(say('trade:awaiting.left', { count: 1 }))).toBeVisible();
    await noFalseMoney(page);

    await page.goto(at(language, `/service/seller/${number}`));
    const grid = page.getByRole('grid', { name: say('seller:quote.lines') });
    await expect(grid).toContainText(change);

    await ended(buyer, number);
    const buying = await openedAs(browser, buyer, language);
    const comparing = await buying.newPage();
    await comparing.goto(at(language, `/service/project/purchase/${number}`));
    const matrix = comparing.getByRole('grid', { name: say('project:compare.title') });
    await expect(matrix).toContainText(say('project:compare.sign.awaiting'));
    await expect(matrix).toContainText('32,500');
    await matrix.locator('#cell-0-0').click();
    const details = comparing.getByRole('complementary', { name: say('project:compare.details') });
    await expect(details).toContainText(say('trade:awaiting.state'));
    await expect(matrix).not.toContainText(say('trade:response.no_quote'));
    await expect(matrix).toContainText(say('trade:awaiting.left', { count: 1 }));
    await comparing.getByRole('button', { name: say('project:compare.head.open') }).click();
    await expect(matrix).toContainText('310,000');
    // Of one bidder nothing is the lowest.
    await expect(matrix).not.toContainText(say('project:compare.best'));
    await noFalseMoney(comparing);
    expect(complaints).toEqual([]);
    await Promise.all([selling.close(), buying.close()]);
  });
}
