import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import { patchViewSettings } from '../../src/contract/endpoints/profile';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { compared } from '../support/browserDeal';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings } from '../support/browserFindings';
import { untilStill } from '../support/browserIdle';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { typeCell } from '../support/browserSave';
import { answer, gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { type Caller, colleagueOf } from '../support/people';
import { draft, readRfq } from '../support/trade';

// Every test works on records of its own, in several browsers.
test.describe.configure({ timeout: 150_000 });
const expect = promptly.configure({ timeout: 20_000 });
const ko = sayIn('ko');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Column of the editor's grid, from 1. */
const QTY = 13;

async function at(browser: Browser, person: Caller, path: string, size = DESKTOP) {
  const page = await (await openedAs(browser, person, 'ko')).newPage();
  await page.setViewportSize(size);
  const complaints = complaintsOf(page);
  await page.goto(path);
  return { page, complaints };
}

const comparison = (number: string) => `/service/project/purchase/${number}`;
const award = (number: string) => `/service/project/purchase/bid/${number}`;
const bar = (page: Page) => page.getByRole('region', { name: ko('project:compare.award') });
/** A sentence of who did it, at whatever time. */
const said = (name: string) =>
  new RegExp(ko('project:bid.sentBy', { name, at: 'AT' }).replace('AT', '[-0-9]{10}, [:0-9]{5}'));

test('an award that one sends and another withdraws is on every open screen at once, with who did it', async ({
  browser,
}) => {
  const { buyer, number } = await compared();
  const colleague = await colleagueOf(buyer, '박동료');
  const { page: mine } = await at(browser, buyer, comparison(number));
  await bar(mine)
    .getByRole('button', { name: ko('project:compare.bestPerLine') })
    .click();
  const compares = await at(browser, buyer, comparison(number));
  const awards = await at(browser, buyer, award(number), PHONE);
  const { page: sends } = await at(browser, colleague, award(number));
  await expect(awards.page.getByRole('dialog', { name: ko('project:award.title') })).toBeVisible();
  await sends.getByRole('button', { name: ko('project:award.send') }).click();
  await answer(sends, ko('project:award.send'));
  await expect(sends.getByText(said('박동료'))).toBeVisible();
  await expect(sends.getByText(ko('project:award.elsewhere.sellers'))).toBeHidden();
  await expect(compares.page.getByText(said('박동료'))).toBeVisible();
  await expect(awards.page.getByText(ko('project:award.elsewhere.sellers'))).toBeVisible();
  await expect(awards.page.getByRole('heading', { name: 'Daehan Piping' })).toBeVisible();
  await expect.poll(async () => (await axeFindings(awards.page)).length).toBe(0);

  await awards.page.getByRole('button', { name: ko('project:bid.takeBack') }).click();
  await answer(awards.page, ko('project:bid.takeBack'));
  await expect(sends.getByText(ko('project:award.before.withdrawn'))).toBeVisible();
  await expect(sends.getByText(/에 회수했어요/)).toBeVisible();
  await expect(bar(compares.page)).toContainText(ko('project:compare.chosen', { count: 2, total: 2 }));
  expect([...compares.complaints, ...awards.complaints]).toEqual([]);
  for (const page of [mine, compares.page, awards.page, sends]) await page.context().close();
});

test('a device that learnt nothing of a sent award sends it no second time, and says who sent it', async ({
  browser,
}) => {
  const { buyer, number } = await compared();
  const colleague = await colleagueOf(buyer, '박동료');
  const { page: mine } = await at(browser, colleague, comparison(number));
  await bar(mine)
    .getByRole('button', { name: ko('project:compare.bestPerLine') })
    .click();
  await expect(bar(mine)).toContainText(ko('project:compare.chosen', { count: 2, total: 2 }));
  const phone = await (await openedAs(browser, buyer, 'ko')).newPage();
  await phone.setViewportSize(PHONE);
  await phone.routeWebSocket(/ws\/push/, () => undefined);
  await phone.goto(award(number));
  const send = phone.getByRole('dialog').getByRole('button', { name: ko('project:award.send') });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(phone.getByRole('dialog', { name: ko('project:award.askTitle', { count: 1 }) })).toBeVisible();
  const { page: sends } = await at(browser, colleague, award(number));
  await sends.getByRole('button', { name: ko('project:award.send') }).click();
  await answer(sends, ko('project:award.send'));
  await expect(sends.getByText(said('박동료'))).toBeVisible();
  await answer(phone, ko('project:award.send'));
  const notice = phone.getByRole('status').filter({ hasText: ko('project:award.elsewhere.sellers') });
  await expect(notice).toContainText('박동료');
  await expect(phone.getByRole('heading', { name: 'Daehan Piping' })).toBeVisible();
  await expect(phone.getByText(ko('project:award.sent', { count: 1 }))).toBeHidden();
  for (const page of [mine, phone, sends]) await page.context().close();
});

test('a draft that was sent on another device closes in the open editor; what was typed there goes into an amendment', async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  await newSeller('ko');
  const { rfq_number_id: number } = await draft(buyer);
  const editor = `/service/buyer/type/manual?id=${number}`;
  const [quiet, typing] = [await at(browser, buyer, editor), await at(browser, buyer, editor)];
  const name = (page: Page) => page.getByLabel(ko('buyer:terms.name'));
  await expect(name(quiet.page)).toBeVisible();
  await expect(gridCell(typing.page.getByRole('grid'), 1, QTY)).toHaveText('10');
  await typing.page.context().setOffline(true);
  await typeCell(typing.page, 1, QTY, '77');
  await name(typing.page).fill('둘째 기기의 제목');
  const params = { rfq_number_id: number };
  const { version } = await readRfq(buyer, number);
  await buyer.ok(rfqs.submitRfq, { params, body: { version } });
  // Who has typed nothing learns of it by the push alone.
  await expect(quiet.page.getByText(ko('buyer:editor.sent'))).toBeVisible();
  await expect(quiet.page.getByRole('heading', { name: ko('buyer:left.title') })).toBeHidden();
  let saves = 0;
  typing.page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes(`/rfq/${number}`)) saves += 1;
  });
  await typing.page.context().setOffline(false);
  await expect(typing.page.getByText(ko('buyer:editor.sent'))).toBeVisible();
  const left = typing.page.getByRole('region', { name: ko('buyer:left.title') });
  await expect(left).toContainText('둘째 기기의 제목');
  await expect(left).toContainText('10 → 77');
  await expect(typing.page.getByRole('dialog')).toBeHidden();
  expect(saves).toBeLessThanOrEqual(1);
  expect.soft(await axeFindings(typing.page)).toEqual([]);
  await typing.page.getByRole('button', { name: ko('buyer:left.carry') }).click();
  await expect(typing.page.getByRole('heading', { name: ko('buyer:amend.title') })).toBeVisible();
  await expect(name(typing.page)).toHaveValue('둘째 기기의 제목');
  await expect(gridCell(typing.page.getByRole('grid'), 1, QTY)).toHaveText('77');
  expect((await readRfq(buyer, number)).title).not.toBe('둘째 기기의 제목');
  for (const { page } of [quiet, typing]) await page.context().close();
});

