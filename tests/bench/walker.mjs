import { newBuyer, newSeller, openedAs } from '../support/browserPeople.ts';

/**
 * Prepares a journey with people of its own and gives `walk` an empty page of who goes it, at 1440 px, with the address at
 * which it begins and its people. The page is closed afterwards.
 */
export async function withWalker(browser, baseURL, journey, walk) {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const address = await journey.begin(buyer, seller);
  const context =
    journey.who === 'visitor'
      ? await browser.newContext({ baseURL, locale: 'ko-KR' })
      : await openedAs(browser, journey.who === 'buyer' ? buyer : seller, 'ko');
  try {
    const page = await context.newPage();
    // The loader of these files names functions by this one, also those that run in the page.
    await page.addInitScript('window.__name = (named) => named');
    await page.setViewportSize({ width: 1440, height: 900 });
    return await walk({ page, address, people: { buyer, seller } });
  } finally {
    await context.close();
  }
}
