import { type Browser, expect, type Page, test } from '@playwright/test';
import { getProfile } from '../../src/contract/endpoints/user';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { colleagueOf } from '../support/people';
import { openLot, PIPE } from '../support/stock';

const say = sayIn('ko');

/** More lots than a window shows. */
const MANY = 20;

async function opened(browser: Browser, who: Awaited<ReturnType<typeof newBuyer>>) {
  const context = await openedAs(browser, who, 'ko');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return page;
}

/** Rows of the grid of own stock that are whole in sight above the bar at its foot. */
const lotsInSight = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector('main [role=grid]');
    const box = grid?.closest('[class]:not([role])')?.parentElement?.getBoundingClientRect();
    return [...(grid?.querySelectorAll('[role=row]') ?? [])].slice(1).filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= Math.min(window.innerHeight, box?.bottom ?? window.innerHeight) + 1;
    }).length;
  });

test('own stock shows 15 rows at 1440 × 900 and keeps named filters', { tag: '@full' }, async ({ browser }) => {
  const seller = await newSeller('ko');
  for (let number = 1; number <= MANY; number += 1) await openLot(seller, PIPE, '5');
  const page = await opened(browser, seller);
  await page.goto('/service/stock/my-stock?category=pipe');
  await expect.poll(() => lotsInSight(page)).toBeGreaterThanOrEqual(15);
  await page.getByRole('button', { name: say('ui:views.menu') }).click();
  await page.getByRole('menuitem', { name: say('ui:views.save') }).click();
  await page.getByLabel(say('ui:views.name')).fill('파이프만');
  await page.getByRole('button', { name: say('ui:views.confirm') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await seller.ok(getProfile)).view_settings.lists.stock?.saved).toEqual([
    { name: '파이프만', query: 'category=pipe' },
  ]);
  await page.context().close();
});

test('a column that is hidden in the grid of own stock is so on every device, and comes back on a phone', {
  tag: '@full',
}, async ({ browser }) => {
  const seller = await newSeller('ko');
  await openLot(seller, PIPE, '5');
  const page = await opened(browser, seller);
  await page.goto('/service/stock/my-stock');
  const origin = page.getByRole('columnheader', { name: say('stock:lot.origin') });
  await origin.getByRole('button').click();
  await page.getByRole('menuitem', { name: say('ui:grid.hideColumn') }).click();
  await expect(origin).toHaveCount(0);
  const hidden = async () =>
    (await seller.ok(getProfile)).view_settings.lists.stock?.columns?.filter((one) => one.hidden).map(({ key }) => key);
  await expect.poll(hidden).toEqual(['origin']);
  await page.context().close();

  const phone = await opened(browser, seller);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/service/stock/my-stock');
  await expect(phone.getByRole('columnheader', { name: say('stock:lot.bin') })).toHaveCount(1);
  await expect(phone.getByRole('columnheader', { name: say('stock:lot.origin') })).toHaveCount(0);
  await phone.getByRole('button', { name: new RegExp(`^${say('ui:filters.title')}`) }).click();
  await phone.getByRole('button', { name: say('ui:view.title') }).click();
  await phone.getByRole('checkbox', { name: say('stock:lot.origin'), exact: true }).check();
  await expect.poll(hidden).toEqual([]);
  await phone.context().close();
});

test('members stand in rows of one line, sorted by their heads, with the columns that one keeps', {
  tag: '@full',
}, async ({ browser }) => {
  const owner = await newBuyer('ko');
  for (const name of ['하동료', '가동료']) await colleagueOf(owner, name);
  const page = await opened(browser, owner);
  await page.goto('/user/mypage/members');
  const table = page.getByRole('table', { name: say('user:members.list') });
  const rows = table.locator('tbody > tr');
  await expect(rows).toHaveCount(3);
  expect((await rows.first().boundingBox())?.height).toBeLessThanOrEqual(40);
  const head = table.getByRole('columnheader', { name: say('user:members.name') }).getByRole('button');
  await head.click();
  await expect(rows.first()).toContainText('가동료');
  await head.click();
  await expect(rows.first()).toContainText('하동료');
  await page.getByRole('button', { name: say('ui:view.title') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: say('user:members.phone'), exact: true }).uncheck();
  await expect
    .poll(async () => (await owner.ok(getProfile)).view_settings.lists.members?.columns)
    .toEqual(expect.arrayContaining([expect.objectContaining({ key: 'phone', hidden: true })]));
  await expect(table.getByRole('columnheader', { name: say('user:members.phone') })).toHaveCount(0);
  await page.context().close();
});
