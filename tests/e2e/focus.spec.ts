import { expect, type Page, test } from '@playwright/test';
import { addToCart } from '../../src/contract/endpoints/cart';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { PIPE, openLot, specOf } from '../support/stock';
import { draft } from '../support/trade';

const say = sayIn('ko');
const focused = (page: Page) => page.locator(':focus');

/** Opens something by keyboard, sees the focus go in and stay in, and come back to what opened it. */
async function expectRoundTrip(page: Page, opener: ReturnType<Page['locator']>, box: ReturnType<Page['locator']>) {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  await expect(box.locator(':focus').or(box.and(focused(page)))).toHaveCount(1);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  await expect(box.locator(':focus').or(box.and(focused(page)))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
}

test('the focus goes in and comes back, follows to the next page, and never falls to the top of a list', {
  tag: '@full',
}, async ({ browser }) => {
  const [seller, buyer] = await Promise.all([newSeller('ko'), newBuyer('ko')]);
  const lot = await openLot(seller);
  const line = { raw_text: PIPE, spec: specOf(PIPE), uom: 'EA' as const };
  await buyer.ok(addToCart, {
    body: { stock: [{ item_id: lot.id, qty: '2' }], request: ['1', '2', '3'].map((qty) => ({ ...line, qty })) },
  });
  const unsent = await draft(buyer);
  for (let number = 1; number <= 21; number += 1) await draft(buyer, { title: `배관 자재 ${number}` });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  const { keyboard } = page;
  const content = page.locator('#content');

  await test.step('the first key leads past the header, and a link leads to the content of its page', async () => {
    await page.goto('/service/project');
    await keyboard.press('Tab');
    await expect(focused(page)).toHaveText(say('layout:skip'));
    await keyboard.press('Enter');
    await expect(content).toBeFocused();
    const link = page.getByRole('banner').locator('a[href="/service/cart"]');
    await link.focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/service/cart');
    await expect(content).toBeFocused();
    await expect(page.locator('#__next-route-announcer__')).toContainText(say('cart:title'));
  });

  await test.step('a row that goes hands the focus to the next, the last one to the way back', async () => {
    await page.goto('/service/cart?basket=request');
    const removes = page.getByRole('main').getByRole('button', { name: say('cart:remove') });
    await removes.first().focus();
    for (const left of [2, 1]) {
      await keyboard.press('Enter');
      await expect(removes).toHaveCount(left);
      await expect(removes.first()).toBeFocused();
    }
    await keyboard.press('Enter');
    await expect(removes).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('ui:undo') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(removes).toHaveCount(1);
  });

  await test.step('menu, popover, dialog, sheet', async () => {
    await page.goto(`/service/buyer/type/manual?id=${unsent.rfq_number_id}`);
    const check = page.getByRole('button', { name: say('buyer:editor.check') });
    await expect(check).toBeEnabled();
    await expectRoundTrip(page, check, page.getByRole('dialog'));
    const banner = page.getByRole('banner');
    await expectRoundTrip(page, banner.getByTitle(say('layout:account')), page.getByRole('menu'));
    await expectRoundTrip(page, banner.getByRole('button', { name: say('layout:bellNone') }), page.getByRole('dialog'));
    await page.setViewportSize({ width: 390, height: 740 });
    await expectRoundTrip(page, banner.getByRole('button', { name: say('layout:menu') }), page.getByRole('dialog'));
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the last page of a list comes without its button, and the focus stays at its end', async () => {
    await page.goto('/service/buyer');
    await page.getByRole('button', { name: say('ui:loadMore') }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: say('ui:loadMore') })).toHaveCount(0);
    await expect(focused(page)).toHaveText(say('ui:shown', { count: 22 }));
    const oldest = page.getByRole('row').last().getByRole('link').first();
    await oldest.focus();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/type\//);
    await page.goBack();
    await expect(oldest).toBeInViewport();
    // Far less than a row: what was in sight is in sight again.
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(12);
  });
  await context.close();
});
