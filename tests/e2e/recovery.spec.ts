import { type Browser, expect, type Page, test } from '@playwright/test';
import { logout } from '../../src/contract/endpoints/auth';
import { elsewhere, enterPassword, signInAgain, signOutInAnotherTab } from '../support/browserAccounts';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { orderIn } from '../support/states';

const say = sayIn('ko');
/** The column of the quantity in the sheet of a shipment, from 1. */
const QTY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

async function openedPage(browser: Browser, person: Caller, path: string): Promise<Page> {
  const page = await (await openedAs(browser, person, 'ko')).newPage();
  await page.goto(path);
  return page;
}

const offer = (page: Page) => page.getByRole('status').filter({ hasText: say('ui:recovery.found') });
const restore = (page: Page) =>
  offer(page)
    .getByRole('button', { name: say('ui:recovery.restore') })
    .click();
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: say(name), exact: true });
/** What this tab keeps of forms, as it lies there. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.startsWith('stlbs.typed'))));

/** The texts of one's own company, opened for a change. */
async function openDetail(page: Page) {
  await button(page, 'user:company.editDetail').click();
  const label = (name: string) =>
    page.getByRole('main').getByLabel(say(`user:company.${name}` as 'user:company.businessItem'));
  return { item: label('businessItem'), english: label('nameEn') };
}

/** A page on which somebody typed into a form before they signed out in another tab. */
async function leftDetail(browser: Browser, person: Caller): Promise<Page> {
  const page = await openedPage(browser, person, '/user/mypage/company');
  const { item, english } = await openDetail(page);
  await item.fill('강관, 플랜지');
  await english.fill('Hanbit Plant Co., Ltd.');
  await signOutInAnotherTab(page, 'ko');
  return page;
}

