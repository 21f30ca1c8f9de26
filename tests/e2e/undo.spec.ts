import { expect, test } from '@playwright/test';
import { listInterest, saveInterest } from '../../src/contract/endpoints/interest';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { openLot } from '../support/stock';

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
  expect(await kept()).toBe(1);

  await page.route('**/api/interest**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
  );
  await remove.click();
  await expect(page.getByRole('button', { name: say('ui:undo') })).toBeHidden();
  await expect(row).toBeVisible();
  expect(await kept()).toBe(1);
  await context.close();
});
