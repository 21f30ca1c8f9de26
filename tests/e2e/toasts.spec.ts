import { expect, type Locator, type Page, test } from '@playwright/test';
import { stepUntil, stopTime } from '../support/browserClock';
import { compared } from '../support/browserDeal';
import { at, newBuyer, newSeller, openedAs, toNotifications } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { openLot } from '../support/stock';
import { submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 740 };
/** How long a toast is there to be read, and how long it takes to fade. */
const [READ_MS, FADE_MS] = [2_000, 1_000];

/** What the server says when something fails; a stand-in, longer than most sentences of the product. */
const words = {
  ko: '지금은 처리할 수 없어요. 입력한 내용은 그대로 있으니 잠시 뒤 다시 시도해 주세요.',
  en: 'This cannot be done just now. What you have typed is still here; please try again in a moment.',
} as const;

const failed = (message: string) => ({ status: 500, json: { mcode: 1, message, data: null } });
const toastOf = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message });

/** Has everything the page shows fetched again, as after a lost connection, while the server refuses. */
async function raiseFailure(page: Page, message: string): Promise<Locator> {
  await page.route(/\/api\/(?!push|user|ws|tracking)/, (route) => route.fulfill(failed(message)));
  const toast = toastOf(page, message);
  await expect(async () => {
    await page.evaluate(() => new BroadcastChannel('stlbs-push').postMessage({ kind: 'reconnected' }));
    await expect(toast).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return toast;
}

/** Neither covers the other. */
async function expectApart(toast: Locator, bar: Locator): Promise<void> {
  await expect(bar).toBeInViewport();
  const gap = async () => {
    const [over, under] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
    if (!over || !under) return Number.NEGATIVE_INFINITY;
    // A bar below a few rows stands higher than the toast at the window's foot.
    return Math.max(under.y - (over.y + over.height), over.y - (under.y + under.height));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
}

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`a failure is announced, can be read for two seconds, and stays as text by what failed (${language})`, async ({
    browser,
  }) => {
    const context = await openedAs(browser, await newBuyer(language), language);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(at(language, '/service'));
    let answer = () => {};
    const reported = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/push(?:[?]|$)/, async (route) => {
      await reported;
      await route.fulfill(failed(words[language]));
    });
    await toNotifications(page, language);
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
    await stopTime(page);
    answer();
    const toast = toastOf(page, words[language]);
    // What draws toasts comes when the page rests.
    const passed = await stepUntil(page, toast);
    await expect(toast).toHaveAttribute('aria-live', /polite|assertive/);
    const inPlace = main.getByRole('alert').filter({ hasText: say('ui:errorTitle') });
    await expect(inPlace).toBeVisible();
    await page.clock.runFor(Math.max(0, READ_MS - passed - 100));
    await expect(toast).toBeVisible();
    expect(await stepUntil(page, toast, 'gone')).toBeLessThan(passed + FADE_MS + 1_000);
    await expect(inPlace).toBeVisible();
    await context.close();
  });

  test(`a toast leaves free what stands at the foot of a page (${language})`, { tag: '@full' }, async ({ browser }) => {
    const { buyer, number } = await compared(language);
    const [seller, asking] = await Promise.all([newSeller(language), newBuyer('ko')]);
    const { rfq_number_id } = await submitted(asking);
    await openLot(seller);

    // The clock belongs to all pages of a browser, so each page has a browser of its own.
    const opened = async (person: Caller, size: { width: number; height: number }) => {
      const page = await (await openedAs(browser, person, language)).newPage();
      await page.clock.install();
      await page.setViewportSize(size);
      return page;
    };
    const see = async (page: Page, bar: Locator) => {
      await expectApart(await raisedAndStill(page, words[language]), bar);
      await page.context().close();
    };

    await test.step('the sums of a quotation being written', async () => {
      const quote = await opened(seller, DESK);
      await openedQuote(quote, language, rfq_number_id);
      await see(quote, quote.getByText(say('seller:quote.progress', { priced: 0, total: 2 })).locator('xpath=..'));
    });
    for (const size of [DESK, PHONE]) {
      await test.step(`what can be done with ticked rows, ${size.width} px wide`, async () => {
        const lots = await opened(seller, size);
        await lots.goto(at(language, '/service/stock/open-stock'));
        await lots.getByRole('row').nth(1).getByRole('checkbox').first().check();
        const bar = lots.getByRole('region', { name: say('ui:table.selected', { count: 1 }) });
        await expect(bar).toBeVisible();
        await see(lots, bar);
      });
      await test.step(`the award so far, ${size.width} px wide`, async () => {
        const comparison = await opened(buyer, size);
        await comparison.goto(at(language, `/service/project/purchase/${number}`));
        const bar = comparison.getByRole('region', { name: say('project:compare.award') });
        // What was selected on the desktop stands on the phone as well.
        if (size === DESK) await bar.getByRole('button', { name: say('project:compare.bestPerLine') }).click();
        await expect(bar).toContainText(say('project:compare.chosen', { count: 2, total: 2 }));
        // At the end of the page the bar leaves the foot of the window with what it belongs to.
        await comparison.evaluate(() => window.scrollTo(0, 0));
        await see(comparison, bar);
      });
    }
  });
}

/** The same, with time stopped once it is there. */
async function raisedAndStill(page: Page, message: string): Promise<Locator> {
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  const toast = await raiseFailure(page, message);
  await stopTime(page);
  return toast;
}
