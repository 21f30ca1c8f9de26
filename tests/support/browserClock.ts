import { expect, type Locator, type Page } from '@playwright/test';

const STEP_MS = 20;

/** Lets the time of a page stand still, so that only the test moves it on. `page.clock.install()` comes before the page. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/**
 * Moves the stopped time of a page on in small steps until something is there, or gone. Gives how far it had to go, in
 * milliseconds: what came may be as old as that.
 */
export async function stepUntil(page: Page, target: Locator, state: 'there' | 'gone' = 'there'): Promise<number> {
  let passed = 0;
  const seen = async () => {
    passed += STEP_MS;
    await page.clock.runFor(STEP_MS);
    return target.count();
  };
  await expect.poll(seen, { intervals: [STEP_MS] }).toBe(state === 'there' ? 1 : 0);
  return passed;
}
