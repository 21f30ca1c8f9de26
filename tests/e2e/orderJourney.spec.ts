import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import * as orders from '../../src/contract/endpoints/order';
import type { Language } from '../../src/contract/constants';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { answer, fact, gridCell, heading, pasteText } from '../support/browserScreen';
import { type Say, sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { bidIn, orderIn } from '../support/states';
import { JOURNEY_PAIRS } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });

/** The column of the quantity in the sheet of a shipment, from 1. */
const QTY = 3;

interface Side {
  page: Page;
  say: Say;
  path: (of: string) => string;
}

async function sideOf(browser: Browser, person: Caller, language: Language): Promise<Side> {
  const page = await (await openedAs(browser, person, language)).newPage();
  return { page, say: sayIn(language), path: (of) => at(language, of) };
}

/** Both sides of a trade, each reading in a language of its own. */
async function twoSides(browser: Browser, [buys, sells]: readonly [Language, Language]) {
  const [buyer, seller] = await Promise.all([newBuyer(buys), newSeller(sells)]);
  const buying = await sideOf(browser, buyer, buys);
  const selling = await sideOf(browser, seller, sells);
  return { buyer, seller, buying, selling };
}

const press = ({ page, say }: Side, action: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(`project:act.${action}.do`), exact: true })
    .click();

