import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import { listStock } from '../../src/contract/endpoints/stock';
import { untilStill } from '../support/browserIdle';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { ageCopies, copiesWritten, quoteToWrite, savedNote, saveState, typeCell } from '../support/browserSave';
import { gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { lotOf } from '../support/stock';
import { draft, readRfq, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const say = sayIn('ko');
/** Columns of the three grids, from 1. */
const [PRICE, QTY, BIN, HEAT] = [7, 13, 8, 9];
/** Calls that save; reading goes on. */
const SAVES = /\/api\/(rfq|seller|quotation|stock)/;

async function opened(browser: Browser, person: Caller) {
  const context = await openedAs(browser, person, 'ko');
  return { context, page: await context.newPage(), close: () => context.close() };
}

/** From now on the server answers no save. */
const failSaves = (page: Page) =>
  page.route(SAVES, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );

const editorOf = (number: string, amend = false) => `/service/buyer/type/manual?id=${number}${amend ? '&amend=1' : ''}`;
const price = (page: Page, row = 1) => gridCell(page.getByRole('grid'), row, PRICE);
const back = (page: Page) => page.getByText(say('shell:autosave.restored'));
const name = (page: Page) => page.getByLabel(say('buyer:terms.name'));

test('a quotation: a price typed while saving fails is shown, needs a choice on leaving, and is there again afterwards', async ({
  browser,
}) => {
  const { seller, number, saved } = await quoteToWrite();
  const { page, close } = await opened(browser, seller);
  await openedQuote(page, 'ko', number);
  await failSaves(page);
  await typeCell(page, 1, PRICE, '123000');
  await expect(saveState(page, 'retrying')).toContainText(say('shell:autosave.retrying'));
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.message());
    void (requested.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  const link = page.getByRole('main').getByRole('link', { name: say('seller:quote.request') });
  await link.click();
  await expect.poll(() => requested).toEqual([say('shell:autosave.leave')]);
  await expect(price(page)).toHaveText('123,000');
  await link.click();
  await expect(page).toHaveURL(/seller\/detail/);
  await expect(page.getByText(say('shell:autosave.left'))).toBeVisible();
  await page.unroute(SAVES);
  await openedQuote(page, 'ko', number);
  await expect(back(page)).toBeVisible();
  await expect(price(page)).toHaveText('123,000');
  await expect.poll(saved).toEqual(['123000', null]);
  await expect(saveState(page, 'saved')).toContainText(savedNote(say));
  await close();
});

test('a draft: a reload without an answer of the server brings back what was typed', async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id: number } = await draft(buyer);
  const { page, close } = await opened(browser, buyer);
  await page.goto(editorOf(number));
  await failSaves(page);
  await name(page).fill('여수 2공장');
  await typeCell(page, 1, QTY, '77');
  await expect(saveState(page, 'retrying')).toBeVisible();
  const leaving = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    });
  });
  await page.reload();
  expect(await leaving).toBe('beforeunload');
  await expect(back(page)).toBeVisible();
  await expect(name(page)).toHaveValue('여수 2공장');
  await expect(gridCell(page.getByRole('grid'), 1, QTY)).toHaveText('77');
  await page.unroute(SAVES);
  await expect.poll(async () => (await readRfq(buyer, number)).title).toBe('여수 2공장');
  expect((await readRfq(buyer, number)).lines[0]?.qty).toBe('77');
  await close();
});

test('without a network the status says where the work is, never that it is being saved', async ({ browser }) => {
  const { seller, number, saved } = await quoteToWrite();
  const { context, page, close } = await opened(browser, seller);
  await openedQuote(page, 'ko', number);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[data-save-state]')) {
        seen.add(one.getAttribute('data-save-state') ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  // With all its late parts.
  await untilStill(page);
  await context.setOffline(true);
  await typeCell(page, 1, PRICE, '500');
  // The cell below is the active one now.
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await expect(saveState(page, 'offline')).toContainText(say('shell:autosave.offline'));
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['offline']);
  await context.setOffline(false);
  await expect(saveState(page, 'saved')).toBeVisible();
  expect(await saved()).toEqual(['500', '600']);
  await close();
});

