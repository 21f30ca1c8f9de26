import { type Browser, expect } from '@playwright/test';
import { openedAs } from './browserPeople';
import { gridCell } from './browserScreen';
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
