import { type BrowserContext, expect as promptly, type Page } from '@playwright/test';
import { getOrder } from '../../src/contract/endpoints/order';
import { getBankAccount, putBankAccount, reauth } from '../../src/contract/endpoints/user';
import { enterPassword } from '../support/browserAccounts';
import { at } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { browserOf, type ShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';
import { ordered } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 30_000 });
const DAY = 86_400;
const other = {
  bank_name: '하나은행',
  account_number: '910-20-304050',
  account_holder: '대한강관',
  currency: 'KRW',
} as const;
const WIDTHS = [1440, 390];

test.use({ shellSettings: { TEST_CLOCK: '1' } });

let passed = 0;
/** The server's clock goes on; it never goes back. */
async function goOn(server: ShellServer, seconds: number): Promise<void> {
  passed += seconds;
  await server.api('POST', '/dev/clock', { body: { seconds: passed } });
}

async function opened(context: BrowserContext, path: string, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  return page;
}

/** Nothing is wider than the window. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const setOther = async (who: Caller) => {
  await who.ok(reauth, { body: { password: PASSWORD } });
  await who.ok(putBankAccount, { body: other });
};

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);
  const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

  test(`a changed account waits, says until when, and any member stops it (${language})`, { tag: '@full' }, async ({
    browser,
    shellServer: server,
  }) => {
    const owner = await joinSeller(server.api, ['pipe'], {}, language);
    const colleague = await colleagueOf(owner);
    await setOther(owner);
    const context = await browserOf(browser, server.url, colleague, { language });
    for (const width of WIDTHS) {
      const page = await opened(context, at(language, '/user/mypage/company'), width);
      const title = say('user:company.waiting.title', { currency: say('trade:currency.KRW') });
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByText(other.account_number)).toBeVisible();
      // Who came in a moment ago confirms nothing.
      await expect(button(page, 'user:company.waiting.confirm')).toHaveCount(0);
      expect(await fits(page)).toBe(true);
      if (width !== WIDTHS.at(-1)) continue;
      await button(page, 'user:company.waiting.stop').click();
      await enterPassword(page, language);
      await expect(page.getByText(title)).toHaveCount(0);
    }
    expect((await owner.ok(getBankAccount)).waiting_list).toEqual([]);
    await context.close();
  });

  test(`an order changes its account when its seller asks and its buyer agrees (${language})`, {
    tag: '@full',
  }, async ({ browser, shellServer: server }) => {
    const [buyer, seller] = [
      await join(server.api, {}, language),
      await joinSeller(server.api, ['pipe', 'flange'], {}, language),
    ];
    const { order_number } = await ordered(buyer, seller);
    await setOther(seller);
    await goOn(server, DAY + 60);
    await expect
      .poll(async () => (await seller.ok(getBankAccount)).account_list.map((one) => one.bank_account.account_number))
      .toEqual([other.account_number]);
    const sellers = await browserOf(browser, server.url, seller, { language });
    const buyers = await browserOf(browser, server.url, buyer, { language });
    for (const width of WIDTHS) {
      const page = await opened(sellers, at(language, `/service/project/sale/quotation/${order_number}`), width);
      await expect(page.getByText(say('project:account.other'))).toBeVisible();
      expect(await fits(page)).toBe(true);
      if (width !== WIDTHS.at(-1)) continue;
      await button(page, 'project:account.offer.do').click();
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: say('project:account.offer.do'), exact: true })
        .click();
      await expect(page.getByText(say('project:account.offered'))).toBeVisible();
    }
    for (const width of WIDTHS) {
      const page = await opened(buyers, at(language, `/service/project/purchase/buy/${order_number}`), width);
      await expect(page.getByText(say('project:account.wanted'))).toBeVisible();
      await expect(page.getByText(other.account_number)).toBeVisible();
      expect(await fits(page)).toBe(true);
      if (width !== WIDTHS.at(-1)) continue;
      await button(page, 'project:account.agree.do').click();
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: say('project:account.agree.do'), exact: true })
        .click();
      await expect(page.getByText(say('project:account.wanted'))).toHaveCount(0);
    }
    const { bank_account } = await buyer.ok(getOrder, { params: { order_number } });
    expect(bank_account).toMatchObject(other);
    await Promise.all([sellers.close(), buyers.close()]);
  });
}