for (const way of JOURNEY_PAIRS) {
  test(`a declined award comes back to the buyer with the reason (${way.join(' to ')})`, { tag: '@full' }, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const { buyer, seller, buying, selling } = await twoSides(browser, way);
    const bid = await bidIn('SENT', { buyer, seller });
    await selling.page.goto(selling.path('/service/project?side=seller'));
    const desk = selling.page.getByRole('region', { name: selling.say('project:sales.title') });
    await desk.getByRole('link', { name: bid.rfq_title }).click();
    await buying.page.goto(buying.path(`/service/project/${bid.rfq_number_id}`));
    await expect(heading(buying.page)).toContainText(buying.say('trade:status.project.BID'));
    await selling.page.getByRole('button', { name: selling.say('project:bid.decline') }).click();
    await selling.page.getByLabel(selling.say('project:field.reason')).fill('재고 소진 sold out');
    await answer(selling.page, selling.say('project:bid.decline'));
    await expect(heading(selling.page)).toContainText(selling.say('trade:status.bid.DECLINED'));
    await expect(heading(buying.page)).toContainText(buying.say('trade:status.project.CMP'));
    await expect(buying.page.getByText('재고 소진 sold out').first()).toBeVisible();
    await Promise.all([buying, selling].map(({ page }) => page.context().close()));
  });

  test(`goods leave in parts, one piece is missing, a claim is settled by message (${way.join(' to ')})`, {
    tag: '@full',
  }, async ({ browser }) => {
    test.setTimeout(180_000);
    const { buyer, seller, buying, selling } = await twoSides(browser, way);
    const order = await orderIn('paid', { buyer, seller });
    const record = `/service/project/${order.order_number}`;
    await buying.page.goto(buying.path(record));
    // The buyer's page of the order, opened by who sells it, gives way to the seller's own.
    await selling.page.goto(selling.path(`/service/project/purchase/buy/${order.order_number}`));
    await expect(selling.page).toHaveURL(new RegExp(`/service/project/sale/quotation/${order.order_number}$`));

    await test.step('four of ten pipes leave, with weight and heats pasted as columns', async () => {
      await press(selling, 'ship');
      const dialog = selling.page.getByRole('dialog');
      const grid = dialog.getByRole('grid', { name: selling.say('project:ship.grid') });
      await gridCell(grid, 1, QTY).click();
      await pasteText(selling.page, '11');
      await expect(grid.getByTitle(selling.say('project:ship.tooMuch', { qty: '10' }))).toBeVisible();
      await pasteText(selling.page, '4\t101.5\tK20261, K20262\n0');
      await expect(gridCell(grid, 1, QTY + 2)).toHaveText('K20261, K20262');
      const file = { name: 'mtc.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
      await dialog.locator('input[type="file"]').setInputFiles(file);
      await dialog.getByRole('button', { name: selling.say('project:ship.allHeats', { count: 2 }) }).click();
      await dialog.getByLabel(selling.say('project:field.vehicle_number')).fill('경기 82바 1204');
      await dialog.getByLabel(selling.say('project:field.driver_phone')).fill('010-5555-0142');
      await answer(selling.page, selling.say('project:act.ship.do'));
      await expect(dialog).toBeHidden();
      await expect(buying.page.getByText(buying.say('trade:status.delivery.PART_SHIPPED')).first()).toBeVisible();
      await expect(buying.page.getByText('K20261, K20262 · mtc.pdf')).toBeVisible();
      await expect(fact(buying.page, buying.say('project:field.vehicle_number'))).toHaveText('경기 82바 1204');
      for (const { page, say } of [buying, selling]) {
        const line = page
          .getByRole('table', { name: say('trade:line.caption') })
          .getByRole('row')
          .nth(1);
        await expect(line.getByRole('cell').nth(2)).toHaveText('4');
        await expect(line.getByRole('cell').nth(4)).toHaveText('6');
      }
    });

    await test.step('three arrive, and the buyer claims the fourth', async () => {
      await press(buying, 'receive');
      const dialog = buying.page.getByRole('dialog');
      await expect(dialog.getByText(buying.say('project:receive.allAsShipped', { count: 1 }))).toBeVisible();
      await gridCell(dialog.getByRole('grid', { name: buying.say('project:receive.grid') }), 1, QTY).click();
      await pasteText(buying.page, '3');
      await expect(dialog.getByText(buying.say('project:receive.someDiffer', { count: 1, total: 1 }))).toBeVisible();
      await dialog.getByLabel(buying.say('project:receive.withClaim')).check();
      await dialog.getByLabel(buying.say('project:claim.text')).fill('1 piece missing 1본 누락');
      await answer(buying.page, buying.say('project:act.receive.do'));
      await expect(dialog).toBeHidden();
      for (const { page, say, side } of [
        { ...buying, side: 'buyer' },
        { ...selling, side: 'seller' },
      ]) {
        // More is to be shipped, which comes first for the seller; the buyer can only write.
        const next = say(side === 'buyer' ? 'project:act.message.buyer' : 'project:act.ship.do');
        await expect(page.getByRole('main').getByRole('button', { name: next, exact: true })).toBeVisible();
      }
      await expect(selling.page.getByText('1 piece missing 1본 누락').first()).toBeVisible();
      await expect(selling.page.getByText(selling.say('project:receive.counted', { qty: '3' }))).toBeVisible();
    });

    await test.step('they talk it over, live', async () => {
      const box = (side: Side) => side.page.getByRole('region', { name: side.say('project:message.title') });
      await box(selling).getByRole('textbox').fill('Sending one more today 오늘 1본 더 보낼게요');
      await box(selling)
        .getByRole('button', { name: selling.say('project:message.send') })
        .click();
      await expect(box(buying).getByText('Sending one more today 오늘 1본 더 보낼게요')).toBeVisible();
    });

    await test.step('the rest leaves and arrives; resolved, the trade is finished on both sides', async () => {
      await press(selling, 'ship');
      await selling.page.getByLabel(selling.say('project:ship.bare.accept')).check();
      await answer(selling.page, selling.say('project:act.ship.do'));
      await expect(buying.page.getByText(buying.say('trade:status.delivery.SHIPPED')).first()).toBeVisible();
      await press(buying, 'receive');
      await answer(buying.page, buying.say('project:act.receive.do'));
      await expect(buying.page.getByText(buying.say('trade:status.delivery.RECEIVED')).first()).toBeVisible();
      await press(buying, 'resolve_claim');
      await buying.page
        .getByRole('dialog')
        .getByLabel(buying.say('project:field.reason'))
        .fill('추가 1본 도착 arrived');
      await answer(buying.page, buying.say('project:act.resolve_claim.do'));
      for (const { page, say } of [buying, selling]) {
        await expect(heading(page)).toContainText(say('trade:status.order.FINISHED'));
      }
    });

    await test.step('the purchase order is saved as a PDF', async () => {
      await buying.page.getByRole('button', { name: buying.say('project:paper.title'), exact: true }).click();
      const saving = buying.page.waitForEvent('download');
      await buying.page.getByRole('menuitem', { name: buying.say('trade:paper.in.ko') }).click();
      expect((await saving).suggestedFilename()).toContain(order.order_number);
    });
    const done = await buyer.ok(orders.getOrder, { params: { order_number: order.order_number } });
    promptly(done).toMatchObject({ status: 'FINISHED', lines: [{ shipped_qty: '10', received_qty: '9' }, {}] });
    await Promise.all([buying, selling].map(({ page }) => page.context().close()));
  });
}
