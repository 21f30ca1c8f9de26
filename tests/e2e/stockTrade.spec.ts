import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { getCart } from '../../src/contract/endpoints/cart';
import * as orders from '../../src/contract/endpoints/order';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import { listStock } from '../../src/contract/endpoints/stock';
import { at, newBuyer, newSeller, openedAs, serverUrl, signInByForm } from '../support/browserPeople';
import { answer, heading } from '../support/browserScreen';
import { type Say, sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { addressOf, openLot, PIPE, purchaseOf, readLot, warehouseOf } from '../support/stock';
import { draft, pipeLine } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const PHONE = { width: 360, height: 740 };
const LIST = [
  '품명,규격,재질,재고수량,단위,LOT NO',
  '파이프,100A SCH40,SPPS380,40,EA,LOT-1',
  '플랜지 SO,10K 80A,SS400,30,EA,LOT-2',
].join('\n');

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}

/** Uploads a stock list on the own stock's page, up to its preview. */
async function previewed(page: Page, say: Say) {
  await page.getByRole('button', { name: say('stock:list.title') }).click();
  const dialog = page.getByRole('dialog', { name: say('stock:list.title') });
  const file = { name: '재고.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  return dialog;
}

async function fromLotMenu(page: Page, say: Say, action: 'receive' | 'open'): Promise<void> {
  await page
    .getByRole('grid')
    .getByRole('button', { name: say('stock:action.menu') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say(`stock:action.${action}.name`), exact: true }).click();
}

async function shipped(seller: Caller, buyer: Caller): Promise<string> {
  const [lot] = (await seller.ok(listStock, { query: { state: 'open' } })).items;
  if (!lot) throw new Error('nothing is open');
  const body = purchaseOf(lot, '2', await addressOf(buyer));
  const [order] = (await buyer.ok(placePurchase, { body })).orders;
  const params = { order_number: order?.order_number ?? '' };
  await buyer.ok(orders.reportPayment, { params, body: { version: 1, paid_on: '2026-11-21', depositor: '한빛' } });
  await seller.ok(orders.confirmPayment, { params, body: { version: 2 } });
  await seller.ok(orders.shipOrder, { params, body: { version: 3 } });
  return params.order_number;
}

async function visitorOnPhone(browser: Parameters<typeof openedAs>[0], language: Language): Promise<Page> {
  const locale = language === 'ko' ? 'ko-KR' : 'en-GB';
  const context = await browser.newContext({ baseURL: serverUrl(), viewport: PHONE, locale });
  return context.newPage();
}

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`${language}: on a phone a visitor finds stock, gathers both baskets, signs in and buys`, async ({
    browser,
  }) => {
    const [seller, buyer] = await Promise.all([newSeller(language), newBuyer(language)]);
    const maker = `Maker ${randomUUID().slice(0, 8)}`;
    const lot = await openLot(seller, PIPE, '50', { unit_price: '154321' }, { maker });
    await addressOf(buyer);
    const page = await visitorOnPhone(browser, language);
    await page.goto(at(language, `/service/stock/search?maker=${encodeURIComponent(maker)}`));
    await page.getByRole('main').getByRole('searchbox').fill('4" A106B sch40');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=/);
    await expectFits(page);
    await page.locator(`a[href$="/service/stock/search/detail/${lot.id}"]`).first().click();
    // The list says the same of its prices, so the next words alone would not show that the item is there.
    await expect(page).toHaveURL(new RegExp(`/detail/${lot.id}$`));
    await expect(page.getByText(say('market:priceAfterLogin')).first()).toBeVisible();
    await page.reload();
    expect(await page.content()).not.toMatch(/154,?321/);
    await expectFits(page);
    await page.getByLabel(say('market:buy.quantity'), { exact: true }).fill('3');
    await page.getByRole('button', { name: say('market:buy.cart'), exact: true }).click();
    await page.getByRole('button', { name: say('market:ask.add'), exact: true }).click();

    await test.step('before signing in the cart is in the browser, the same in two tabs, and shows no price', async () => {
      const other = await page.context().newPage();
      for (const tab of [page, other]) await tab.goto(at(language, '/service/cart'));
      await expect(page.getByText(say('cart:kept.text'))).toBeVisible();
      await expect(other.getByLabel(say('cart:quantity'), { exact: true })).toHaveValue('3');
      await page.getByLabel(say('cart:quantity'), { exact: true }).fill('60');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('cart:problem.quantity_short', { open: '50' }))).toBeVisible();
      await expect(other.getByLabel(say('cart:quantity'), { exact: true })).toHaveValue('60');
      await other.getByLabel(say('cart:quantity'), { exact: true }).fill('3');
      await other.keyboard.press('Enter');
      await expect(page.getByLabel(say('cart:quantity'), { exact: true })).toHaveValue('3');
      expect(await page.content()).not.toMatch(/154,?321/);
      await expectFits(page);
      await other.close();
    });

    await signInByForm(page, language, buyer.email);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('stlbs.cart'))).toBeNull();
    await page.goto(at(language, '/service/cart?basket=request'));
    await expect(page.getByRole('link', { name: say('cart:toRequest', { count: 1 }) })).toBeVisible();
    await page.goto(at(language, '/service/cart'));
    await expect(page.getByLabel(say('cart:quantity'), { exact: true })).toHaveValue('3');
    await expectFits(page);
    await page.getByRole('link', { name: say('cart:checkout', { count: 1 }) }).click();
    await page.getByRole('checkbox', { name: say('cart:agree') }).check();
    await expectFits(page);
    await page.getByRole('button', { name: say('cart:buy', { count: 1 }) }).click();
    await expect(heading(page)).toContainText(say('cart:done.title'));
    await expect(page.getByRole('link', { name: say('cart:done.pay') })).toHaveAttribute('href', /\/buy\//);
    expect(await readLot(seller, lot.id)).toMatchObject({ reserved: '3', open_qty: '47' });
    expect((await buyer.ok(getCart)).stock).toEqual([]);
    await page.context().close();
  });

  test(`${language}: a seller takes a list in, receives and opens a lot, and sees it leave with its order`, async ({
    browser,
  }) => {
    const [seller, buyer] = await Promise.all([newSeller(language), newBuyer(language)]);
    await warehouseOf(seller);
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    await page.goto(at(language, '/service/stock/my-stock'));

    await test.step('nothing can be added before something was read', async () => {
      const name = say('stock:mine.add');
      await page.getByRole('main').getByRole('button', { name }).first().click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('button', { name, exact: true })).toBeDisabled();
      // One warehouse is no choice.
      await expect(dialog.getByLabel(say('stock:lot.warehouse'))).not.toHaveValue('');
      const lines = dialog.getByLabel(say('stock:add.lines'), { exact: true });
      await lines.fill('PIPE SPPS380 SCH40 100A 6M 20EA');
      await expect(dialog.getByRole('button', { name: say('stock:add.confirm', { count: 1 }) })).toBeEnabled();
      // A wrong press loses no input: a press beside the window does nothing, Esc leads to the way out.
      await page.mouse.click(5, 5);
      await lines.press('Escape');
      await expect(dialog.getByText(say('ui:close'), { exact: true })).toBeFocused();
      await expect(lines).toHaveValue('PIPE SPPS380 SCH40 100A 6M 20EA');
      await lines.fill('');
      await dialog.getByText(say('ui:close'), { exact: true }).click();
    });
    const first = await previewed(page, say);
    await expect(first.getByRole('tab', { name: say('stock:list.state.new') })).toContainText('2');
    await answer(page, say('stock:list.apply', { count: 2 }));
    await expect(first).toBeHidden();
    const again = await previewed(page, say);
    await expect(again.getByRole('tab', { name: say('stock:list.state.unchanged') })).toContainText('2');
    await expect(again.getByRole('button', { name: say('stock:list.applyNone'), exact: true })).toBeDisabled();
    await expect(again.getByText(say('stock:list.nothing'))).toBeVisible();
    await page.keyboard.press('Escape');

    await fromLotMenu(page, say, 'receive');
    await page.getByRole('dialog').getByLabel(say('stock:action.receive.quantity')).fill('5');
    await answer(page, say('stock:action.receive.name'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await fromLotMenu(page, say, 'open');
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: say('stock:terms.price') })
      .fill('90000');
    await answer(page, say('stock:action.open.name'));
    await expect(page.getByRole('dialog')).toBeHidden();
    const number = await shipped(seller, buyer);
    await page.goto(at(language, '/service/stock/stock-history'));
    await expect(page.getByRole('row', { name: number }).first()).toBeVisible();
    await page.goto(at(language, '/service/stock/open-stock'));
    await expect(page.getByRole('row').filter({ hasText: '90,000' })).toBeVisible();
    await context.close();
  });

  test(`${language}: a line that can be bought at once moves from the request into the cart`, { tag: '@full' }, async ({
    browser,
  }) => {
    const [seller, buyer] = await Promise.all([newSeller(language), newBuyer(language)]);
    await openLot(seller, PIPE, '50', { unit_price: '1' });
    const { rfq_number_id } = await draft(buyer, { lines: [pipeLine] });
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await page.goto(at(language, `/service/buyer/type/manual?id=${rfq_number_id}`));
    const matches = page.getByRole('table', { name: say('buyer:stockFirst.title') });
    await matches.getByRole('button', { name: say('buyer:stockFirst.move') }).click();
    await expect(matches).toBeHidden();
    const { stock } = await buyer.ok(getCart);
    expect(stock.map(({ lines }) => lines.map(({ qty }) => qty))).toEqual([['10']]);
    await context.close();
  });
}
