import { expect } from '@playwright/test';
import { sayIn } from '../../support/browserTexts';
import type { Caller } from '../../support/people';
import { ended, pipeLine, quoted, submitted } from '../../support/trade';
import type { Hand } from '../../journeys/hand';

const ko = sayIn('ko');
const LINE = 'PIPE SMLS 4" SCH40 A106-B 6M 10EA';
const LINES = 40;

/** Presses of the screens that people read and search, beside those of the journeys. */
interface Presses {
  name: string;
  who: 'buyer' | 'visitor';
  begin: (buyer: Caller, seller: Caller) => Promise<string>;
  go: (hand: Hand) => Promise<void>;
}

const ELEMENTS = 1_000;
/** As large as a page of the product, without any script but the one that opens a window. */
const PLAIN = `<!doctype html><title>plain</title><style>li{display:flex;gap:8px;padding:4px}</style>
  <button onclick="document.querySelector('dialog').showModal()">Open</button>
  <dialog><form method="dialog"><button>Close</button></form></dialog>
  <ul>${'<li><b>PIPE</b><span>4" SCH40</span></li>'.repeat(ELEMENTS / 3)}</ul>`;

/** What the browser itself takes on this machine: presses on a page without a framework. */
export const PLAIN_PAGE: Presses = {
  name: 'a plain page opens a window',
  who: 'visitor',
  begin: async () => 'about:blank',
  async go(hand) {
    const { page } = hand;
    await page.setContent(PLAIN);
    for (let time = 0; time < 6; time += 1) {
      await hand.press(page.getByRole('button', { name: 'Open', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Close', exact: true }));
    }
  },
};

export const presses: readonly Presses[] = [
  {
    name: 'a visitor has a list read at home',
    who: 'visitor',
    begin: async () => '/',
    async go(hand) {
      const { page } = hand;
      await hand.type(page.getByLabel(ko('home:box.label')), LINE);
      await hand.press(page.getByRole('button', { name: ko('home:box.read'), exact: true }));
      await expect(page.getByText(ko('home:result.title', { count: 1 }))).toBeVisible();
      await hand.press(page.getByRole('button', { name: ko('home:box.clear'), exact: true }));
    },
  },
  {
    name: 'a visitor narrows a search down',
    who: 'visitor',
    begin: async () => '/service/stock/search',
    async go(hand) {
      const { page } = hand;
      const category = page.getByRole('navigation', { name: ko('market:facet.category') });
      // Chosen, and taken back.
      for (const chosen of [1, 0]) {
        await hand.press(category.getByRole('link').first());
        await expect(category.locator('[aria-current=true]')).toHaveCount(chosen);
      }
      await hand.key('ControlOrMeta+K');
      await hand.type(page.getByRole('combobox', { name: ko('layout:palette.title') }), '4" sch40');
      await hand.key('Escape');
    },
  },
  {
    name: 'a buyer walks through a comparison',
    who: 'buyer',
    async begin(buyer, seller) {
      const lines = Array.from({ length: LINES }, () => pipeLine);
      const { rfq_number_id } = await submitted(buyer, { lines });
      await quoted(seller, rfq_number_id);
      await ended(buyer, rfq_number_id);
      return `/service/project/purchase/${rfq_number_id}`;
    },
    async go(hand) {
      const { page } = hand;
      // Its first line that is an item's, below the rows of the head.
      await hand.press(page.getByRole('grid').locator('tr[data-row]').first().getByRole('gridcell').first());
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Control+End', 'Control+Home', 'Enter', 'ArrowDown'])
        await hand.key(key);
      await expect(page.getByRole('complementary').getByRole('list').first()).toBeVisible();
      await hand.key('Escape');
    },
  },
];
