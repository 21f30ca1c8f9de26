import { expect as promptly, test } from '@playwright/test';
import { seoulDay } from '../../src/domain/time/deadline';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { colleagueOf } from '../support/people';
import { give, place } from '../support/roles';
import { ordered } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });

for (const language of JOURNEY_LANGUAGES) {
  test(`a warehouse reads an order and its payment page without a price or an account (${language})`, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
    const order = await ordered(buyer, seller);
    const keeper = await colleagueOf(buyer);
    await give(buyer, keeper, place('warehouse'));
    const context = await openedAs(browser, keeper, language);
    const page = await context.newPage();
    const main = page.getByRole('main');
    for (const path of [
      `/service/project/${order.order_number}`,
      `/service/project/purchase/buy/${order.order_number}`,
    ]) {
      await page.goto(at(language, path));
      await expect(main.getByText(order.order_number).first()).toBeVisible();
      await expect(main.getByRole('table', { name: say('trade:line.caption') })).toBeVisible();
      const text = await main.innerText();
      for (const figure of [order.totals?.total_amount, order.lines[0]?.unit_price, order.lines[0]?.amount])
        expect(text).not.toContain(Number(figure).toLocaleString('en-US'));
      expect(text).not.toContain(order.bank_account?.account_number ?? 'no account');
    }
    // The day on the page is that of the documents.
    await page.goto(at(language, `/service/project/${order.order_number}`));
    const placed = seoulDay(new Date(order.placed_at));
    await expect(main.locator(`time[datetime="${order.placed_at}"]`).first()).toContainText(placed);
    // A form that this person could not send is not shown.
    await page.goto(at(language, '/service/buyer/type/manual'));
    await expect(main.getByRole('heading', { name: say('shell:rightGate.title') })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await context.close();
  });
}
