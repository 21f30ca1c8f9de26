import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import { declineRequest } from '../../src/contract/endpoints/quotation';
import { patchSaleItems } from '../../src/contract/endpoints/user';
import type { Language } from '../../src/contract/constants';
import { complaintsOf } from '../support/browserErrors';
import { at, newBuyer, newSeller, openedAs, serverUrl } from '../support/browserPeople';
import { answer, fact, gridCell, heading, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { flangeLine, pipeLine, quoted, seenBy, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
/** Columns of the grid, from 1. */
const [PRICE, UNIT, AMOUNT, MAKER] = [6, 7, 8, 11];
let buyer: Caller;

test.beforeAll(async () => {
  buyer = await newBuyer('ko');
});

/** What Excel puts on the clipboard: tabs, CRLF, and a line break at the end. */
const asExcel = (rows: string[][]) => `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;

async function opened(page: Page, language: Language, number: string) {
  await page.goto(at(language, `/service/seller/${number}`));
  const grid = page.getByRole('grid', { name: sayIn(language)('seller:quote.lines') });
  await expect(gridCell(grid, 1, PRICE)).toBeVisible();
  return grid;
}

/** A seller before a request of 500 lines, all of them priced by one paste from Excel. */
async function pastedFromExcel(browser: Browser, language: Language, piece: string) {
  const seller = await newSeller(language);
  const lines = Array.from({ length: 500 }, (_, index) => ({ ...pipeLine, tag: `P-${index + 1}` }));
  const { rfq_number_id } = await submitted(buyer, { lines, title: '배관재 500줄' });
  const context = await openedAs(browser, seller, language);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const say = sayIn(language);
  const grid = await opened(page, language, rfq_number_id);
  const { keyboard } = page;

  await test.step('prices with their unit fall into place, the last as well as the first', async () => {
    await gridCell(grid, 1, PRICE).click();
    await pasteText(page, asExcel(lines.map((_, index) => [`${150_000 + index}`, index % 2 ? 'EA' : piece])));
    await expect(page.getByText(say('seller:quote.progress', { priced: 500, total: 500 }))).toBeVisible();
    await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
    await expect(gridCell(grid, 1, UNIT)).toHaveText(say('trade:uom.EA'));
    await expect(gridCell(grid, 1, AMOUNT)).toHaveText('1,500,000');
    const total = 10n * (500n * 150_000n + (499n * 500n) / 2n);
    await expect(fact(page, say('trade:totals.lines'))).toContainText(total.toLocaleString('en-US'));
    await keyboard.press('Control+z');
    await expect(page.getByText(say('seller:quote.progress', { priced: 0, total: 500 }))).toBeVisible();
    await keyboard.press('Control+y');
    await expect(page.getByText(say('seller:quote.progress', { priced: 500, total: 500 }))).toBeVisible();
  });
  return { context, page, complaints, grid };
}

test('500 rows from Excel (en)', async ({ browser }) => {
  const { context, complaints } = await pastedFromExcel(browser, 'en', 'pcs');
  expect(complaints).toEqual([]);
  await context.close();
});

test('500 rows from Excel, then every key of the spreadsheet', async ({ browser }) => {
  const { context, page, complaints, grid } = await pastedFromExcel(browser, 'ko', '본');
  const { keyboard } = page;

  await test.step('typing, Enter, F2, Tab, arrows, Esc', async () => {
    await gridCell(grid, 1, PRICE).click();
    await keyboard.type('1000');
    await keyboard.press('Enter');
    await keyboard.type('2000');
    await keyboard.press('Enter');
    await expect(gridCell(grid, 1, PRICE)).toHaveText('1,000');
    await expect(gridCell(grid, 2, PRICE)).toHaveText('2,000');
    await keyboard.press('ArrowUp');
    await keyboard.press('F2');
    await keyboard.press('End');
    await keyboard.type('5');
    await keyboard.press('Tab');
    await expect(gridCell(grid, 2, PRICE)).toHaveText('20,005');
    await keyboard.press('ArrowLeft');
    await keyboard.type('9');
    await keyboard.press('Escape');
    await expect(gridCell(grid, 2, PRICE)).toHaveText('20,005');
  });

  await test.step('several cells pasted into a cell that is open go into the grid, not into one figure', async () => {
    await gridCell(grid, 5, PRICE).click();
    await keyboard.press('F2');
    await keyboard.type('77');
    await pasteText(page, asExcel([['3100'], ['3200'], ['3300']]));
    await expect(gridCell(grid, 5, PRICE)).toHaveText('3,100');
    await expect(gridCell(grid, 6, PRICE)).toHaveText('3,200');
    await expect(gridCell(grid, 7, PRICE)).toHaveText('3,300');
    await keyboard.press('Control+z');
    await expect(gridCell(grid, 5, PRICE)).toHaveText('150,004');
    await expect(gridCell(grid, 7, PRICE)).toHaveText('150,006');
  });

  await test.step('copy, paste, fill down, delete; a wrong value is marked in its cell', async () => {
    await gridCell(grid, 1, MAKER).click();
    await keyboard.press('F2');
    await keyboard.type('세아제강');
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await keyboard.press('Control+c');
    await keyboard.press('ArrowDown');
    await keyboard.press('Control+v');
    await expect(gridCell(grid, 2, MAKER)).toHaveText('세아제강');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Control+d');
    await expect(gridCell(grid, 4, MAKER)).toHaveText('세아제강');
    await gridCell(grid, 3, PRICE).click();
    await keyboard.type('12a');
    await keyboard.press('Enter');
    await expect(gridCell(grid, 3, PRICE)).toHaveAttribute('aria-invalid', 'true');
    await expect(gridCell(grid, 3, AMOUNT)).toHaveText('');
    await keyboard.press('ArrowUp');
    await keyboard.press('Delete');
    await expect(gridCell(grid, 3, PRICE)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(grid).toHaveAttribute('aria-rowcount', '501');
  });

  await test.step('the draft is kept: another visit shows it', async () => {
    await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
    await page.reload();
    await expect(gridCell(grid, 2, MAKER)).toHaveText('세아제강');
    await expect(gridCell(grid, 1, PRICE)).toHaveText('1,000');
  });
  expect(complaints).toEqual([]);
  await context.close();
});

for (const language of ['ko', 'en'] as const) {
  const say = sayIn(language);

  test(`a seller quotes, is warned of a slip, revises, compares and withdraws (${language})`, async ({ browser }) => {
    const seller = await newSeller(language);
    const spec = { ...pipeLine.spec, standard: `JOURNEY ${language} ${Math.random()}` };
    const line = { ...pipeLine, spec };
    const earlier = await submitted(buyer, { title: '지난 요청', lines: [line] });
    await quoted(seller, earlier.rfq_number_id, '150000');
    const { rfq_number_id } = await submitted(buyer, { title: `여정 ${language}`, lines: [line, flangeLine] });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);

    await test.step('the own price of last time is shown with where it is from, and taken over', async () => {
      const grid = await opened(page, language, rfq_number_id);
      await page.getByRole('button', { name: say('seller:fill.menu') }).click();
      await page.getByRole('menuitem', { name: say('seller:past.title') }).click();
      await expect(page.getByRole('dialog')).toContainText('지난 요청');
      await answer(page, say('seller:past.apply', { count: 1 }));
      await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
      await expect(gridCell(grid, 1, MAKER)).toHaveText('세아제강');
    });

    await test.step('ten times as much is marked, has to be confirmed, and is never refused', async () => {
      const grid = page.getByRole('grid');
      await gridCell(grid, 1, PRICE).click();
      await page.keyboard.type('1500000');
      await page.keyboard.press('Enter');
      await page.keyboard.type('30000');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: say('seller:quote.submit') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('seller:slip.ten_times'));
      const send = dialog.getByRole('button', { name: say('seller:confirm.submit') });
      await expect(send).toBeDisabled();
      await dialog.getByLabel(say('seller:doubt.confirm')).check();
      await send.click();
      await expect(page).toHaveURL(/detail\/complete/);
      await expect(page.getByText(say('seller:sent.heading'))).toBeVisible();
    });

    await test.step('the revision is corrected, and both can be laid side by side', async () => {
      const grid = await opened(page, language, rfq_number_id);
      await gridCell(grid, 1, PRICE).click();
      await page.keyboard.type('145000');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: say('seller:quote.resubmit') }).click();
      await answer(page, say('seller:confirm.submit'));
      await expect(page).toHaveURL(/detail\/complete/);
      await page.getByRole('link', { name: say('seller:sent.view') }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: say('seller:view.pdf') }).click();
      expect((await coming).suggestedFilename()).toMatch(new RegExp(`${rfq_number_id}\\.pdf$`));
      await page.getByRole('button', { name: say('seller:revision.compare') }).click();
      const compared = page.getByRole('table', { name: say('seller:revision.compare') });
      await expect(compared.getByRole('row', { name: /1,500,000/ })).toContainText('-90.3%');
      await expect(compared.getByRole('row', { name: /1,500,000/ })).toContainText('145,000');
    });

    await test.step('it is withdrawn and may come again', async () => {
      await page.getByRole('button', { name: say('seller:view.withdraw') }).click();
      await answer(page, say('seller:withdraw.confirm'));
      await expect(page.getByText(say('seller:view.withdrawnTitle'))).toBeVisible();
      expect((await seenBy(seller, rfq_number_id)).quotation?.status).toBe('WITHDRAWN');
      await expect(page.getByRole('link', { name: say('seller:view.resubmit') })).toBeVisible();
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`the list is narrowed, kept as a view and exported; materials and alerts (${language})`, async ({ browser }) => {
    const seller = await newSeller(language);
    const word = `목록${language}${Math.random().toString(36).slice(2, 8)}`;
    const sealed = await submitted(buyer, { title: `${word} 밀봉`, sealed: true });
    const open = await submitted(buyer, { title: `${word} 공개`, sealed: false });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    const row = (number: string) => page.getByRole('row', { name: new RegExp(number) });

    await test.step('search and filters stand in the address, which opens the same list again', async () => {
      await page.goto(at(language, `/service/seller?q=${encodeURIComponent(word)}`));
      await expect(row(sealed.rfq_number_id)).toBeVisible();
      await page.getByLabel(say('seller:filter.kind'), { exact: true }).selectOption('open');
      await expect(page).toHaveURL(/kind=open/);
      await expect(row(sealed.rfq_number_id)).toBeHidden();
      await expect(row(open.rfq_number_id)).toBeVisible();
      await page.getByLabel(say('seller:filter.sort'), { exact: true }).selectOption('deadline');
      await expect(page).toHaveURL(/sort=deadline/);
      await page.getByRole('button', { name: say('ui:views.menu') }).click();
      await page.getByRole('menuitem', { name: say('ui:views.save') }).click();
      await page.getByLabel(say('ui:views.name')).fill('나의 보기');
      await answer(page, say('ui:views.confirm'));
      await page.goto(at(language, '/service/seller'));
      await page.getByRole('button', { name: say('ui:views.menu') }).click();
      await page.getByRole('menuitem', { name: '나의 보기' }).click();
      await expect(page).toHaveURL(/kind=open.*sort=deadline|sort=deadline.*kind=open/);
      await expect(row(sealed.rfq_number_id)).toBeHidden();
    });

    await test.step('the spreadsheet of the list carries the language of its reader', async () => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: say('seller:filter.export') }).click();
      expect((await coming).suggestedFilename()).toContain(say('sheet:requests.file'));
    });

    await test.step('"2 of 2 lines": which materials matched, and one is taken out and put back', async () => {
      await page.goto(at(language, `/service/project/saleMaterial/${open.rfq_number_id}`));
      await expect(heading(page)).toContainText(say('seller:materials.title'));
      await expect(page.getByText(say('seller:materials.of', { matched: 2, total: 2 })).first()).toBeVisible();
      const remove = page.getByRole('button', {
        name: say('user:materials.remove', { name: say('trade:category.flange') }),
      });
      await remove.click();
      await expect(page.getByText(say('seller:materials.of', { matched: 1, total: 2 }))).toBeVisible();
      await page
        .getByRole('row')
        .getByRole('button', { name: say('user:materials.add') })
        .click();
      await answer(page, say('user:materials.save'));
      await expect(page.getByText(say('seller:materials.of', { matched: 2, total: 2 })).first()).toBeVisible();
    });

    await test.step('alerts are turned on beside a request that came without them', async () => {
      await seller.ok(patchSaleItems, {
        body: { is_user_sale_material_push: false, delete_sale_material_list: [], create_sale_material_list: [] },
      });
      await page.goto(at(language, `/service/seller/detail/promoteAlarm/${open.rfq_number_id}`));
      await page.getByRole('button', { name: say('seller:alarm.turnOn') }).click();
      await expect(page.getByText(say('seller:alarm.onHeading'))).toBeVisible();
    });

    await test.step('a request is declined with a reason', async () => {
      await page.goto(at(language, `/service/seller/detail/${sealed.rfq_number_id}`));
      await page.getByRole('button', { name: say('seller:detail.decline') }).click();
      await page.getByText(say('seller:decline.presets.out_of_stock')).click();
      await answer(page, say('seller:decline.confirm'));
      await expect(page.getByText(say('seller:detail.declined'))).toBeVisible();
      const again = await seller.call(declineRequest, {
        params: { rfq_number_id: sealed.rfq_number_id },
        body: { reason: '다시' },
      });
      expect(again.mcode).toBe(3102);
    });
    await context.close();
  });
}

test('what is not there or not mine is a 404 by status as well', async ({ browser }) => {
  const seller = await newSeller('ko');
  const own = await submitted(buyer);
  const asBuyer = await openedAs(browser, buyer, 'ko');
  const asSeller = await openedAs(browser, seller, 'en');
  const routes = [
    'seller/',
    'seller/detail/',
    'seller/detail/view/',
    'seller/detail/promoteAlarm/',
    'seller/reRequest/',
    'project/saleMaterial/',
  ];
  for (const route of routes) {
    const none = await asSeller.request.get(`${serverUrl()}/en/service/${route}Q000000-XXXXX`);
    expect([route, none.status()]).toEqual([route, 404]);
    const mine = await asBuyer.request.get(`${serverUrl()}/service/${route}${own.rfq_number_id}`);
    expect([route, mine.status()]).toEqual([route, 404]);
  }
  await Promise.all([asBuyer.close(), asSeller.close()]);
});