test('another person on the same device gets nothing of it, the same person does', async ({ browser }) => {
  const stranger = await newSeller('ko');
  const { seller, number } = await quoteToWrite();
  const { context, page, close } = await opened(browser, seller);
  const mine = await context.cookies();
  await openedQuote(page, 'ko', number);
  await failSaves(page);
  await typeCell(page, 1, PRICE, '123000');
  await expect(saveState(page, 'retrying')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const theirs = await openedAs(browser, stranger, 'ko');
  await context.clearCookies();
  await context.addCookies(await theirs.cookies());
  const other = await context.newPage();
  await openedQuote(other, 'ko', number);
  await expect(price(other)).toHaveText('');
  await expect(back(other)).toBeHidden();
  await other.close();
  await context.clearCookies();
  await context.addCookies(mine);
  const again = await context.newPage();
  await openedQuote(again, 'ko', number);
  await expect(price(again)).toHaveText('123,000');
  await theirs.close();
  await close();
});

test('what is older than seven days is gone', { tag: '@full' }, async ({ browser }) => {
  const { seller, number } = await quoteToWrite();
  const { context, page, close } = await opened(browser, seller);
  await openedQuote(page, 'ko', number);
  await failSaves(page);
  await typeCell(page, 1, PRICE, '123000');
  await expect(saveState(page, 'retrying')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const looking = await context.newPage();
  await looking.goto('/service/seller');
  await ageCopies(looking, 6.9);
  const again = await context.newPage();
  await openedQuote(again, 'ko', number);
  await expect(price(again)).toHaveText('123,000');
  await failSaves(again);
  await typeCell(again, 2, PRICE, '5');
  await copiesWritten(again);
  await again.close({ runBeforeUnload: false });
  await ageCopies(looking, 7);
  const late = await context.newPage();
  await openedQuote(late, 'ko', number);
  await expect(late.getByRole('grid')).toBeVisible();
  await expect(back(late)).toBeHidden();
  await expect(price(late, 2)).toHaveText('');
  await close();
});

test('an amendment that nobody sent is kept on the device, merges with the request, and needs a choice on leaving', async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id: number } = await submitted(buyer);
  const { page, close } = await opened(browser, buyer);
  await page.goto(editorOf(number, true));
  await name(page).fill('여수 3공장');
  await typeCell(page, 1, QTY, '77');
  await expect(saveState(page, 'local')).toContainText(say('shell:autosave.local'));
  const requested = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    });
  });
  await page.reload();
  expect(await requested).toBe('beforeunload');
  await expect(back(page)).toBeVisible();
  await expect(name(page)).toHaveValue('여수 3공장');
  await expect(gridCell(page.getByRole('grid'), 1, QTY)).toHaveText('77');
  expect((await readRfq(buyer, number)).title).not.toBe('여수 3공장');
  await page.getByRole('button', { name: say('buyer:amend.check') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('buyer:amend.send') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/service/project/${number}`));
  expect((await readRfq(buyer, number)).title).toBe('여수 3공장');
  await page.goto(editorOf(number, true));
  await expect(name(page)).toHaveValue('여수 3공장');
  await expect(saveState(page, 'local')).toBeHidden();
  await close();
});

test('stock: a cell typed while saving fails comes back, and a cell that a colleague changed needs a choice', {
  tag: '@full',
}, async ({ browser }) => {
  const seller = await newSeller('ko');
  const lot = await lotOf(seller);
  const read = async () => (await seller.ok(listStock, { query: {} })).items.find(({ id }) => id === lot.id);
  const { page, close } = await opened(browser, seller);
  await page.goto('/service/stock/my-stock');
  await expect(gridCell(page.getByRole('grid'), 1, BIN)).toBeVisible();
  await failSaves(page);
  await typeCell(page, 1, BIN, 'A-01');
  await typeCell(page, 1, HEAT, 'H-77');
  await expect(saveState(page, 'retrying')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  const colleague = await opened(browser, seller);
  await colleague.page.goto('/service/stock/my-stock');
  await typeCell(colleague.page, 1, BIN, 'B-02');
  await expect(saveState(colleague.page, 'saved')).toBeVisible();
  await colleague.close();
  await page.unroute(SAVES);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: say('shell:autosave.merge.title') });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group')).toContainText(say('stock:lot.bin'));
  await dialog.getByRole('button', { name: say('shell:autosave.merge.apply') }).click();
  await expect.poll(async () => [(await read())?.bin, (await read())?.heat_no]).toEqual(['A-01', 'H-77']);
  await close();
});
