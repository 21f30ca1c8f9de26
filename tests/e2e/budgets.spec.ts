import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import * as budgets from '../../src/contract/endpoints/budget';
import { getProfile } from '../../src/contract/endpoints/user';
import type { Language } from '../../src/contract/constants';
import type { BudgetRule } from '../../src/contract/entities/budget';
import { company } from '../support/approval';
import { openMine } from '../support/browserAccounts';
import { at, openedAs, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { createApi } from '../support/http';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { lookedAt, photographed } from '../support/lookedAt';
import type { Caller } from '../support/people';
import { addressOf, openLot, PIPE } from '../support/stock';
import { draft, ended, quoted, submitted } from '../support/trade';

const YEAR = new Date().getFullYear();

/** A company with a cost centre and a budget of a million won for it. */
async function charging(rule: BudgetRule) {
  const of = await company(createApi(serverUrl()));
  const { items } = await of.owner.ok(budgets.addCostCodes, {
    body: { kind: 'cost_centre', items: [{ code: 'CC-100', name: '울산 정비' }] },
  });
  const cost = { cost_centre_id: items[0]?.id ?? '', project_id: null };
  const span = { from_on: `${YEAR - 1}-01-01`, until_on: `${YEAR + 2}-12-31` };
  await of.owner.ok(budgets.addBudget, { body: { name: 'Ulsan', ...cost, ...span, amount: '1000000', rule } });
  return { ...of, cost };
}

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`a budget is set for cost centres pasted from a spreadsheet (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const { owner } = await company(createApi(serverUrl()));
    const { page, close } = await opened(browser, owner, language, '/user/mypage/budget', say('user:budget.title'));
    await button(page, say('budget:codes.add.cost_centre')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('budget:codes.list')).fill('CC-100\t울산 정비\nCC-200\t온산 증설');
    await dialog.getByRole('button', { name: say('budget:codes.addCount', { count: 2 }), exact: true }).click();
    const centres = page.getByRole('table', { name: say('budget:codes.title.cost_centre') });
    await expect(centres).toContainText('온산 증설');
    await button(page, say('budget:add')).click();
    await dialog.getByLabel(say('budget:name'), { exact: true }).fill('Ulsan');
    await dialog
      .getByLabel(say('budget:kind.cost_centre'), { exact: true })
      .selectOption({ label: 'CC-100 울산 정비' });
    await dialog.getByLabel(say('budget:amount'), { exact: true }).fill('12000000');
    await dialog.getByText(say('budget:rules.stop'), { exact: true }).click();
    await photographed(page, `budget-dialog-${language}`);
    await dialog.getByRole('button', { name: say('budget:save'), exact: true }).click();
    await expect(dialog).toBeHidden();
    const row = page
      .getByRole('table', { name: say('budget:title') })
      .getByRole('row')
      .nth(1);
    await expect(row).toContainText('12,000,000');
    await expect(row).toContainText(`${YEAR}-01-01 ~ ${YEAR}-12-31`);
    await row.getByRole('button', { name: say('budget:actionsOf', { name: 'Ulsan' }) }).click();
    await page.getByRole('menuitem', { name: say('budget:end.do') }).click();
    await dialog.getByRole('button', { name: say('budget:end.do'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row).not.toContainText(`${YEAR}-12-31`);
    await centres.getByRole('button', { name: say('budget:codes.close', { code: 'CC-200' }) }).click();
    await expect(centres).toContainText(say('budget:codes.isClosed'));
    await close();
  });

  test(`an award beyond a budget that stops names who may lift it, who does so with a reason (${language})`, async ({
    browser,
  }) => {
    const of = await charging('stop');
    const params = await compared(of);
    const { name: ownerName } = await of.owner.ok(getProfile);
    await of.buyer.ok(budgets.putRfqCost, { params, body: { ...of.cost, lines: [] } });
    const path = `/service/project/purchase/${params.rfq_number_id}`;
    const stopped = await opened(browser, of.buyer, language, path);
    await chooseBest(stopped.page, language);
    await expect(stopped.page.getByText(say('budget:effect.stopTitle'))).toBeVisible();
    await photographed(stopped.page, `budget-award-${language}`);
    await button(stopped.page, say('project:award.send')).click();
    const closed = stopped.page.getByRole('dialog');
    await expect(closed.getByRole('alert')).toContainText(ownerName);
    await expect(closed.getByRole('button', { name: say('project:award.send'), exact: true })).toBeDisabled();
    await stopped.close();

    const lifting = await opened(browser, of.owner, language, path);
    await chooseBest(lifting.page, language);
    await button(lifting.page, say('project:award.send')).click();
    const dialog = lifting.page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: say('project:award.send'), exact: true });
    await expect(send).toBeDisabled();
    await dialog.getByLabel(say('budget:effect.word')).fill('긴급 정비');
    await lookedAt(lifting.page, `budget-send-${language}`);
    await send.click();
    await expect(dialog).toBeHidden();
    await lifting.page.goto(at(language, `/service/project/${params.rfq_number_id}`));
    const charged = lifting.page.getByRole('region', { name: say('budget:cost.title') });
    await expect(charged).toContainText('CC-100 울산 정비');
    await photographed(lifting.page, `budget-project-${language}`);
    await charged.getByRole('button', { name: say('budget:cost.change'), exact: true }).click();
    await expect(lifting.page.getByRole('dialog')).toContainText(say('budget:cost.dialog'));
    await lookedAt(lifting.page, `budget-cost-${language}`);
    await lifting.page.goto(at(language, '/user/mypage/budget'));
    const list = lifting.page.getByRole('table', { name: say('budget:title') });
    await expect(list).toContainText('-1,750,000');
    await photographed(lifting.page, `budget-list-${language}`);
    // The name of a column ends where its figures do.
    const amounts = list.getByRole('row').nth(1).getByRole('cell');
    for (const key of ['amount', 'stage.ordered', 'left']) {
      const heads = await list.getByRole('columnheader').allInnerTexts();
      const place = heads.findIndex((head) => head.trim() === say(`budget:${key}`));
      const head = await rightOf(list.getByRole('columnheader').nth(place));
      expect(Math.abs(head - (await rightOf(amounts.nth(place))))).toBeLessThanOrEqual(1);
    }
    await list.getByRole('button', { name: say('budget:actionsOf', { name: 'Ulsan' }) }).click();
    await lifting.page.getByRole('menuitem', { name: say('budget:records.open') }).click();
    await expect(lifting.page.getByRole('dialog')).toContainText('2,750,000');
    await photographed(lifting.page, `budget-records-${language}`);
    await lifting.page.goto(at(language, `/service/project?cost_centre_id=${of.cost.cost_centre_id}`));
    await expect(lifting.page.getByRole('table', { name: say('project:list.title') })).toContainText(
      params.rfq_number_id,
    );
    await photographed(lifting.page, `budget-filter-${language}`);
    await lifting.close();

    // The longest word of a status, in a window of the usual size.
    const english = await opened(browser, of.owner, 'en', '/service/project');
    const status = english.page.getByRole('cell', { name: sayIn('en')('trade:status.project.BID'), exact: true });
    expect(await status.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await photographed(english.page, 'projects-en');
    await english.close();
  });

  test(`a request begins with the last choice, and keeps what its lines are charged to (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const of = await charging('show');
    const first = await draft(of.buyer);
    const params = { rfq_number_id: first.rfq_number_id };
    const lines = [{ line_id: first.lines[0]?.id ?? '', ...of.cost }];
    await of.buyer.ok(budgets.putRfqCost, { params, body: { cost_centre_id: null, project_id: null, lines } });
    const path = `/service/buyer/type/manual?id=${params.rfq_number_id}`;
    const { page, close } = await opened(browser, of.buyer, language, path);
    await expect(page.getByRole('grid')).toContainText('CC-100 울산 정비');
    await photographed(page, `budget-grid-${language}`);
    await page.goto(at(language, `${path}&step=terms`));
    const centre = page.getByRole('combobox', { name: new RegExp(`^${say('budget:kind.cost_centre')}`) });
    await centre.selectOption({ label: 'CC-100 울산 정비' });
    await expect.poll(() => of.buyer.ok(budgets.getRfqCost, { params })).toEqual({ ...of.cost, lines });
    await photographed(page, `budget-terms-${language}`);
    await page.goto(at(language, '/service/buyer/type/manual?step=terms'));
    await expect(centre).toHaveValue(of.cost.cost_centre_id);
    await close();
  });

  test(`a purchase says what it leaves of a budget before it is placed (${language})`, async ({ browser }) => {
    const of = await charging('warn');
    const lot = await openLot(of.sellers[0], PIPE, '10');
    await addressOf(of.buyer);
    const { page, close } = await opened(browser, of.buyer, language, `/service/buyer/purchase/${lot.id}?qty=8`);
    await page.getByLabel(say('budget:kind.cost_centre')).selectOption({ label: 'CC-100 울산 정비' });
    await expect(page.getByRole('list', { name: say('budget:effect.title') })).toContainText('-200,000');
    await expect(page.getByText(say('budget:effect.warn'))).toBeVisible();
    await photographed(page, `budget-purchase-${language}`);
    await page.getByLabel(say('cart:agree')).check();
    await button(page, say('cart:buy', { count: 1 })).click();
    await page.waitForURL(/purchase\/complete/);
    await expect.poll(async () => (await of.owner.ok(budgets.listBudgets)).items[0]?.figures?.ordered).toBe('1200000');
    await close();
  });
}

