import { type Browser, expect as promptly, type Page, type Route, test } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { compared } from '../support/browserDeal';
import { axeFindings } from '../support/browserFindings';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell } from '../support/browserScreen';
import { savedNote } from '../support/browserSave';
import { sayIn } from '../support/browserTexts';
import { windowsCome } from '../support/browserWindows';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { draft, readRfq, seenBy, submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });
const say = sayIn('ko');
const PRICE = 7;

async function opened(browser: Browser, person: Caller, language: Language = 'ko') {
  const context = await openedAs(browser, person, language);
  return { context, page: await context.newPage(), close: () => context.close() };
}

const dialog = (page: Page) => page.getByRole('dialog');
const notices = (page: Page) => page.getByRole('region', { name: say('shell:commitment.label') });
const named = (kind: string, record: string) =>
  say('shell:commitment.named', { what: say(`shell:commitment.what.${kind}`), record });

/** Brings the page to the window that asks before the award is sent. */
async function beforeAward(page: Page, number: string) {
  await page.goto(`/service/project/purchase/${number}`);
  await page.getByRole('link', { name: say('project:compare.next') }).click();
  await page.getByRole('button', { name: say('project:plan.take') }).click();
  await page
    .getByRole('button', { name: say('project:award.send') })
    .first()
    .click();
  return dialog(page).getByRole('button', { name: say('project:award.send'), exact: true });
}

