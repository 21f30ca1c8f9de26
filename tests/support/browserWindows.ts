import type { Page } from '@playwright/test';

/** A text that stands in the script of windows alone. */
export const WINDOW_MARK = '"unsent"';

/** Once the script of windows has come, as it does when the page rests; to be called before the page is visited. */
export async function windowsCome(page: Page): Promise<void> {
  await page.waitForResponse(
    async (response) =>
      response.url().includes('/_next/static/chunks/') && (await response.text().catch(() => '')).includes(WINDOW_MARK),
  );
}
