import { expect, type Page } from '@playwright/test';
import { axeFindings, enlargedFindings, inTheDark } from './browserFindings';

/**
 * Looks at what stands on a page only after some steps, such as an open window, as `everyScreen` does at every screen: by axe in
 * both looks, with letters twice as large, and in little room. With `PHOTOS`, a folder, it is photographed there on a desktop and
 * a phone under the name.
 */
export async function lookedAt(page: Page, name: string): Promise<void> {
  const light = await axeFindings(page);
  const dark = await inTheDark(page, () => axeFindings(page, ['color-contrast']));
  const found = [...light, ...dark.map((each) => `dark: ${each}`), ...(await enlargedFindings(page))];
  expect(found.map((each) => `${name}: ${each}`)).toEqual([]);
  await photographed(page, name);
}

/** Photographs a page on a desktop and a phone where `PHOTOS` names a folder. */
export async function photographed(page: Page, name: string): Promise<void> {
  const folder = process.env['PHOTOS'];
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}
