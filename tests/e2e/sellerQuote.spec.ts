import { expect as promptly, test } from '@playwright/test';
import { declineRequest } from '../../src/contract/endpoints/quotation';
import { cancelRfq } from '../../src/contract/endpoints/rfq';
import { patchSaleItems } from '../../src/contract/endpoints/user';
import { complaintsOf } from '../support/browserErrors';
import { at, newBuyer, newSeller, openedAs, serverUrl } from '../support/browserPeople';
import { answer, gridCell, heading } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { flangeLine, pipeLine, quoted, seenBy, submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });
/** Columns of the grid, from 1. */
const [PRICE, MAKER] = [7, 12];
let buyer: Caller;

/** Runs in the page: what a hand does faster than the page can follow. */
function chooseAtOnce(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const box = document.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
    if (!box) throw new Error(`no ${name}`);
    box.value = value;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

test.beforeAll(async () => {
  buyer = await newBuyer('ko');
});

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`a seller quotes, is warned of a typing error, revises, compares and withdraws (${language})`, async ({
    browser,
  }) => {
    const seller = await newSeller(language);
    const spec = { ...pipeLine.spec, standard: `JOURNEY ${language} ${Math.random()}` };
    const line = { ...pipeLine, spec };
    const earlier = await submitted(buyer, { title: '지난 요청', lines: [line] });
    await quoted(seller, earlier.rfq_number_id, '150000');
    const title = { ...pipeLine, raw_text: '배관 자재', excluded: true };
    const lines = [title, line, flangeLine];
    const { rfq_number_id } = await submitted(buyer, { title: `여정 ${language}`, lines });
    const context = await openedAs(browser, seller, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);

    await test.step('the own price of last time is shown with where it is from, and taken over', async () => {
      const grid = await openedQuote(page, language, rfq_number_id);
      // Items are numbered as the buyer's preview showed, whose list begins with a heading.
      await expect(grid.getByRole('rowheader', { name: '1', exact: true })).toBeVisible();
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
      const grid = await openedQuote(page, language, rfq_number_id);
      await gridCell(grid, 1, PRICE).click();
      await page.keyboard.type('145000');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: say('seller:quote.resubmit') }).click();
      await answer(page, say('seller:confirm.submit'));
      await expect(page).toHaveURL(/detail\/complete/);
      await page.getByRole('link', { name: say('seller:sent.view') }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: say('seller:view.pdf') }).click();
      await page.getByRole('menuitem', { name: say(`trade:paper.in.${language}`) }).click();
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

  test(`the list is narrowed, kept as a view and exported; materials and alerts (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
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
      const sort = page.getByLabel(say('seller:filter.sort'), { exact: true });
      await sort.selectOption('received');
      // The address is new before the page is, and what is kept is what the page shows.
      await expect(page).toHaveURL(/sort=received/);
      await expect(sort).toHaveValue('received');
      await page.getByRole('button', { name: say('ui:views.menu') }).click();
      await page.getByRole('menuitem', { name: say('ui:views.save') }).click();
      await page.getByLabel(say('ui:views.name')).fill('나의 보기');
      await answer(page, say('ui:views.confirm'));
      await page.goto(at(language, '/service/seller'));
      await page.getByRole('button', { name: say('ui:views.menu') }).click();
      await page.getByRole('menuitem', { name: '나의 보기' }).click();
      await expect(page).toHaveURL(/kind=open.*sort=received|sort=received.*kind=open/);
      await expect(row(sealed.rfq_number_id)).toBeHidden();
    });

    await test.step('two choices at once, before the page could follow the first, both count', async () => {
      await page.goto(at(language, '/service/seller'));
      const [kind, sort] = [say('seller:filter.kind'), say('seller:filter.sort')];
      // The order that its reader chose last.
      await expect(page.getByLabel(sort, { exact: true })).toHaveValue('received');
      await expect(async () => {
        await page.evaluate(chooseAtOnce, { [kind]: 'open', [sort]: 'deadline' });
        // Sooner than that a page that is not alive yet is tried again.
        await expect(page).toHaveURL(/kind=open.*sort=deadline|sort=deadline.*kind=open/, { timeout: 2_000 });
      }).toPass();
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

test('a seller at work sees that the buyer cancelled, wherever on the page he is', async ({ browser }) => {
  const seller = await newSeller('ko');
  const { rfq_number_id, version } = await submitted(buyer);
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  const grid = await openedQuote(page, 'ko', rfq_number_id);
  await grid.scrollIntoViewIfNeeded();
  const reported = page.getByRole('status').filter({ hasText: sayIn('ko')('seller:cancelled.title') });
  await buyer.ok(cancelRfq, { params: { rfq_number_id }, body: { version, reason: '설계 변경' } });
  // The banner on top, and for a moment the words at the foot.
  await expect(reported).toHaveCount(2);
  await expect(page.getByRole('button', { name: sayIn('ko')('seller:quote.submit') })).toBeDisabled();
  await context.close();
});

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
