import { expect, type Page } from '@playwright/test';
import { untilIdle } from './browserIdle';

type Routed = Window & { next: { router: { push(to: string): Promise<boolean> } } };

/** Goes to a path of the page's language as a link would, and waits until everything it shows is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Partial<Routed>).next?.router !== undefined);
  await page.evaluate((to) => (window as unknown as Routed).next.router.push(to), path);
  await untilShown(page);
}

/** Opens an address from the server, and waits until all of the page has come to life and everything it shows is there. */
export async function openFromServer(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The framework adds it with its first rendering; parts of a public page follow while nothing else is to be done.
  await page.locator('next-route-announcer').waitFor({ state: 'attached' });
  await untilIdle(page);
  await untilIdle(page);
  await untilShown(page);
}

/** Waits until nothing on the page is busy. Parts may begin work after the page has come to life, so wait again before a picture is compared. */
export async function untilShown(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  // A spreadsheet measures its room before it draws its cells.
  await expect(main.locator('[role="grid"]:not([aria-rowcount="1"]):not(:has([role="gridcell"], td))')).toHaveCount(0);
}