test('on a phone a member without the right reads budgets as cards and changes nothing', { tag: '@full' }, async ({
  browser,
}) => {
  const say = sayIn('ko');
  const of = await charging('warn');
  const context = await openedAs(browser, of.buyer, 'ko');
  const page = await openMine(context, 'ko', '/user/mypage/budget', say('user:budget.title'));
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole('table', { name: say('budget:title') });
  await expect(list).toContainText('1,000,000');
  await expect(page.getByRole('button', { name: say('budget:add'), exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('budget:codes.add.cost_centre'), exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await photographed(page, 'budget-read');
  await context.close();
});

/** A request with quotations of both sellers, to be awarded. */
async function compared(of: Awaited<ReturnType<typeof charging>>) {
  const { rfq_number_id } = await submitted(of.buyer);
  await quoted(of.sellers[0], rfq_number_id, '150000');
  await quoted(of.sellers[1], rfq_number_id, '200000');
  await ended(of.buyer, rfq_number_id);
  return { rfq_number_id };
}

async function opened(browser: Browser, person: Caller, language: Language, path: string, title?: string) {
  const context = await openedAs(browser, person, language);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at(language, path));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await (title ? expect(heading).toContainText(title) : expect(heading.first()).toBeVisible());
  return { page, close: () => context.close() };
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Selects the lowest price of each line, and goes on to what is to be sent. */
async function chooseBest(page: Page, language: Language): Promise<void> {
  const say = sayIn(language);
  await page.getByRole('button', { name: say('project:compare.bestPerLine') }).click();
  await page.getByRole('link', { name: say('project:compare.next') }).click();
}

/** Where the first words of an element end. */
const rightOf = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    range.selectNodeContents(words ?? element);
    return range.getBoundingClientRect().right;
  });