for (const seen of ['not yet', 'already'] as const) {
  test(`the way to the award says on a phone without a network that there is none, its page ${seen} fetched, and leads on after it`, {
    tag: '@full',
  }, async ({ browser }) => {
    const { buyer, number } = await compared();
    const { page } = await at(browser, buyer, comparison(number), PHONE);
    const best = bar(page).getByRole('button', { name: ko('project:compare.bestPerLine') });
    // By the keyboard: a pointer would lie over the link that comes in its place, which fetches the page.
    await best.focus();
    await page.keyboard.press('Enter');
    const way = bar(page).getByRole('link', { name: ko('project:compare.toAward') });
    await expect(way).toBeVisible();
    if (seen === 'already') await way.hover();
    await untilStill(page);
    await page.context().setOffline(true);
    await way.click();
    const away = seen === 'already' ? ko('ui:errorNoAnswer') : ko('shell:error.offline');
    await expect(page.getByText(away)).toBeVisible();
    await page.context().setOffline(false);
    if (seen === 'not yet') await way.click();
    await expect(page).toHaveURL(new RegExp(award(number)));
    await expect(page.getByRole('dialog', { name: ko('project:award.title') })).toBeVisible();
    // The award itself is here now.
    await page.keyboard.press('Escape');
    await untilStill(page);
    await page.context().setOffline(true);
    await bar(page)
      .getByRole('button', { name: ko('project:compare.toAward') })
      .click();
    await expect(page.getByRole('dialog', { name: ko('project:award.title') })).toBeVisible();
    await page.context().close();
  });
}

test('a column that is hidden on one device goes from the open list of another', async ({ browser }) => {
  const buyer = await newBuyer('ko');
  await draft(buyer);
  const { page } = await at(browser, buyer, '/service/buyer');
  const head = page.getByRole('columnheader', { name: ko('buyer:list.lines') });
  await expect(head).toBeVisible();
  await buyer.ok(patchViewSettings, {
    body: { lists: { requests: { columns: [{ key: 'lines', hidden: true, width: null }] } } },
  });
  await expect(head).toHaveCount(0);
  await page.context().close();
});
