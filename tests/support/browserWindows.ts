import type { Page } from '@playwright/test';

/** A text that stands in the script of windows alone. */
export const WINDOW_MARK = '"unsent"';

/** Resolves once the script of windows has come: at rest for a member, with the first use for others. To be called before either. */
export async function windowsCome(page: Page): Promise<void> {
  await page.waitForResponse(
    async (response) =>
      response.url().includes('/_next/static/chunks/') && (await response.text().catch(() => '')).includes(WINDOW_MARK),
  );
}
