import { type Browser, expect, type Page } from '@playwright/test';
import { openedAs } from './browserPeople';
import { gridCell } from './browserScreen';
import type { sayIn } from './browserTexts';
import type { Caller } from './people';
import { draft } from './trade';

/** A buyer before the grid of a draft. */
export async function draftGrid(browser: Browser, buyer: Caller, change: Parameters<typeof draft>[1]) {
  const { rfq_number_id: number } = await draft(buyer, change);
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/buyer/type/manual?id=${number}`);
  const grid = page.getByRole('grid');
  await expect(gridCell(grid, 1, 1)).toBeVisible();
  return { context, page, grid, number };
}

/** Brings back the columns of a grid that are not shown, as those in which nothing stands. */
export async function showColumns(page: Page, say: ReturnType<typeof sayIn>): Promise<void> {
  const { source } = new RegExp(say('ui:grid.hiddenColumns', { count: 0 }).replace('0', String.raw`\d+`));
  await page.getByRole('button', { name: new RegExp(`^${source}$`) }).click();
  await page.getByRole('menuitem', { name: say('ui:grid.showColumns'), exact: true }).click();
}
