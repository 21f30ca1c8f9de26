import { expect, type Locator, type Page } from '@playwright/test';
import * as orders from '../../src/contract/endpoints/order';
import { heading } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { addressOf, openLot } from '../support/stock';
import { awarded, ended, pipeLine, quoted, submitted } from '../support/trade';
import type { Hand } from './hand';

const ko = sayIn('ko');

/** Column of the unit price in a seller's grid. */
const PRICE = 7;
const LINES = 100;
const LIST = [
  'PIPE SMLS 2" SCH40 A106-B 6M 20EA',
  'PIPE SMLS 4" SCH40 A106-B 6M 10EA',
  'FLANGE WN 4" 150# RF A105 8EA',
  'ELBOW 90 LR 4" SCH40 A234-WPB 12EA',
  'GATE VALVE 4" 150# A216-WCB 4EA',
].join('\n');

/** One of the five ways people go most: what has to be there before, where it begins, and what is done. */
export interface Journey {
  name: string;
  who: 'buyer' | 'seller';
  /** Prepares through the API; gives the address on which the journey begins. */
  begin: (buyer: Caller, seller: Caller) => Promise<string>;
  go: (hand: Hand, people: { buyer: Caller; seller: Caller }) => Promise<void>;
}

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => button(page.getByRole('dialog'), name);
const main = (page: Page) => page.getByRole('main');

export const journeys: readonly Journey[] = [
  {
    name: 'parse and submit a list',
    who: 'buyer',
    begin: async () => '/service/buyer',
    async go(hand) {
      const { page } = hand;
      await hand.press(
        main(page)
          .getByRole('link', { name: ko('buyer:list.new') })
          .first(),
      );
      await hand.press(page.getByRole('link', { name: ko('buyer:start.paste') }));
      const box = page.getByLabel(ko('buyer:intake.pasteLabel'));
      await hand.goTo(box);
      await hand.paste(LIST);
      await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
      await hand.type(page.getByLabel(ko('buyer:terms.name')), '3호기 배관');
      await hand.press(button(page, ko('buyer:editor.check')));
      await hand.press(inDialog(page, ko('buyer:preview.send')));
      await expect(page).toHaveURL(/\/service\/project\/Q/);
      await expect(heading(page)).toContainText(ko('trade:status.project.REQ'));
    },
  },
  {
    name: 'quote 100 lines',
    who: 'seller',
    async begin(buyer) {
      const { rfq_number_id } = await submitted(buyer, { lines: Array.from({ length: LINES }, () => pipeLine) });
      return `/service/seller?q=${rfq_number_id}`;
    },
    async go(hand) {
      const { page } = hand;
      await hand.press(page.getByRole('row').nth(1).getByRole('link').first());
      await hand.press(page.getByRole('link', { name: ko('seller:detail.write') }));
      const grid = page.getByRole('grid', { name: ko('seller:quote.lines') });
      await expect(grid).toHaveAttribute('aria-rowcount', String(LINES + 1));
      await hand.enterGrid(grid, PRICE);
      await hand.paste(Array.from({ length: LINES }, (_, line) => 120_000 + line * 10).join('\n'));
      await expect(page.getByText(ko('seller:quote.progress', { priced: LINES, total: LINES }))).toBeVisible();
      await hand.press(page.getByRole('button', { name: ko('seller:quote.terms') }));
      await hand.type(page.getByLabel(ko('seller:term.freight')), '350000');
      await hand.press(button(page, ko('seller:quote.submit')));
      await hand.press(inDialog(page, ko('seller:confirm.submit')));
      await expect(page).toHaveURL(/\/service\/seller\/detail\/complete/);
    },
  },
  {
    name: 'compare and award',
    who: 'buyer',
    async begin(buyer, seller) {
      const { rfq_number_id } = await submitted(buyer);
      await quoted(seller, rfq_number_id);
      await ended(buyer, rfq_number_id);
      return `/service/project/${rfq_number_id}`;
    },
    async go(hand) {
      const { page } = hand;
      await hand.press(
        main(page)
          .getByRole('link', { name: ko('project:do.compare') })
          .first(),
      );
      await hand.tick(page.getByRole('columnheader').getByRole('checkbox').first());
      await hand.press(page.getByRole('link', { name: ko('project:compare.next') }));
      await hand.press(button(page, ko('project:award.send')).first());
      await hand.press(inDialog(page, ko('project:award.send')));
      await expect(heading(page)).toContainText(ko('trade:status.project.BID'));
    },
  },
  {
    name: 'receive an order and ship',
    who: 'seller',
    async begin(buyer, seller) {
      const { rfq_number_id } = await submitted(buyer);
      await quoted(seller, rfq_number_id);
      await ended(buyer, rfq_number_id);
      await awarded(buyer, seller, rfq_number_id);
      return `/service/project/sale/quotation/${rfq_number_id}`;
    },
    async go(hand, { buyer }) {
      const { page } = hand;
      await hand.press(button(page, ko('project:bid.confirm')).first());
      await hand.press(inDialog(page, ko('project:bid.confirm')));
      await expect(heading(page)).toContainText(ko('trade:status.order.OPEN'));
      await paid(buyer);
      for (const action of ['confirm_payment', 'ship'] as const) {
        const word = ko(`project:act.${action}.do`);
        await hand.press(button(main(page), word).first());
        if (action === 'ship') await hand.type(page.getByLabel(ko('project:field.carrier')), '대한통운');
        if (action === 'ship') await hand.tick(page.getByLabel(ko('project:ship.bare.accept')));
        await hand.press(inDialog(page, word));
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await expect(page.getByText(ko('project:shipment.number', { number: 1 })).first()).toBeVisible();
    },
  },
  {
    name: 'find and buy stock',
    who: 'buyer',
    async begin(buyer, seller) {
      await openLot(seller, 'PIPE SMLS 18" SCH60 A335-P91 BE L=6M', '50');
      await addressOf(buyer);
      return '/service';
    },
    async go(hand) {
      const { page } = hand;
      await hand.key('ControlOrMeta+K');
      await hand.type(page.getByRole('combobox', { name: ko('layout:palette.title') }), '18" P91 sch60');
      await hand.key('Enter');
      await hand.press(main(page).locator('a[href*="/service/stock/search/detail/"]').first());
      await hand.press(button(page, ko('market:buy.now')));
      await hand.tick(page.getByRole('checkbox', { name: ko('cart:agree') }));
      await hand.press(button(page, ko('cart:buy', { count: 1 })));
      await expect(heading(page)).toContainText(ko('cart:done.title'));
    },
  },
];

/** The buyer's transfer, reported and so to be confirmed. */
async function paid(buyer: Caller): Promise<void> {
  const [order] = (await buyer.ok(orders.listOrders, { query: { side: 'buyer', limit: 1 } })).items;
  const params = { order_number: order?.order_number ?? '' };
  const { version } = await buyer.ok(orders.getOrder, { params });
  await buyer.ok(orders.reportPayment, { params, body: { version, paid_on: '2026-11-21', depositor: '한빛' } });
}
