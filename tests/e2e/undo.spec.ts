import { expect, type Locator, type Page, test } from '@playwright/test';
import { addToCart, getCart } from '../../src/contract/endpoints/cart';
import { listInterest, saveInterest } from '../../src/contract/endpoints/interest';
import { listAddresses } from '../../src/contract/endpoints/purchase';
import { getRfq, listRfqs } from '../../src/contract/endpoints/rfq';
import { getSaleItems, pushStatus } from '../../src/contract/endpoints/user';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { openStep } from '../support/browserEditor';
import { sayIn } from '../support/browserTexts';
import { addressOf, openLot, PIPE, specOf } from '../support/stock';
import { draft, pipeLine, quoted, submitted } from '../support/trade';

const say = sayIn('ko');

test('what is taken off the saved list goes at once, comes back by undo, and when the server refuses', async ({
  browser,
}) => {
  const [seller, buyer] = await Promise.all([newSeller('ko'), newBuyer('ko')]);
  const lot = await openLot(seller);
  await buyer.ok(saveInterest, { body: { record_type: 'stock', record_id: lot.id } });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto('/user/mypage/interest');
  const row = page.getByRole('main').locator(`a[href$="${lot.id}"]`).first();
  const remove = page.getByRole('button', { name: say('interest:remove') });
  const kept = async () => (await buyer.ok(listInterest)).items.length;
  await expect(row).toBeVisible();

  // The server keeps silent until it is let go.
  const answers: Array<() => void> = [];
  await page.route('**/api/interest**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await new Promise<void>((go) => answers.push(go));
    return route.continue();
  });
  await remove.click();
  await expect(row).toBeHidden();
  expect(await kept()).toBe(1);
  answers.shift()?.();
  await expect.poll(kept).toBe(0);
  await page.unroute('**/api/interest**');
  await page.getByRole('button', { name: say('ui:undo') }).click();
  await expect(row).toBeVisible();
  // It shows at once and is saved a moment later.
  await expect.poll(kept).toBe(1);

  await page.route('**/api/interest**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
  );
  await remove.click();
  await expect(page.getByRole('button', { name: say('ui:undo') })).toBeHidden();
  await expect(row).toBeVisible();
  expect(await kept()).toBe(1);
  await context.close();
});

/** Does a light action, sees it done, and takes it back. */
async function expectWayBack(page: Page, action: Locator, gone: () => Promise<void>, back: () => Promise<void>) {
  await action.click();
  await gone();
  await page.getByRole('button', { name: say('ui:undo') }).click();
  await back();
}

