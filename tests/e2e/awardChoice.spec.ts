import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import { getAwardChoice, keepAwardChoice } from '../../src/contract/endpoints/awardChoice';
import { getComparison } from '../../src/contract/endpoints/rfq';
import { compared } from '../support/browserDeal';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings } from '../support/browserFindings';
import { openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { type Caller, colleagueOf } from '../support/people';

// Every test works on a deal of its own, in several browsers.
test.describe.configure({ timeout: 120_000 });
const expect = promptly.configure({ timeout: 20_000 });
const ko = sayIn('ko');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function at(browser: Browser, person: Caller, number: string, size: { width: number; height: number }) {
  const page = await (await openedAs(browser, person, 'ko')).newPage();
  await page.setViewportSize(size);
  const complaints = complaintsOf(page);
  await page.goto(`/service/project/purchase/${number}`);
  return { page, complaints };
}

const bar = (page: Page) => page.getByRole('region', { name: ko('project:compare.award') });
const chosen = (count: number) => ko('project:compare.chosen', { count, total: 2 });

test('what is chosen on a desktop stands on the phone and with a colleague, who is named and whose change is said', async ({
  browser,
}) => {
  const { buyer, number } = await compared();
  const colleague = await colleagueOf(buyer, '박동료');
  const { page: desktop, complaints } = await at(browser, buyer, number, DESKTOP);
  await bar(desktop)
    .getByRole('button', { name: ko('project:compare.bestPerLine') })
    .click();
  await expect(bar(desktop)).toContainText(chosen(2));
  const params = { rfq_number_id: number };
  await expect.poll(async () => (await buyer.ok(getAwardChoice, { params })).lines.length).toBe(2);

  const { page: phone } = await at(browser, buyer, number, PHONE);
  await expect(bar(phone)).toContainText(chosen(2));

  const { page: other } = await at(browser, colleague, number, DESKTOP);
  await expect(bar(other)).toContainText(chosen(2));
  const grid = other.getByRole('grid', { name: ko('project:compare.title') });
  await expect(other.getByText(/^다른 멤버가 선정한 품목/)).toBeVisible();
  expect.soft(await axeFindings(other)).toEqual([]);
  // The colleague takes the first line of the other seller: the first reader sees it at once, with a notice.
  const offers = grid.locator('tr[data-row="0"]').getByRole('checkbox');
  await expect(offers).toHaveCount(2);
  await offers.and(other.locator(':not(:checked)')).first().click();
  await expect(desktop.getByText(ko('project:choice.overruled', { name: '박동료', lines: '1' }))).toBeVisible();
  await expect(desktop.getByText(ko('project:choice.others', { list: '박동료 1개' }))).toBeVisible();
  expect(complaints).toEqual([]);
  for (const one of [desktop, phone, other]) await one.context().close();
});

test('a choice without a network stays through a reload and reaches the server once there is one', async ({
  browser,
}) => {
  const { buyer, number } = await compared();
  const { page } = await at(browser, buyer, number, DESKTOP);
  const params = { rfq_number_id: number };
  await page.route('**/api/rfq/*/choice', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await bar(page)
    .getByRole('button', { name: ko('project:compare.bestPerLine') })
    .click();
  await expect(page.getByText(ko('project:choice.offline'))).toBeVisible();
  await page.reload();
  await expect(bar(page)).toContainText(chosen(2));
  await expect(page.getByText(ko('project:choice.offline'))).toBeVisible();
  expect((await buyer.ok(getAwardChoice, { params })).lines).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: ko('shell:autosave.retry') }).click();
  await expect(page.getByText(ko('project:choice.offline'))).toBeHidden();
  await expect.poll(async () => (await buyer.ok(getAwardChoice, { params })).lines.length).toBe(2);
  await page.context().close();
});

test('what is saved while the next page is on its way stands on that page', async ({ browser }) => {
  const { buyer, number } = await compared();
  const { page, complaints } = await at(browser, buyer, number, DESKTOP);
  let release = () => {};
  const drawn = new Promise<void>((resolve) => {
    release = resolve;
  });
  let saved = () => {};
  const isSaved = new Promise<void>((resolve) => {
    saved = resolve;
  });
  await page.route('**/api/rfq/*/choice', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await drawn;
    const response = await route.fetch();
    await route.fulfill({ response });
    saved();
  });
  // The award page is drawn before the selection is saved, and comes after it.
  await page.route('**/service/project/purchase/bid/*', async (route) => {
    const response = await route.fetch();
    release();
    await isSaved;
    await route.fulfill({ response });
  });
  await bar(page)
    .getByRole('button', { name: ko('project:compare.bestPerLine') })
    .click();
  await page.goto(`/service/project/purchase/bid/${number}`);
  await expect(page.getByRole('button', { name: ko('project:award.send') })).toBeVisible();
  // A document that a test answers has no address, so the browser lets it open no socket to this machine.
  expect(complaints.filter((complaint) => !complaint.includes('LOCAL_NETWORK_ACCESS'))).toEqual([]);
  await page.context().close();
});