/** The server carries it out, and its answer never comes. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

test('an award pressed without a network is not sent, not then and not when the network is back', async ({
  browser,
}) => {
  const { buyer, number } = await compared('ko');
  const { context, page, close } = await opened(browser, buyer);
  const send = await beforeAward(page, number);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await send.click();
  await expect(dialog(page)).toContainText(say('shell:error.unsent.offline'));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await context.setOffline(false);
  // Whatever waited for the network would have left before this answer came.
  await page.reload();
  await expect(page.getByRole('button', { name: say('project:award.send') }).first()).toBeVisible();
  expect(posts.filter((path) => path.endsWith('/award'))).toEqual([]);
  expect((await readRfq(buyer, number)).status).toBe('CMP');
  await close();
});

test('an award whose answer is lost is looked up by its key, and is shown as sent', async ({ browser }) => {
  const { buyer, number } = await compared('ko');
  const { page, close } = await opened(browser, buyer);
  const send = await beforeAward(page, number);
  let posts = 0;
  await page.route('**/api/rfq/*/award', (route) => {
    posts += 1;
    return loseAnswer(route);
  });
  await send.click();
  await expect(notices(page)).toContainText(say('shell:commitment.sent.title'));
  await expect(notices(page)).toContainText(named('award', number));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    say('trade:status.project.BID'),
  );
  expect(posts).toBe(1);
  await notices(page)
    .getByRole('button', { name: say('shell:commitment.dismiss') })
    .click();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notices(page)).toBeHidden();
  await close();
});

test('an answer that the page has shown is not shown again after a reload at once', async ({ browser }) => {
  const { buyer, number } = await compared('ko');
  const { page, close } = await opened(browser, buyer);
  const send = await beforeAward(page, number);
  await send.click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the journal holds is read when the page asks who is there, and once more as the window comes to the front.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('stlbs-commitments-seen') ?? '[]')).toBe('[]');
  await expect(notices(page)).toBeHidden();
  await close();
});

test('an award that did not arrive is shown as not sent, stays on its window, and can be sent again', async ({
  browser,
}) => {
  const { buyer, number } = await compared('ko');
  const { page, close } = await opened(browser, buyer);
  const send = await beforeAward(page, number);
  await page.route('**/api/rfq/*/award', (route) => route.abort('connectionreset'), { times: 1 });
  await send.click();
  await expect(dialog(page)).toContainText(say('shell:error.unsent.lost'));
  await expect(notices(page)).toContainText(say('shell:commitment.not_sent.title'));
  expect((await readRfq(buyer, number)).status).toBe('CMP');
  await send.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    say('trade:status.project.BID'),
  );
  await close();
});

test('a window that is closed while its call is under way waits for the answer', async ({ browser }) => {
  const { buyer, number } = await compared('ko');
  const { page, close } = await opened(browser, buyer);
  const send = await beforeAward(page, number);
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  let left = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    left = resolve;
  });
  await page.route('**/api/rfq/*/award', async (route) => {
    left();
    await released;
    await route.continue();
  });
  // A button with a text alone keeps its place while it works; a trial waits until the window stands still.
  await send.click({ trial: true });
  const before = await send.boundingBox();
  await send.click();
  await onItsWay;
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(send.locator('svg')).toHaveCount(0);
  expect(await send.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await dialog(page)
    .getByRole('button', { name: say('ui:close') })
    .first()
    .click();
  await expect(dialog(page)).toContainText(say('shell:commitment.holding'));
  go();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    say('trade:status.project.BID'),
  );
  await close();
});

test('after a crash during a call the same person sees what became of it, nobody else', async ({ browser }) => {
  const [{ buyer, number }, stranger] = await Promise.all([compared('ko'), newBuyer('ko')]);
  const { context, page, close } = await opened(browser, buyer);
  const send = await beforeAward(page, number);
  let arrived = () => {};
  const done = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route('**/api/rfq/*/award', async (route) => {
    await route.fetch();
    arrived();
  });
  await send.click();
  await done;
  await page.close({ runBeforeUnload: false });

  const mine = await context.cookies();
  await context.clearCookies();
  const theirs = await openedAs(browser, stranger, 'ko');
  await context.addCookies(await theirs.cookies());
  const other = await context.newPage();
  await other.goto('/service/buyer');
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notices(other)).toBeHidden();
  await other.close();

  await context.clearCookies();
  await context.addCookies(mine);
  const again = await context.newPage();
  await again.goto('/service/buyer');
  await expect(notices(again)).toContainText(say('shell:commitment.sent.title'));
  await expect(notices(again)).toContainText(named('award', number));
  // Once it was read, it does not stand over the next page.
  await again.waitForTimeout(5_500);
  await again.locator('a[href="/service/seller"]').first().click();
  await expect(again).toHaveURL(/service\/seller/);
  await expect(notices(again)).toBeHidden();
  await theirs.close();
  await close();
});

test('a quotation submitted offline and closed is not sent later, and stays to be changed', async ({ browser }) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const { rfq_number_id: number } = await submitted(buyer);
  const { context, page, close } = await opened(browser, seller);
  const grid = await openedQuote(page, 'ko', number);
  const type = async (price: string) => {
    await gridCell(grid, 1, PRICE).click();
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
  };
  await type('28000');
  await expect(page.getByText(savedNote(say)).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: say('seller:quote.submit') }).click();
  await dialog(page)
    .getByRole('button', { name: say('seller:confirm.submit') })
    .click();
  await expect(dialog(page)).toContainText(say('shell:error.unsent.offline'));
  await page.keyboard.press('Escape');
  await type('99000');
  await context.setOffline(false);
  await expect.poll(async () => (await seenBy(seller, number)).draft?.lines[0]?.unit_price).toBe('99000');
  expect((await seenBy(seller, number)).quotation).toBeNull();
  await close();
});

for (const known of [true, false]) {
  const when = known ? 'after' : 'before';
  test(`a request pressed to be sent while offline stays a draft, ${when} it is known whom it goes to`, async ({
    browser,
  }) => {
    const buyer = await newBuyer('ko');
    const { rfq_number_id: number } = await draft(buyer);
    const { context, page, close } = await opened(browser, buyer);
    const come = windowsCome(page);
    await page.goto(`/service/buyer/type/manual?id=${number}`);
    await come;
    const check = page.getByRole('button', { name: say('buyer:editor.check') });
    if (known) {
      await check.click();
      // Other tests found sellers beside this one, so no number stands still.
      await expect(dialog(page).locator('[aria-busy]')).toHaveCount(0);
      await context.setOffline(true);
    } else {
      await expect(check).toBeEnabled();
      await context.setOffline(true);
      await check.click();
      await expect(dialog(page)).toContainText(say('ui:errorNoAnswer'));
    }
    await dialog(page)
      .getByRole('button', { name: say('buyer:preview.send') })
      .click();
    await expect(dialog(page)).toContainText(say('shell:error.unsent.offline'));
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('button', { name: say('buyer:editor.check') })).toBeVisible();
    expect((await readRfq(buyer, number)).status).toBe('DRAFT');
    await close();
  });
}

for (const language of JOURNEY_LANGUAGES) {
  test(`a banner says that there is no network, and lies over no title (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const { context, page, close } = await opened(browser, await newBuyer(language), language);
    const banner = page.getByText(sayIn(language)('shell:offline'));
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const [width, height] of [
      [1440, 900],
      [1000, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/service/buyer', '/user/mypage/members', '/customer/faq']) {
        await page.goto(at(language, path));
        await expect(title.first()).toBeVisible();
        const before = await title.first().boundingBox();
        await context.setOffline(true);
        await expect(banner).toBeVisible();
        const after = await title.first().boundingBox();
        // On small screens and above dense lists there is no room beside the title: the page makes way.
        const makesWay = width < 1024 || path === '/service/buyer';
        expect((after?.y ?? 0) > (before?.y ?? 0), `${path} at ${width}`).toBe(makesWay);
        if (!makesWay) expect(after).toEqual(before);
        expect(after?.y).toBeGreaterThanOrEqual(await banner.evaluate((node) => node.getBoundingClientRect().bottom));
        expect(await axeFindings(page)).toEqual([]);
        await context.setOffline(false);
        await expect(banner).toBeHidden();
      }
    }
    await close();
  });
}
