import { expect, test } from '@playwright/test';
import { COOKIES } from '../../src/contract/constants';
import { newBuyer, newSeller, openedAs, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { FULL } from '../support/depth';
import type { Caller } from '../support/people';
import { pipeLine, quoted, submitted } from '../support/trade';

test.use({ trace: 'off' });

/** A page draws 500 lines of a request on the server at most; the longest request has 5,000. */
const LINES = FULL ? 5_000 : 1_200;
const MOST_HTML = 300_000;

/** A page as the server renders it for somebody. */
async function htmlOf(who: Caller, path: string): Promise<string> {
  const answer = await fetch(serverUrl() + path, {
    headers: { cookie: `${COOKIES.access.name}=${who.token}; ${COOKIES.login.name}=1` },
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

test('no page of a long request grows with its lines, and the browser draws the lines in sight', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const say = sayIn('ko');
  const [buyer, seller] = [await newBuyer('ko'), await newSeller('ko')];
  const lines = Array.from({ length: LINES }, (_, index) => ({ ...pipeLine, tag: `L-${index}` }));
  const { rfq_number_id: number } = await submitted(buyer, { lines });
  await quoted(seller, number);
  for (const [who, path] of [
    [buyer, `/service/project/${number}`],
    [buyer, `/service/project/purchase/${number}`],
    [seller, `/service/seller/detail/${number}`],
    [seller, `/service/seller/detail/view/${number}`],
    [seller, `/service/seller/${number}`],
  ] as const) {
    expect((await htmlOf(who, path)).length, path).toBeLessThan(MOST_HTML);
  }

  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/seller/detail/view/${number}`);
  const table = page.locator(`table[aria-rowcount="${LINES + 1}"]`);
  // It comes after the page, and is large.
  await expect(table).toBeVisible({ timeout: 90_000 });
  await expect(table.locator('tr[aria-rowindex="2"]')).toBeVisible();
  expect(await table.locator('tbody tr[aria-rowindex]').count()).toBeLessThan(200);
  // The last line comes into sight with the end of the page.
  const last = table.locator(`tr[aria-rowindex="${LINES + 1}"]`);
  await expect(async () => {
    await page.evaluate(() =>
      document.querySelector('table[aria-rowcount] tbody > tr:last-child')?.scrollIntoView(false),
    );
    await expect(last).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await table.locator('tbody tr[aria-rowindex]').count()).toBeLessThan(200);
  // A reader who wants to search with the browser has all of them drawn.
  await page.getByRole('button', { name: say('ui:table.drawAll') }).click();
  await expect(page.getByRole('row')).toHaveCount(LINES + 1, { timeout: 60_000 });
  await context.close();
});
