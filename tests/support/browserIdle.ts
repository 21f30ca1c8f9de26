import type { BrowserContext, Page } from '@playwright/test';

type Waiting = Window & { letRest?: () => void };

/** Keeps pages from coming to rest until `letRest`, so that what waits for it can be seen not to be there yet. */
export async function holdIdle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    (window as Waiting).letRest = () => {
      window.requestIdleCallback = (work) => window.setTimeout(work, 0, { didTimeout: true, timeRemaining: () => 0 });
      for (const work of waiting.splice(0)) work({ didTimeout: true, timeRemaining: () => 0 });
    };
  });
}

export async function letRest(page: Page): Promise<void> {
  await page.evaluate(() => (window as Waiting).letRest?.());
}
