import { type Browser, expect, type Page, test } from '@playwright/test';
import { patchViewSettings } from '../../src/contract/endpoints/profile';
import { getProfile } from '../../src/contract/endpoints/user';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { openLot, PIPE } from '../support/stock';
import { dayFromNow, draft, ordered, submitted } from '../support/trade';

const say = sayIn('ko');
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Rows that are whole in sight, between the head and the foot of their list. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const foot = [...document.querySelectorAll('main button')].find(
      (one) => getComputedStyle(one.parentElement ?? one).position === 'sticky',
    );
    const end = foot?.parentElement?.getBoundingClientRect().top ?? window.innerHeight;
    return [...document.querySelectorAll('main table[data-one-line] > tbody > tr')].filter((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return height > 8 && top >= 0 && bottom <= end + 1;
    }).length;
  });

async function opened(browser: Browser, who: Awaited<ReturnType<typeof newBuyer>>, size = WIDE) {
  const context = await openedAs(browser, who, 'ko');
  const page = await context.newPage();
  await page.setViewportSize(size);
  return page;
}

/** What the end of a page keeps free for its primary action. */
const roomForAction = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--act-height'));

/** More records than a window shows, and one page of each list. */
const MANY = 20;

async function filled(count = MANY) {
  const [buyer, seller] = [await newBuyer('ko'), await newSeller('ko')];
  for (let number = 1; number <= count; number += 1) {
    await openLot(seller, PIPE, '5');
    await ordered(buyer, seller, { title: `긴 목록 ${number}`, deadline_date: dayFromNow(5) });
    await submitted(buyer, { title: `긴 목록 접수 ${number}`, deadline_date: dayFromNow(5) });
  }
  return { buyer, seller };
}

test('five lists show 15 rows at 1440 × 900, and 18 compact ones, with head and foot in sight', {
  tag: '@full',
}, async ({ browser }) => {
  const people = await filled();
  const lists = {
    buyer: ['/service/buyer', '/service/project', '/service/stock/search'],
    seller: ['/service/seller', '/service/stock/open-stock'],
  } as const;
  for (const who of ['buyer', 'seller'] as const) {
    const page = await opened(browser, people[who]);
    for (const path of lists[who]) {
      await page.goto(path);
      await expect.poll(() => rowsInSight(page), path).toBeGreaterThanOrEqual(15);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(WIDE.width);
    }
    await page.getByRole('button', { name: say('ui:view.title') }).click();
    const kept = page.waitForResponse((response) => response.url().endsWith('/user/profile/view'));
    await page.getByLabel(say('ui:view.rows')).selectOption('compact');
    await kept;
    for (const path of lists[who]) {
      await page.goto(path);
      await expect.poll(() => rowsInSight(page), `${path} compact`).toBeGreaterThanOrEqual(18);
    }
    await page.mouse.wheel(0, 400);
    await expect(page.locator('main thead th').first()).toBeInViewport();
    await page.context().close();
  }
});

test('columns, their order and width, the sort and a named view are the person’s on every device', {
  tag: '@full',
}, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  await submitted(buyer, { title: '나중 마감', deadline_date: dayFromNow(20) });
  await submitted(buyer, { title: '곧 마감', deadline_date: dayFromNow(2) });
  await draft(buyer, { title: '초안' });
  const page = await opened(browser, buyer);
  await page.goto('/service/buyer');
  const names = (of: Page) => of.locator('main tbody a[data-row-link]').allTextContents();
  // By deadline until one chooses otherwise.
  await expect
    .poll(async () => (await names(page)).map((name) => name.slice(0, 4)))
    .toEqual(['곧 마감', '나중 마', expect.stringContaining('초안')]);

  await page.getByRole('button', { name: say('ui:view.title') }).click();
  const dialog = page.getByRole('dialog');
  const weight = say('buyer:list.weight');
  await dialog.getByRole('checkbox', { name: weight, exact: true }).uncheck();
  await dialog.getByRole('button', { name: say('ui:view.earlier', { column: say('buyer:list.deadline') }) }).click();
  await dialog
    .getByRole('button', { name: say('ui:close') })
    .last()
    .click();
  const heads = (of: Page) => of.locator('main thead th').allInnerTexts();
  await expect.poll(() => heads(page)).not.toContain(weight);

  const edge = page.locator('[data-column-edge="status"]');
  const box = await edge.boundingBox();
  const drawn = await page.locator('main thead th').filter({ has: edge }).boundingBox();
  if (!box || !drawn) throw new Error('no edge');
  const width = Math.round(drawn.width) + 60;
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 64, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await page.getByLabel(say('buyer:list.sort')).selectOption('created');
  await expect.poll(async () => (await names(page))[0]).toContain('초안');
  await expect
    .poll(async () => (await buyer.ok(getProfile)).view_settings.lists.requests)
    .toMatchObject({
      sort: 'created',
      columns: expect.arrayContaining([expect.objectContaining({ key: 'status', width })]),
    });

  await page.getByRole('button', { name: say('ui:views.menu') }).click();
  await page.getByRole('menuitem', { name: say('ui:views.save') }).click();
  await page.getByLabel(say('ui:views.name')).fill('최근 것부터');
  await page.getByRole('button', { name: say('ui:views.confirm') }).click();
  // The window closes when the server has it.
  await expect(page.getByRole('dialog')).toBeHidden();

  const other = await opened(browser, buyer);
  await other.goto('/service/buyer');
  await expect.poll(async () => (await names(other))[0]).toContain('초안');
  expect(await heads(other)).not.toContain(weight);
  expect(await heads(other)).toEqual(await heads(page));
  await other.getByRole('button', { name: say('ui:views.menu') }).click();
  await expect(other.getByRole('menuitem', { name: '최근 것부터' })).toBeVisible();
  await other.context().close();
  await page.context().close();
});