test('a line out of the cart, all marked as read, a view, an address or a sale material come back as they were', {
  tag: '@full',
}, async ({ browser }) => {
  const [seller, buyer] = await Promise.all([newSeller('ko'), newBuyer('ko')]);
  const [lot, { rfq_number_id }] = await Promise.all([openLot(seller), submitted(buyer)]);
  await Promise.all([quoted(seller, rfq_number_id), addressOf(buyer)]);
  const seen = { seen_price: '140000', seen_price_uom: 'EA' as const };
  await buyer.ok(addToCart, { body: { stock: [{ item_id: lot.id, qty: '3', ...seen }] } });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  const main = page.getByRole('main');

  const stock = async () => (await buyer.ok(getCart)).stock.flatMap(({ lines }) => lines);
  await page.goto('/service/cart');
  const remove = main.getByRole('button', { name: say('cart:remove') });
  await expectWayBack(
    page,
    remove,
    async () => {
      await expect(remove).toBeHidden();
      await expect.poll(stock).toEqual([]);
    },
    () => expect(remove).toBeVisible(),
  );
  // The price that was seen comes back too, so that its change is shown as before.
  await expect.poll(stock).toMatchObject([{ qty: '3', ...seen, problems: ['price_changed'] }]);

  const unread = async () => (await buyer.ok(pushStatus)).unread;
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  await page.goto('/push');
  await expectWayBack(
    page,
    main.getByRole('button', { name: say('push:readAll') }),
    () => expect.poll(unread).toBe(0),
    () => expect.poll(unread).toBe(before),
  );
  await expect(main.getByRole('heading', { name: say('push:unreadTitle') })).toBeVisible();

  await page.goto('/service/buyer?status=REQ');
  const views = main.getByRole('button', { name: say('ui:views.menu') });
  await views.click();
  await page.getByRole('menuitem', { name: say('ui:views.save') }).click();
  await page.getByLabel(say('ui:views.name')).fill('여수 현장');
  await page.keyboard.press('Enter');
  const named = main.getByRole('button', { name: '여수 현장' });
  await named.click();
  await expectWayBack(
    page,
    page.getByRole('menuitem', { name: say('ui:views.remove', { name: '여수 현장' }) }),
    () => expect(named).toBeHidden(),
    () => expect(named).toBeVisible(),
  );

  const addresses = async () =>
    (await buyer.ok(listAddresses)).items.map(({ id: _id, version: _version, ...one }) => one);
  const book = await addresses();
  await page.goto(`/service/buyer/purchase/${lot.id}`);
  await main.getByRole('button', { name: say('cart:address.book') }).click();
  await expectWayBack(
    page,
    page.getByRole('dialog').getByRole('button', { name: say('cart:address.remove', { name: book[0]?.label ?? '' }) }),
    () => expect.poll(addresses).toEqual([]),
    () => expect.poll(addresses).toEqual(book),
  );
  await context.close();

  const materials = async () => (await seller.ok(getSaleItems)).sale_material_list.length;
  const all = await materials();
  const selling = await openedAs(browser, seller, 'ko');
  const own = await selling.newPage();
  await own.goto('/user/mypage/materials');
  const rows = own.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(all + 1);
  const removes = own.getByRole('main').getByRole('button', { name: /삭제/ });
  await own.route('**/api/user/sale/items', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await removes.first().click();
  await expect(own.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(rows).toHaveCount(all + 1);
  await own.unroute('**/api/user/sale/items');
  await expectWayBack(
    own,
    removes.first(),
    () => expect.poll(materials).toBe(all - 1),
    () => expect.poll(materials).toBe(all),
  );
  await selling.close();
});

test('a visitor’s line comes back to its place in the browser’s own cart', { tag: '@full' }, async ({ page }) => {
  await page.goto('/service/cart?basket=request');
  await page.evaluate(
    (line) => {
      const lines = ['1', '2'].map((qty) => ({ ...line, qty, id: crypto.randomUUID() }));
      localStorage.setItem('stlbs.requestCart', JSON.stringify(lines));
    },
    { raw_text: PIPE, spec: specOf(PIPE), uom: 'EA' },
  );
  await page.reload();
  const kept = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('stlbs.requestCart') ?? '[]') as { qty: string }[]).map(({ qty }) => qty),
    );
  await expectWayBack(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: say('cart:remove') })
      .first(),
    () => expect.poll(kept).toEqual(['2']),
    () => expect.poll(kept).toEqual(['1', '2']),
  );
});

test('a draft thrown away is gone at once and comes back with its lines', { tag: '@full' }, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id, lines } = await draft(buyer);
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/buyer/type/manual?id=${rfq_number_id}`);
  await page.getByRole('button', { name: say('buyer:discard.label') }).click();
  await expect(page).toHaveURL('/service/buyer');
  await expect(page.getByText(say('buyer:discard.done'))).toBeVisible();
  const drafts = async () => (await buyer.ok(listRfqs, { query: {} })).items;
  expect(await drafts()).toEqual([]);
  await page.getByRole('button', { name: say('ui:undo') }).click();
  await expect(page).toHaveURL(/type\/manual\?id=/);
  const [back] = await drafts();
  const again = await buyer.ok(getRfq, { params: { rfq_number_id: back?.rfq_number_id ?? '' } });
  expect(again.lines.map(({ raw_text, qty, uom }) => [raw_text, qty, uom])).toEqual(
    lines.map(({ raw_text, qty, uom }) => [raw_text, qty, uom]),
  );
  await context.close();
});

test('a draft that cannot be saved says so in sight, however far down in it its reader is', async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id } = await draft(buyer, { lines: Array.from({ length: 40 }, () => pipeLine) });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/buyer/type/manual?id=${rfq_number_id}`);
  await expect(page.getByRole('button', { name: say('buyer:editor.check') })).toBeEnabled();
  await page.route(`**/api/rfq/${rfq_number_id}**`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
  );
  const memo = page.getByLabel(say('buyer:terms.memo'));
  await openStep(page, say, 'terms');
  await memo.fill('오전 하차');
  await expect(page.getByText(say('shell:error.unknown'))).toBeInViewport();
  await expect(memo).toBeInViewport();
  await context.close();
});