test('a message that could not be sent since the login had ended is put back after signing in, and sent', async ({
  browser,
}) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const order = await orderIn('paid', { buyer, seller });
  const page = await openedPage(browser, buyer, `/service/project/${order.order_number}`);
  const talk = page.getByRole('region', { name: say('project:message.title') });
  const send = talk.getByRole('button', { name: say('project:message.send') });
  await talk.getByRole('textbox').fill('금요일 오전에 하차할 수 있어요.');
  let release = () => {};
  const ended = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/api/project/*/message*', async (route) => {
    if (route.request().method() !== 'GET') await ended;
    await route.continue().catch(() => undefined);
  });
  await send.click();
  await buyer.ok(logout, { body: { refresh_token: buyer.refreshToken } });
  release();
  await expect(page.getByRole('heading', { name: say('shell:ended.expired.title') })).toBeVisible();
  await page.unroute('**/api/project/*/message*');
  await signInAgain(page, 'ko', buyer);
  await expect(talk.getByRole('textbox')).toHaveValue('금요일 오전에 하차할 수 있어요.');
  await send.click();
  await expect(talk.getByText('금요일 오전에 하차할 수 있어요.')).toBeVisible();
  await page.context().close();
});

test('several fields of a form are put back together, and saved as they stand', { tag: '@full' }, async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  const page = await leftDetail(browser, buyer);
  await signInAgain(page, 'ko', buyer);
  const { item, english } = await openDetail(page);
  await restore(page);
  await expect(item).toHaveValue('강관, 플랜지');
  await expect(english).toHaveValue('Hanbit Plant Co., Ltd.');
  await button(page, 'user:save').click();
  await enterPassword(page, 'ko');
  await expect(page.getByRole('main').getByText('강관, 플랜지')).toBeVisible();
  expect(await stored(page)).toBe('[]');
  await page.context().close();
});

test('what was typed is discarded for good', { tag: '@full' }, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const page = await leftDetail(browser, buyer);
  await signInAgain(page, 'ko', buyer);
  const { item } = await openDetail(page);
  await offer(page)
    .getByRole('button', { name: say('ui:recovery.discard') })
    .click();
  await expect(offer(page)).toBeHidden();
  await expect(item).toHaveValue('');
  expect(await stored(page)).toBe('[]');
  await button(page, 'user:cancel').click();
  await openDetail(page);
  await expect(offer(page)).toBeHidden();
  await page.context().close();
});

test('the sheet of a shipment comes back with its lines', { tag: '@full' }, async ({ browser }) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const order = await orderIn('paid', { buyer, seller });
  const page = await openedPage(browser, seller, `/service/project/sale/quotation/${order.order_number}`);
  const dialog = page.getByRole('dialog');
  const cell = (column: number) => gridCell(dialog.getByRole('grid'), 1, column);
  const vehicle = dialog.getByLabel(say('project:field.vehicle_number'));
  await button(page, 'project:act.ship.do').click();
  await cell(QTY).click();
  await pasteText(page, '4\t101.5\tK20261, K20262');
  await expect(cell(QTY + 2)).toHaveText('K20261, K20262');
  await vehicle.fill('경기 82바 1204');
  await signOutInAnotherTab(page, 'ko');
  await signInAgain(page, 'ko', seller);
  await button(page, 'project:act.ship.do').click();
  await expect(cell(QTY)).toHaveText('10');
  await restore(page);
  await expect(cell(QTY)).toHaveText('4');
  await expect(cell(QTY + 2)).toHaveText('K20261, K20262');
  await expect(vehicle).toHaveValue('경기 82바 1204');
  await page.context().close();
});

test('the number of a bank account and passwords are never kept on the device', async ({ browser }) => {
  const seller = await newSeller('ko');
  const page = await openedPage(browser, seller, '/user/mypage/company');
  const label = (name: 'bank' | 'number') =>
    page.getByRole('main').getByLabel(say(`user:company.${name}`), { exact: true });
  const open = () => button(page, 'user:company.change').first().click();
  await open();
  await label('bank').fill('부산은행');
  await label('number').fill('999-88-77777');
  await signOutInAnotherTab(page, 'ko');
  expect(await stored(page)).toContain('부산은행');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('77777');
  await signInAgain(page, 'ko', seller);
  await open();
  const before = await label('number').inputValue();
  await restore(page);
  await expect(label('bank')).toHaveValue('부산은행');
  await expect(label('number')).toHaveValue(before);

  await page.goto('/user/mypage/edit/password');
  await page.getByLabel(say('auth:newPassword'), { exact: true }).fill('long-enough-9-secret');
  // Shown, it is a field of text.
  await page
    .getByRole('main')
    .getByRole('button', { name: say('auth:showPassword') })
    .first()
    .click();
  await signOutInAnotherTab(page, 'ko');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('long-enough');
  await page.context().close();
});

test('nobody else is offered it, and it is gone once somebody else has signed in', async ({ browser }) => {
  const [buyer, stranger] = await Promise.all([newBuyer('ko'), newBuyer('ko')]);
  const page = await leftDetail(browser, buyer);
  expect(await stored(page)).toContain('강관, 플랜지');
  await signInAgain(page, 'ko', stranger);
  const { item } = await openDetail(page);
  await expect(item).toHaveValue('');
  await expect(offer(page)).toBeHidden();
  expect(await stored(page)).toBe('[]');
  await page.context().close();
});

test('it is offered for seven days', { tag: '@full' }, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  for (const [days, offered] of [
    [6, true],
    [8, false],
  ] as const) {
    const page = await leftDetail(browser, await elsewhere(buyer));
    await page.evaluate((earlier) => {
      for (const [key, text] of Object.entries(sessionStorage).filter(([name]) => name.startsWith('stlbs.typed'))) {
        const entry = JSON.parse(String(text)) as { at: number };
        sessionStorage.setItem(key, JSON.stringify({ ...entry, at: entry.at - earlier }));
      }
    }, days * DAY_MS);
    await signInAgain(page, 'ko', buyer);
    await openDetail(page);
    await expect(offer(page)).toHaveCount(offered ? 1 : 0);
    expect((await stored(page)) === '[]').toBe(!offered);
    await page.context().close();
  }
});

test('a tab in which somebody signs out keeps nothing', { tag: '@full' }, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const page = await openedPage(browser, buyer, '/user/mypage/company');
  const { item } = await openDetail(page);
  await item.fill('두고 가지 않을 내용');
  await page.evaluate(() =>
    (window as unknown as { next: { router: { push(to: string): void } } }).next.router.push('/auth/logout'),
  );
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    '두고 가지 않을 내용',
  );
  await page.context().close();
});
