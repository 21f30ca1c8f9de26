import { test } from '@playwright/test';
import { KeyboardHand } from '../journeys/hand';
import { journeys } from '../journeys/journeys';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';

test.use({ trace: 'off' });

/** One of each side. */
const EVERY_RUN = new Set(['parse and submit a list', 'quote 100 lines']);

for (const journey of journeys) {
  test(`without a mouse: ${journey.name}`, { tag: EVERY_RUN.has(journey.name) ? [] : '@full' }, async ({ browser }) => {
    const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
    const address = await journey.begin(buyer, seller);
    const context = await openedAs(browser, journey.who === 'buyer' ? buyer : seller, 'ko');
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await journey.go(new KeyboardHand(page), { buyer, seller });
    await context.close();
  });
}