test('j, k, Enter, / and ? work in a list, not in a field, and not once they are turned off', { tag: '@full' }, async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  for (const title of ['첫째', '둘째'])
    await submitted(buyer, { title, deadline_date: dayFromNow(title === '첫째' ? 2 : 5) });
  const page = await opened(browser, buyer);
  await page.goto('/service/buyer');
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '');
  await expect(page.getByRole('link', { name: /첫째/ })).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('j');
      return focused();
    })
    .toContain('첫째');
  await page.keyboard.press('j');
  expect(await focused()).toContain('둘째');
  // The same key where Korean is typed.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ㅏ', code: 'KeyK', bubbles: true })),
  );
  expect(await focused()).toContain('첫째');

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: say('buyer:list.search') });
  await expect(search).toBeFocused();
  await page.keyboard.type('jk?');
  await expect(search).toHaveValue('jk?');
  await search.fill('');
  await expect(page.getByRole('link', { name: /첫째/ })).toBeVisible();
  await page.locator('main h1').click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: say('ui:listKeys.title') });
  await help.getByRole('switch', { name: say('ui:listKeys.switch') }).click();
  await expect.poll(async () => (await buyer.ok(getProfile)).view_settings.shortcuts).toBe(false);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  expect(await focused()).not.toContain('첫째');
  await expect(help).toBeHidden();

  await page.getByRole('link', { name: /첫째/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '첫째' })).toBeVisible();
  await page.context().close();
});

test('a phone shows rows of two lines, the rest in a sheet, the primary action within reach', { tag: '@full' }, async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  await submitted(buyer, { title: '휴대폰 배관', deadline_date: dayFromNow(4) });
  const page = await opened(browser, buyer, PHONE);
  await page.goto('/service/buyer');
  const row = page.getByRole('row', { name: /휴대폰 배관/ });
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBe(64);
  await row.getByRole('button', { name: say('ui:table.details') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(say('buyer:list.weight'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: say('buyer:list.new') }).last()).toBeInViewport();
  expect(await roomForAction(page)).toBe('52px');
  // Without a keyboard the palette has its button.
  await page.getByRole('button', { name: say('layout:palette.open') }).click();
  await expect(page.getByRole('combobox', { name: say('layout:palette.title') })).toBeVisible();
  await page.context().close();
  // A list without a primary action leaves no room for one.
  const sales = await opened(browser, await newSeller('ko'), PHONE);
  await sales.goto('/service/seller');
  await expect(sales.getByRole('link', { name: say('seller:list.materials') }).first()).toBeVisible();
  expect(await roomForAction(sales)).toBe('');
  await sales.context().close();
});

test('stock is searched with sellers in turn, folded facets and the size as it was typed', async ({ browser }) => {
  const page = await opened(browser, await newSeller('ko'));
  await page.goto('/service/stock/search?q=50A');
  await expect(page.getByText('50A', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  const sellers = await page.locator('main tbody tr > td:last-child').allInnerTexts();
  expect(new Set(sellers.slice(0, 5)).size).toBe(5);
  const grade = page.getByRole('navigation', { name: say('market:facet.grade') });
  await grade.locator('summary').click();
  await expect(grade.getByRole('link').first()).toBeHidden();
  await page.context().close();
});

test('named views that this browser kept for itself become the person’s, beside those that are there', {
  tag: '@full',
}, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const own = { name: '여수', query: 'q=own' };
  await buyer.ok(patchViewSettings, { body: { lists: { requests: { saved: [own] } } } });
  const page = await opened(browser, buyer);
  const earlier = [
    { name: '여수', query: 'q=earlier' },
    { name: '밀봉 입찰', query: 'sealed=1' },
  ];
  await page.goto('/service/stock/search');
  const key = 'stlbs-views-buyer-requests';
  await page.evaluate(([at, text]) => localStorage.setItem(at, text), [key, JSON.stringify(earlier)] as const);
  // Nothing is lost while the server cannot be reached.
  await page.route('**/user/profile/view', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/user/profile/view'));
  await page.goto('/service/buyer');
  await failed;
  expect(await page.evaluate((at) => localStorage.getItem(at), key)).toBe(JSON.stringify(earlier));
  await page.unroute('**/user/profile/view');
  await page.goto('/service/buyer');
  const saved = [own, { name: '여수 (2)', query: 'q=earlier' }, earlier[1]];
  await expect.poll(async () => (await buyer.ok(getProfile)).view_settings.lists.requests?.saved).toEqual(saved);
  await expect.poll(() => page.evaluate((at) => localStorage.getItem(at), key)).toBeNull();
  await page.getByRole('button', { name: say('ui:views.menu') }).click();
  await page.getByRole('menuitem', { name: '밀봉 입찰' }).click();
  await expect(page).toHaveURL(/sealed=1/);
  await page.context().close();
});
