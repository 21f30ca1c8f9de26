import { expect, test } from '@playwright/test';
import { at, openedAs } from '../support/browserPeople';
import { FULL } from '../support/depth';
import { createApi } from '../support/http';
import { join, joinSeller } from '../support/people';
import { startPagesServer } from '../support/pagesServer';
import type { ServerProcess } from '../support/serverProcess';
import { dayFromNow, pipeLine, submitted } from '../support/trade';

/** A server of its own, whose clock may move without closing the requests of other tests. */
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startPagesServer();
});
test.afterAll(() => server?.stop());

const HOUR_MS = 3_600_000;

const DEVICES = [
  ['ko', -5],
  ['en', 50],
] as const;

for (const [language, hours] of FULL ? DEVICES : DEVICES.slice(0, 1)) {
  test(`time left follows the server on a device ${hours} hours off, and is announced once, in minutes (${language})`, async ({
    browser,
  }) => {
    const api = createApi(server.url);
    const [asking, seller] = await Promise.all([join(api), joinSeller(api, ['pipe'], {}, language)]);
    const { rfq_number_id, closes_at } = await submitted(asking, { lines: [pipeLine], deadline_date: dayFromNow(3) });
    const left = Date.parse(closes_at ?? '') - Date.now();
    await api('POST', '/dev/clock', { body: { seconds: Math.round(left / 1000) - 600 } });
    const context = await openedAs(browser, seller, language, server.url);
    try {
      const page = await context.newPage();
      // What the server's clock says now is hours away from what this device believes.
      await page.clock.install({ time: Date.parse(closes_at ?? '') - 600_000 + hours * HOUR_MS });
      await page.goto(at(language, `/service/seller/${rfq_number_id}`));
      const countdown = page.getByRole('main').getByRole('timer');
      await expect(countdown).toHaveCount(1);
      await expect(countdown).toHaveText(language === 'ko' ? /^9분 \d\d초$/ : /^9m \d\ds$/);
    } finally {
      await api('POST', '/dev/clock', { body: { seconds: 0 } });
      await context.close();
    }
  });
}
