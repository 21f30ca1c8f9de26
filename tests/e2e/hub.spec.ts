import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getHub } from '../../src/contract/endpoints/hub';
import { getBuyerStatistics } from '../../src/contract/endpoints/statistics';
import { listPush } from '../../src/contract/endpoints/user';
import { readSheets } from '../../src/server/spreadsheet/readSheets';
import { at, bell, newBuyer, newSeller, openedAs, toNotifications } from '../support/browserPeople';
import { heading } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { complaintsOf } from '../support/browserErrors';
import { ordered, quoted, submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

for (const language of JOURNEY_LANGUAGES) {
  test(`${language}: a visitor sees what the hub holds, and what may be used without an account`, async ({ page }) => {
    const say = sayIn(language);
    await page.goto(at(language, '/service'));
    await expect(heading(page)).toHaveText(say('service:visitor.title'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: new RegExp(say('service:visitor.ways.stock.title')) }).click();
    await expect(page).toHaveURL(new RegExp('/service/stock/search'));
    await page.goBack();
    await main.getByRole('link', { name: new RegExp(say('service:visitor.ways.buyer.title')) }).click();
    await expect(page).toHaveURL(/promoteSignUp\?next=/);
  });
}

test('the hub is fetched again at every return to it, and not twice at a visit', { tag: '@full' }, async ({
  browser,
}) => {
  const context = await openedAs(browser, await newBuyer('ko'), 'ko');
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === '/api/hub' && asked.push(request.url()));
  await page.goto('/service');
  await expect(heading(page)).toBeVisible();
  for (const visits of [1, 2]) {
    await toNotifications(page, 'ko');
    // The address changes before the page does: the hub has to be gone before it can be come back to.
    await expect(page.getByRole('heading', { level: 1, name: sayIn('ko')('push:title'), exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/service');
    await expect.poll(() => asked.length).toBe(visits);
  }
  await context.close();
});

test('the hub shows each side what waits, live, and leads to it; statistics leave as a spreadsheet', {
  tag: '@full',
}, async ({ browser }) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  await ordered(buyer, seller, { title: '통계용 주문' });
  const [ours, theirs] = await Promise.all([openedAs(browser, buyer, 'ko'), openedAs(browser, seller, 'en')]);
  const [mine, other] = await Promise.all([ours.newPage(), theirs.newPage()]);
  const complaints = [complaintsOf(mine), complaintsOf(other)];
  const [ko, en] = [sayIn('ko'), sayIn('en')];
  await mine.goto('/service');
  await other.goto('/en/service');
  const buying = mine.getByRole('region', { name: ko('service:todo.title') });
  await expect(buying.getByRole('link', { name: new RegExp(ko('service:todo.kinds.pay')) })).toBeVisible();

  // What is to be paid says how much; the seller's day begins with what it received.
  await expect(buying.getByRole('link', { name: new RegExp(ko('service:todo.kinds.pay')) })).toContainText(
    /[0-9,]+ ?원/,
  );
  await expect(other.getByRole('main').getByRole('link', { name: en('service:received') })).toBeVisible();
  await expect(mine.getByRole('main').getByRole('link', { name: ko('service:newRequest') })).toBeVisible();

  // A request comes while the seller looks at the hub.
  const { rfq_number_id } = await submitted(buyer, { title: '허브 시험 요청' });
  const selling = other.getByRole('region', { name: en('service:todo.title') });
  await selling.getByRole('link', { name: /허브 시험 요청/ }).click();
  await expect(other).toHaveURL(new RegExp(`/service/seller/detail/${rfq_number_id}`));
  await quoted(seller, rfq_number_id);
  await expect(buying.getByRole('link', { name: new RegExp(ko('service:todo.kinds.quotations')) })).toBeVisible();
  await expect(mine.getByRole('region', { name: ko('service:changes.title') })).toContainText('견적 도착');
  await expect(mine.getByRole('region', { name: ko('service:week.title') })).toContainText('허브 시험 요청');

  const statistics = mine.getByRole('region', { name: ko('service:stats.title'), exact: true });
  await statistics.getByLabel(ko('service:stats.period')).selectOption('m3');
  await expect(mine).toHaveURL(/stat=buyer&from=\d{4}-\d\d&to=/);
  await expect(
    statistics.getByText(
      ko('service:stats.ofAsked', { answered: 2, asked: (await buyer.ok(getBuyerStatistics)).total.asked }),
    ),
  ).toBeVisible();
  const title = ko('service:stats.spendByMonth');
  await statistics.getByRole('button', { name: `${title}: ${ko('ui:chart.showTable')}` }).click();
  await expect(statistics.getByRole('table', { name: title }).getByRole('row')).toHaveCount(4);
  const download = mine.waitForEvent('download');
  await statistics.getByRole('button', { name: ko('service:stats.excel') }).click();
  const sheets = await readSheets('통계.xlsx', readFileSync(await (await download).path()));
  expect(sheets.map(({ name }) => name)).toEqual(['구매', '판매', 'kg당 자재 시세']);
  await statistics.getByRole('link', { name: ko('service:stats.views.index') }).click();
  await expect(statistics.getByText(ko('service:stats.indexRule')).first()).toBeVisible();
  await mine.reload();
  await expect(statistics.getByRole('link', { name: ko('service:stats.views.index') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect((await buyer.ok(getHub)).waiting.length).toBeGreaterThan(1);
  expect(complaints.flat()).toEqual([]);
  await Promise.all([ours.close(), theirs.close()]);
});

test('where there is nothing to draw a sentence stands, and for a price index of one month its figure', {
  tag: '@full',
}, async ({ browser }) => {
  const say = sayIn('ko');
  const context = await openedAs(browser, await newBuyer('ko'), 'ko');
  const page = await context.newPage();
  const points = [{ month: '2026-10', krw_per_kg: '2130' }];
  const families = [{ category: 'pipe', grade_family: 'carbon', points, received: [], sent: [], bought: [] }];
  const data = { months: ['2026-09', '2026-10'], families };
  await page.route('**/api/statistics/price-index', (route) =>
    route.fulfill({ json: { mcode: 0, message: '', data } }),
  );
  await page.goto('/service');
  await expect(page.getByRole('region', { name: say('service:stats.spendByMonth') })).toContainText(
    say('service:stats.empty'),
  );
  await page.getByRole('link', { name: say('service:stats.views.index') }).click();
  await expect(page.getByText(say('service:stats.indexOne', { month: '2026-10' }))).toBeVisible();
  await expect(
    page.getByText(`${say('service:stats.indexPoint')} ${say('service:stats.perKg', { value: '2,130' })}`),
  ).toBeVisible();
  await context.close();
});

test('notifications come live in two windows, are marked one by one or all, and narrowed by area; the bell lists the newest by keyboard', {
  tag: '@full',
}, async ({ browser }) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  const requests = [await submitted(buyer, { title: '첫째 요청' }), await submitted(buyer, { title: '둘째 요청' })];
  const say = sayIn('ko');
  const [desk, phone] = await Promise.all([openedAs(browser, buyer, 'ko'), openedAs(browser, buyer, 'ko')]);
  const [page, small] = await Promise.all([desk.newPage(), phone.newPage()]);
  await small.setViewportSize({ width: 360, height: 740 });
  await page.goto('/push');
  await small.goto('/push');
  await expect(page.getByText(say('push:empty'))).toBeVisible();
  for (const { rfq_number_id } of requests) await quoted(seller, rfq_number_id);
  const part = (where: typeof page, name: string) => where.getByRole('region', { name, exact: true });
  const unread = (where: typeof page) => part(where, say('push:unreadTitle'));
  const read = (where: typeof page) => part(where, say('push:readTitle'));
  for (const where of [page, small]) await expect(unread(where).getByRole('listitem')).toHaveCount(2);

  // One is marked on the telephone and goes below; the other window shows it so at once.
  await unread(small)
    .getByRole('button', { name: say('push:markRead') })
    .first()
    .click();
  await expect(unread(small).getByRole('listitem')).toHaveCount(1);
  for (const where of [page, small]) {
    await expect(unread(where).getByRole('listitem')).toHaveCount(1);
    await expect(read(where).getByRole('listitem')).toHaveText(/둘째 요청/);
  }
  await page.getByLabel(say('push:area')).selectOption('selling');
  await expect(page.getByText(say('push:emptyArea'))).toBeVisible();
  await page.getByLabel(say('push:area')).selectOption('buying');
  await expect(unread(page).getByRole('listitem')).toHaveCount(1);

  // The bell: opened, gone through and left by keyboard.
  await page.goto('/service');
  await bell(page, 'ko').focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: say('layout:bellNone') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(bell(page, 'ko')).toBeFocused();
  await bell(small, 'ko').click();
  await small
    .getByRole('dialog', { name: say('layout:bellNone') })
    .getByRole('button', { name: say('push:readAll') })
    .click();
  await expect(bell(small, 'ko')).toHaveAccessibleName(say('layout:bellNone'));
  await small
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp('첫째 요청') })
    .click();
  await expect(small).toHaveURL(new RegExp(`/service/project/purchase/${requests[0]?.rfq_number_id}`));
  expect((await buyer.ok(listPush)).items.every(({ read_at }) => read_at !== null)).toBe(true);
  await Promise.all([desk.close(), phone.close()]);
});
