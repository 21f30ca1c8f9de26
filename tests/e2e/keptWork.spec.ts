import { type Browser, expect, type Page, test } from '@playwright/test';
import { logout } from '../../src/contract/endpoints/auth';
import { elsewhere } from '../support/browserAccounts';
import { fillLogin, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { gridCell, gridField } from '../support/browserScreen';
import { savedNote, saveState } from '../support/browserSave';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { draft, readRfq, seenBy, submitted } from '../support/trade';

const say = sayIn('ko');
const PRICE = 7;

/**
 * Lets somebody type, ends their login elsewhere before any of it is saved, and signs in again in the same tab: as the
 * same person by default.
 */
async function interrupted(page: Page, person: Caller, type: () => Promise<void>, again = person) {
  let release = () => {};
  const ended = new Promise<void>((go) => {
    release = go;
  });
  const saves = /\/api\/(rfq|seller|quotation)/;
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'GET') await ended;
    await route.continue().catch(() => undefined);
  });
  await type();
  await person.ok(logout, { body: { refresh_token: person.refreshToken } });
  release();
  await expect(page.getByRole('heading', { name: say('shell:ended.expired.title') })).toBeVisible();
  await page.unroute(saves);
  await signInAgain(page, again);
}

/** By the first way that a page offers whose login ended; it leads back to that page. */
async function signInAgain(page: Page, person: Caller) {
  const before = page.url();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shell:ended.signIn') })
    .click();
  await fillLogin(page, 'ko', person.email);
  await expect(page).toHaveURL(before);
}

async function openedPage(browser: Browser, person: Caller) {
  const context = await openedAs(browser, person, 'ko');
  return { page: await context.newPage(), close: () => context.close() };
}

/** Runs in the page: everything that it keeps between two visits, as one text. */
async function keptOnDevice(): Promise<string> {
  const request = indexedDB.open('stlbs-work', 1);
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const all = database.transaction('copy').objectStore('copy').getAll();
  const copies = await new Promise((resolve) => {
    all.onsuccess = () => resolve(all.result);
  });
  database.close();
  return JSON.stringify([copies, ...[localStorage, sessionStorage].map((store) => Object.entries(store))]);
}

const back = (page: Page) => page.getByText(say('shell:autosave.restored'));
const price = (page: Page) => gridCell(page.getByRole('grid'), 1, PRICE);

/** Types a price into the first line of a quotation. */
async function typePrice(page: Page) {
  await price(page).click();
  await page.keyboard.type('123000');
  await page.keyboard.press('Enter');
  await expect(price(page)).toHaveText('123,000');
}

test('a quotation keeps what was typed when the login ended, and saves it after the next sign-in', async ({
  browser,
}) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const { rfq_number_id } = await submitted(buyer);
  const { page, close } = await openedPage(browser, seller);
  await openedQuote(page, 'ko', rfq_number_id);
  await interrupted(page, seller, () => typePrice(page));
  await expect(back(page)).toBeVisible();
  await expect(price(page)).toHaveText('123,000');
  await expect(page.getByText(savedNote(say)).first()).toBeVisible();
  await page.reload();
  await expect(price(page)).toHaveText('123,000');
  await expect(back(page)).toBeHidden();
  await close();
});

test('deleted cookies end the login like anything else: the page offers to sign in, and nothing typed is lost', async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id: number } = await draft(buyer);
  const { page, close } = await openedPage(browser, buyer);
  await page.goto(`/service/buyer/type/manual?id=${number}`);
  const title = page.getByLabel(say('buyer:terms.name'));
  await expect(title).toBeVisible();
  // Not saved yet when the cookies go; whatever the page asks for next finds them gone.
  const saves = /\/api\/rfq\//;
  await page.route(saves, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await title.fill('쿠키를 지운 뒤의 제목');
  await expect(saveState(page, 'retrying')).toBeVisible();
  await page.context().clearCookies();
  await page.unroute(saves);
  await expect(page.getByRole('heading', { name: say('shell:ended.expired.title') })).toBeVisible();
  await signInAgain(page, buyer);
  await expect(title).toHaveValue('쿠키를 지운 뒤의 제목');
  await expect.poll(async () => (await readRfq(buyer, number)).title).toBe('쿠키를 지운 뒤의 제목');
  await close();
});

