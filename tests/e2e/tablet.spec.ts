import { expect, test } from '@playwright/test';
import { openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { mainPages } from '../support/browserTrade';

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

  // A phone's card has a line for each column.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(folded).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(heads).toHaveCount(count);
  await context.close();
});
