import { expect, test } from '@playwright/test';
import { newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { mainPages } from '../support/browserTrade';
import { openLot } from '../support/stock';

const en = sayIn('en');

test('a table without room sets minor columns under the name, and scrolls nowhere', async ({ browser }) => {
  const { buyer } = await mainPages();
  const context = await openedAs(browser, buyer, 'en');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/service/buyer');
  const table = page.getByRole('table', { name: en('buyer:list.title') });
  const heads = table.getByRole('columnheader');
  const row = table.getByRole('row', { name: /여수 공장 정비재/ });
  const folded = row.getByText(`${en('buyer:list.lines')} 2`);
  const count = await heads.count();
  await expect(table.getByRole('columnheader', { name: en('buyer:list.lines'), exact: true })).toBeVisible();
  await expect(folded).toHaveCount(0);

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(folded).toBeVisible();
  await expect(heads).toHaveCount(count - 4);
  const beyond = await table.evaluate((element) => {
    const frame = element.parentElement as HTMLElement;
    return frame.scrollWidth - frame.clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
  const places = page.getByRole('navigation', { name: en('layout:mainNav') });
  expect(await places.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(0);

  // A phone's card has a line for each column.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(folded).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(heads).toHaveCount(count);
  await context.close();
});

test('facts beside the name of a material end in dots or are out of sight, whatever their room', async ({
  browser,
}) => {
  const seller = await newSeller('ko');
  await openLot(seller, 'PIPE STS316LTP 200A SCH20S', '54', {}, { maker: '사계강관공업', origin: 'KR' });
  const context = await openedAs(browser, seller, 'ko');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/service/stock/search?q=STS316LTP');
  const name = page.locator('main table [data-whole]').first();
  await expect(name).toBeVisible();
  await expect(name.locator('..')).toHaveAttribute('title', /STS316LTP.*사계강관공업/);
  const seen = new Set<string>();
  for (let width = 1320; width <= 1480; width += 4) {
    await page.setViewportSize({ width, height: 900 });
    const facts = await page.locator('main table [data-whole] + span').evaluateAll((all) =>
      all.map((one) => {
        const row = (one.parentElement as HTMLElement).getBoundingClientRect();
        const { top, width: room } = one.getBoundingClientRect();
        if (top >= row.bottom) return 'away';
        return room >= Number.parseFloat(getComputedStyle(one).fontSize) ? 'shown' : `cut at ${room}`;
      }),
    );
    for (const how of facts) seen.add(how);
  }
  expect([...seen].toSorted()).toEqual(['away', 'shown']);
  await context.close();
});
