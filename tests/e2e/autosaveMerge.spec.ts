import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { quoteToWrite, saveState, typeCell } from '../support/browserSave';
import { answer, gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import type { Caller } from '../support/people';
import { draft, readRfq } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const say = sayIn('ko');
/** Columns of the two grids, from 1. */
const [PRICE, MAKER, QTY] = [7, 12, 13];

async function opened(browser: Browser, person: Caller) {
  const context = await openedAs(browser, person, 'ko');
  return { context, page: await context.newPage(), close: () => context.close() };
}

const editorOf = (number: string) => `/service/buyer/type/manual?id=${number}`;
const price = (page: Page, row = 1) => gridCell(page.getByRole('grid'), row, PRICE);
const name = (page: Page) => page.getByLabel(say('buyer:terms.name'));

test('two tabs of a quotation merge without asking where their cells differ', async ({ browser }) => {
  const { seller, number, saved } = await quoteToWrite();
  const { context, page: one, close } = await opened(browser, seller);
  const two = await context.newPage();
  for (const page of [one, two]) await openedQuote(page, 'ko', number);
  await typeCell(one, 1, PRICE, '111');
  // Typed while the other's save is on its way: by the version, or by what the other tab says, it comes to the same.
  await typeCell(two, 2, PRICE, '222');
  await typeCell(two, 1, MAKER, 'SeAH');
  await expect.poll(saved).toEqual(['111', '222']);
  for (const page of [one, two]) {
    await expect(price(page, 1)).toHaveText('111');
    await expect(price(page, 2)).toHaveText('222');
    await expect(gridCell(page.getByRole('grid'), 1, MAKER)).toHaveText('SeAH');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await close();
});

for (const side of ['mine', 'theirs'] as const) {
  test(`two people who change one cell choose which value stays: ${side}`, { tag: '@full' }, async ({ browser }) => {
    const { seller, number, saved } = await quoteToWrite();
    const [one, two] = [await opened(browser, seller), await opened(browser, seller)];
    for (const { page } of [one, two]) await openedQuote(page, 'ko', number);
    await typeCell(one.page, 1, PRICE, '111');
    await expect(saveState(one.page, 'saved')).toBeVisible();
    await typeCell(two.page, 1, PRICE, '333');
    await typeCell(two.page, 2, PRICE, '222');
    const dialog = two.page.getByRole('dialog', { name: say('shell:autosave.merge.title') });
    const cell = say('trade:line.cell', { no: 1, cell: say('seller:col.unitPrice') });
    await expect(dialog.getByRole('group', { name: cell })).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await dialog.getByRole('radio', { name: new RegExp(say(`shell:autosave.merge.${side}`)) }).check();
    await dialog.getByRole('button', { name: say('shell:autosave.merge.apply') }).click();
    await expect.poll(saved).toEqual([side === 'mine' ? '333' : '111', '222']);
    await one.close();
    await two.close();
  });
}

test('two people in one draft keep each their cells, lines that were added included', { tag: '@full' }, async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id: number } = await draft(buyer);
  const [one, two] = [await opened(browser, buyer), await opened(browser, buyer)];
  for (const { page } of [one, two]) await page.goto(editorOf(number));
  await expect(gridCell(two.page.getByRole('grid'), 2, QTY)).toHaveText('8');
  await typeCell(one.page, 1, QTY, '11');
  await name(one.page).fill('첫째의 제목');
  await expect(saveState(one.page, 'saved')).toBeVisible();
  await expect.poll(async () => (await readRfq(buyer, number)).title).toBe('첫째의 제목');
  await typeCell(two.page, 2, QTY, '22');
  await expect.poll(async () => (await readRfq(buyer, number)).lines.map(({ qty }) => qty)).toEqual(['11', '22']);
  await expect(name(two.page)).toHaveValue('첫째의 제목');
  await expect(two.page.getByRole('dialog')).toBeHidden();
  // Both know the lines by the same ids, so a second round merges as well.
  await typeCell(one.page, 1, QTY, '33');
  await expect.poll(async () => (await readRfq(buyer, number)).lines.map(({ qty }) => qty)).toEqual(['33', '22']);
  await name(two.page).fill('둘째의 제목');
  await name(one.page).fill('다른 제목');
  const choose = (page: Page) => page.getByRole('button', { name: say('shell:autosave.merge.choose') });
  const requested = async () => {
    for (const { page } of [one, two]) if (await choose(page).isVisible()) return page;
    return undefined;
  };
  await expect.poll(async () => Boolean(await requested())).toBe(true);
  const page = await requested();
  if (!page) throw new Error('nobody was asked');
  // Somebody is typing there: no window takes the rest of the word.
  await expect(name(page)).toBeFocused();
  await page.keyboard.type('과 끝');
  await expect(name(page)).toHaveValue(/ 제목과 끝$/);
  const dialog = page.getByRole('dialog', { name: say('shell:autosave.merge.title') });
  await expect(dialog).toBeHidden();
  await name(page).blur();
  await expect(dialog.getByRole('group', { name: say('buyer:terms.name') })).toBeVisible();
  await expect(dialog.getByText(/ 제목과 끝$/)).toBeVisible();
  await one.close();
  await two.close();
});

test('a second tab of a draft learns that the first one sent it, and can no longer edit it', async ({ browser }) => {
  const buyer = await newBuyer('ko');
  await newSeller('ko');
  const { rfq_number_id: number } = await draft(buyer);
  const { context, page, close } = await opened(browser, buyer);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(editorOf(number));
    await expect(name(tab)).toBeVisible();
  }
  await page.getByRole('button', { name: say('buyer:editor.check') }).click();
  await answer(page, say('buyer:preview.send'));
  await expect(page).toHaveURL(new RegExp(`/service/project/${number}`));
  await expect(second.getByText(say('buyer:editor.sent'))).toBeVisible();
  await expect(name(second)).toBeHidden();
  await second
    .getByRole('main')
    .getByRole('link', { name: say('buyer:editor.toProject') })
    .click();
  await expect(second).toHaveURL(new RegExp(`/service/project/${number}`));
  await close();
});
