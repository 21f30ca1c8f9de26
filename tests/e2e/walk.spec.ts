import { expect, test } from '@playwright/test';
import { walk } from '../walk/walk';

/** The same walk each time; `npm run check walk` takes others, and longer ones. */
const SEED = 20261123;
const STEPS = 7;

for (const part of ['writing', 'deciding'] as const) {
  test(`whatever people do while ${part}, nothing typed is lost and nothing is sent that its sender did not see sent`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const { log, findings } = await walk(browser, part, SEED, (steps) => steps < STEPS);
    expect(findings, `seed ${SEED}\n${log.join('\n')}`).toEqual([]);
  });
}
