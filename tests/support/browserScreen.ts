import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { bell } from './browserPeople';
import { sayIn } from './browserTexts';

/** The value beside a term of a list of facts, e.g. of the totals. */
export function fact(within: Page | Locator, term: string): Locator {
  return within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd[1]');
}

/** The page's heading, which carries the status of its record. */
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The bell says how many notifications are unread, without a reload. */
export async function expectUnread(page: Page, language: Language, count: number): Promise<void> {
  const say = sayIn(language);
  const name = count === 0 ? say('layout:bellNone') : say('layout:bell', { count });
  await expect(bell(page, language)).toHaveAccessibleName(name);
}

/** The same for a seller, whom the requests of other tests reach too. */
export async function expectUnreadAtLeast(page: Page, language: Language, count: number): Promise<void> {
  const unread = async () =>
    Number(/\d+/.exec((await bell(page, language).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await expect.poll(unread).toBeGreaterThanOrEqual(count);
}

/**
 * A cell of a spreadsheet grid, by the place it gives assistive technology: columns out of sight are not drawn, so that
 * counting boxes would find another one. Rows and columns count from 1, without the heads.
 */
export function gridCell(grid: Locator, row: number, column: number): Locator {
  return grid.locator(`[role="row"][aria-rowindex="${row + 1}"] [role="gridcell"][aria-colindex="${column + 1}"]`);
}

/** The one field of a spreadsheet grid, which has the focus while a cell is active. */
export const gridField = (grid: Locator): Locator => grid.locator('xpath=preceding-sibling::*//textarea');

/** Presses a button of the window that is open over the page. */
export async function answer(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
}

/** Brings text into the page as a reader does: by the clipboard. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}