test('a selection made without a network leaves a colleague’s newer one, says whose it is, and takes the line at a press', async ({
  browser,
}) => {
  const { buyer, number } = await compared();
  const colleague = await colleagueOf(buyer, '박동료');
  const params = { rfq_number_id: number };
  const { page: phone } = await at(browser, buyer, number, PHONE);
  await expect(bar(phone)).toContainText(chosen(0));
  await phone.route('**/api/rfq/*/choice', (route) => route.abort('internetdisconnected'));
  await bar(phone)
    .getByRole('button', { name: ko('project:compare.bestPerLine') })
    .click();
  await expect(phone.getByText(ko('project:choice.offline'))).toBeVisible();
  const { rows, sellers } = await colleague.ok(getComparison, { params });
  const best = rows[1]?.cells.find((cell) => cell.best)?.quotation_id;
  const other = sellers.find(({ quotation_id }) => quotation_id !== best)?.quotation_id ?? '';
  const shares = [{ quotation_id: other, qty: null }];
  const body = { lines: [{ rfq_line_id: rows[1]?.line.id ?? '', shares, based_on: null }] };
  await colleague.ok(keepAwardChoice, { params, body });
  await phone.unrouteAll({ behavior: 'ignoreErrors' });
  await phone.getByRole('button', { name: ko('shell:autosave.retry') }).click();
  await expect(phone.getByText(ko('project:choice.overtaken', { name: '박동료', lines: '2' }))).toBeVisible();
  // In sight wherever the person is on the page.
  await phone.evaluate(() => scrollTo(0, 0));
  await expect(phone.getByRole('button', { name: ko('project:choice.takeAgain') })).toBeInViewport({ ratio: 1 });
  expect.soft(await axeFindings(phone)).toEqual([]);
  const kept = async () => {
    const { lines } = await buyer.ok(getAwardChoice, { params });
    return lines.find(({ rfq_line_id }) => rfq_line_id === rows[1]?.line.id)?.shares[0]?.quotation_id;
  };
  expect(await kept()).toBe(other);
  await phone.getByRole('button', { name: ko('project:choice.takeAgain') }).click();
  await expect(phone.getByText(ko('project:choice.overtaken', { name: '박동료', lines: '2' }))).toBeHidden();
  await expect.poll(kept).toBe(best);
  await phone.context().close();
});

test('the notice of a lost network covers nothing of the comparison, and a phone has one way to the award', {
  tag: '@full',
}, async ({ browser }) => {
  const { buyer, number } = await compared();
  const { page } = await at(browser, buyer, number, DESKTOP);
  await bar(page)
    .getByRole('button', { name: ko('project:compare.bestPerLine') })
    .click();
  await expect(bar(page)).toContainText(chosen(2));
  // The phone reads what the server keeps: it has to be there before the network goes.
  const kept = async () =>
    (await buyer.ok(getAwardChoice, { params: { rfq_number_id: number } })).lines.filter(
      ({ shares }) => shares.length > 0,
    );
  await expect.poll(kept).toHaveLength(2);
  const ways = (on: Page) => on.getByRole('link', { name: ko('project:compare.next') });
  await expect(ways(page)).toHaveCount(1);
  await page.context().setOffline(true);
  const notice = page.getByText(ko('shell:offline'));
  await expect(notice).toBeVisible();
  const [end, title, way] = await Promise.all([
    notice.evaluate((element) => element.getBoundingClientRect().bottom),
    page.getByRole('heading', { level: 1 }).evaluate((element) => element.getBoundingClientRect().top),
    ways(page).evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(title).toBeGreaterThanOrEqual(end);
  expect(way).toBeGreaterThanOrEqual(end);
  // The matrix gives way: the running award stays in the window.
  await expect(bar(page)).toBeInViewport({ ratio: 1 });

  const { page: phone } = await at(browser, buyer, number, PHONE);
  await expect(bar(phone)).toContainText(chosen(2));
  await expect(ways(phone).filter({ visible: true })).toHaveCount(1);
  const [titleEnd, basis] = await Promise.all([
    phone.getByRole('heading', { level: 1 }).evaluate((element) => element.getBoundingClientRect().bottom),
    phone.getByText(ko('project:compare.basis', { currency: 'KRW' })).evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { left, top };
    }),
  ]);
  expect(basis.top).toBeGreaterThanOrEqual(titleEnd);
  for (const one of [page, phone]) await one.context().close();
});