test('a price that was still being typed is kept with the rest', async ({ browser }) => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const { rfq_number_id } = await submitted(buyer);
  const { page, close } = await openedPage(browser, seller);
  await openedQuote(page, 'ko', rfq_number_id);
  await interrupted(page, seller, async () => {
    await typePrice(page);
    await page.keyboard.type('45600');
    await expect(gridField(page.getByRole('grid'))).toHaveValue('45600');
  });
  // The call that the editor made when it was left may come through once its person is signed in again: nothing is brought
  // back then, since all was saved.
  await expect(price(page)).toHaveText('123,000');
  await expect(gridCell(page.getByRole('grid'), 2, PRICE)).toHaveText('45,600');
  const saved = async () => (await seenBy(await elsewhere(seller), rfq_number_id)).draft?.lines ?? [];
  await expect
    .poll(async () => (await saved()).map(({ unit_price }) => unit_price))
    .toEqual(expect.arrayContaining(['123000', '45600']));
  await close();
});

test('a draft and an amendment of a request are kept the same way', async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const [unsent, open] = await Promise.all([draft(buyer), submitted(buyer)]);
  const { page, close } = await openedPage(browser, buyer);
  const name = page.getByLabel(say('buyer:terms.name'));
  await page.goto(`/service/buyer/type/manual?id=${unsent.rfq_number_id}`);
  await interrupted(page, buyer, () => name.fill('여수 2공장'));
  await expect(back(page)).toBeVisible();
  await expect(name).toHaveValue('여수 2공장');
  await expect.poll(async () => (await readRfq(await elsewhere(buyer), unsent.rfq_number_id)).title).toBe('여수 2공장');
  await close();

  const again = await elsewhere(buyer);
  const second = await openedPage(browser, again);
  const amended = second.page.getByLabel(say('buyer:terms.name'));
  await second.page.goto(`/service/buyer/type/manual?id=${open.rfq_number_id}&amend=1`);
  await interrupted(second.page, again, () => amended.fill('여수 3공장'));
  await expect(back(second.page)).toBeVisible();
  await expect(amended).toHaveValue('여수 3공장');
  await second.close();
});

test('nobody else is shown it', async ({ browser }) => {
  const [buyer, stranger] = await Promise.all([newBuyer('ko'), newBuyer('ko')]);
  const { page, close } = await openedPage(browser, buyer);
  const name = page.getByLabel(say('buyer:terms.name'));
  await page.goto('/service/buyer/type/manual');
  await interrupted(page, buyer, () => name.fill('비공개 프로젝트'), stranger);
  await expect(name).toHaveValue('');
  await expect(back(page)).toBeHidden();
  await close();
});

test('what was typed when somebody signed out in another tab waits for the same person, and for nobody else', async ({
  browser,
}) => {
  const [buyer, stranger] = await Promise.all([newBuyer('ko'), newBuyer('ko')]);
  for (const again of [buyer, stranger]) {
    const { page, close } = await openedPage(browser, again === buyer ? buyer : await elsewhere(buyer));
    const name = page.getByLabel(say('buyer:terms.name'));
    await page.goto('/service/buyer/type/manual');
    await page.route('**/api/rfq', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
    await name.fill('두고 간 이름');
    const other = await page.context().newPage();
    // What the tab that signs out may delete is settled before this one lets go of its work, however slow the browser is.
    await other.addInitScript(() => {
      const query = navigator.locks.query.bind(navigator.locks);
      navigator.locks.query = async () => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return query();
      };
    });
    await other.goto('/auth/logout');
    await expect(page.getByRole('heading', { name: say('shell:ended.elsewhere.title') })).toBeVisible();
    await page.unroute('**/api/rfq');
    await signInAgain(page, again);
    await expect(name).toHaveValue(again === buyer ? '두고 간 이름' : '');
    await close();
  }
});

test('a tab in which somebody signs out keeps nothing', async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const { page, close } = await openedPage(browser, buyer);
  await page.goto('/service/buyer/type/manual');
  await page.route('**/api/rfq', (route) => route.abort());
  await page.getByLabel(say('buyer:terms.name')).fill('두고 가지 않을 이름');
  await page.goto('/auth/logout');
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(keptOnDevice)).not.toContain('두고 가지 않을 이름');
  await close();
});
