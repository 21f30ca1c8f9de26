import { expect as promptly, type Page, test } from '@playwright/test';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { copiesWritten, killableBrowser, saveState, typeCell } from '../support/browserSave';
import { gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import { draft, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const say = sayIn('ko');
const [PRICE, QTY] = [7, 13];
const SAVES = /\/api\/(rfq|seller|quotation)/;

/** Lets no save arrive, as if the browser had died before it went out. */
const holdSaves = (page: Page) =>
  page.route(SAVES, async (route) => {
    if (route.request().method() === 'GET') await route.continue();
  });

test('a quotation: killed once it is written, the browser brings back every price', async () => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const { rfq_number_id: number } = await submitted(buyer);
  const browser = await killableBrowser();
  const page = await browser.start(seller);
  await openedQuote(page, 'ko', number);
  await holdSaves(page);
  await typeCell(page, 1, PRICE, '123000');
  // The cell is still open: nothing but the keys themselves can have been kept.
  await page.keyboard.type('45600');
  await copiesWritten(page);
  await browser.kill();
  const again = await browser.start(seller);
  await openedQuote(again, 'ko', number);
  await expect(gridCell(again.getByRole('grid'), 1, PRICE)).toHaveText('123,000');
  await expect(gridCell(again.getByRole('grid'), 2, PRICE)).toHaveText('45,600');
  await expect(saveState(again, 'saved')).toBeVisible();
  await browser.remove();
});

test('a draft: killed once it is written, title and quantity are there again', { tag: '@full' }, async () => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id: number } = await draft(buyer);
  const browser = await killableBrowser();
  const page = await browser.start(buyer);
  await page.goto(`/service/buyer/type/manual?id=${number}`);
  await expect(gridCell(page.getByRole('grid'), 1, QTY)).toHaveText('10');
  await holdSaves(page);
  await typeCell(page, 1, QTY, '77');
  await page.getByLabel(say('buyer:terms.name')).fill('죽기 직전의 제목');
  await copiesWritten(page);
  await browser.kill();
  const again = await browser.start(buyer);
  await again.goto(`/service/buyer/type/manual?id=${number}`);
  await expect(again.getByLabel(say('buyer:terms.name'))).toHaveValue('죽기 직전의 제목');
  await expect(gridCell(again.getByRole('grid'), 1, QTY)).toHaveText('77');
  await expect(saveState(again, 'saved')).toBeVisible();
  await browser.remove();
});

test('a new draft: killed between its creation and the answer, the browser goes on in it and makes no second one', async () => {
  const buyer = await newBuyer('ko');
  const browser = await killableBrowser();
  const page = await browser.start(buyer);
  // The server has made it; its answer never comes.
  const made = new Promise<number>((resolve) => {
    void page.route(/\/api\/rfq$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      resolve((await route.fetch()).status());
    });
  });
  await page.goto('/service/buyer/type/manual');
  await page.getByLabel(say('buyer:terms.name')).fill('한 번만 만든 초안');
  expect(await made).toBe(200);
  await copiesWritten(page);
  await browser.kill();
  const again = await browser.start(buyer);
  await again.goto('/service/buyer/type/manual');
  await expect(again.getByLabel(say('buyer:terms.name'))).toHaveValue('한 번만 만든 초안');
  await expect(saveState(again, 'saved')).toBeVisible();
  const { items } = await buyer.ok(listRfqs, { query: {} });
  expect(items.map(({ title }) => title)).toEqual(['한 번만 만든 초안']);
  await browser.remove();
});

test('a tab that crashes with the last letter: another one has every letter, by the journal alone', async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id: number } = await draft(buyer);
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  // What the database would write later must not come to help.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('no database');
    };
  });
  await page.goto(`/service/buyer/type/manual?id=${number}`);
  await expect(gridCell(page.getByRole('grid'), 1, QTY)).toHaveText('10');
  await holdSaves(page);
  await page.getByLabel(say('buyer:terms.name')).fill('마지막 글자까지');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const again = await context.newPage();
  await again.goto(`/service/buyer/type/manual?id=${number}`);
  await expect(again.getByLabel(say('buyer:terms.name'))).toHaveValue('마지막 글자까지');
  await context.close();
});
