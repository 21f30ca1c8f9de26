import { expect, type Page } from '@playwright/test';
import { heading } from '../../support/browserScreen';
import { sayIn } from '../../support/browserTexts';
import type { Caller } from '../../support/people';
import { openLot } from '../../support/stock';
import { submitted } from '../../support/trade';
import type { Hand } from '../../journeys/hand';

const ko = sayIn('ko');
const main = (page: Page) => page.getByRole('main');

/** What people do most, beside the five journeys of the trade. */
interface Look {
  name: string;
  who: 'buyer' | 'seller' | 'visitor';
  begin: (buyer: Caller, seller: Caller) => Promise<string>;
  go: (hand: Hand) => Promise<void>;
}

export const looks: readonly Look[] = [
  {
    name: 'a visitor searches and opens an item',
    who: 'visitor',
    async begin(_buyer, seller) {
      await openLot(seller, 'PIPE SMLS 20" SCH60 A335-P91 BE L=6M', '50');
      return '/';
    },
    async go({ page }) {
      await page.goto('/service/stock/search');
      await main(page).locator('a[href*="/service/stock/search/detail/"]').first().click();
      await expect(page).toHaveURL(/search\/detail/);
      await expect(heading(page)).toBeVisible();
    },
  },
  {
    name: 'look at the day, a list and a record',
    who: 'buyer',
    async begin(buyer) {
      await submitted(buyer);
      return '/service';
    },
    async go({ page }) {
      await page.goto('/service/project');
      await main(page).locator('a[href*="/service/project/Q"]').first().click();
      await expect(page).toHaveURL(/\/service\/project\/Q/);
      await expect(heading(page)).toBeVisible();
    },
  },
  {
    name: 'take in stock',
    who: 'seller',
    async begin(_buyer, seller) {
      await openLot(seller);
      return '/service/stock/my-stock';
    },
    async go({ page }) {
      await page
        .getByRole('grid')
        .getByRole('button', { name: ko('stock:action.menu') })
        .first()
        .click();
      await page.getByRole('menuitem', { name: ko('stock:action.receive.name'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(ko('stock:action.receive.quantity')).fill('5');
      await dialog.getByRole('button', { name: ko('stock:action.receive.name'), exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  },
];
