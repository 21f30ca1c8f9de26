import { type BrowserContext, expect, type Page } from '@playwright/test';

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

/** Once the page has done what it has to do by now. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Once the page is as high at two looks: what was still being drawn or moved stands. */
export async function untilSteady(page: Page): Promise<void> {
  let before = -1;
  const changed = async () => {
    const now = await page.evaluate(() => document.documentElement.scrollHeight);
    const same = now === before;
    before = now;
    return !same;
  };
  await expect.poll(changed, { intervals: [300] }).toBe(false);
}

/** Once nothing new has come into the page between two looks: what was on its way has come. */
export async function untilStill(page: Page): Promise<void> {
  let before = -1;
  const grown = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const more = now - before;
    before = now;
    return more;
  };
  await expect.poll(grown, { intervals: [300] }).toBe(0);
}
