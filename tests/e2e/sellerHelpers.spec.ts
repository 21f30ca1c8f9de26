import { type Browser, expect as promptly, test } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { getStockItem } from '../../src/contract/endpoints/stock';
import { complaintsOf } from '../support/browserErrors';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { answer, gridCell, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { openedQuote } from '../support/browserTrade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import type { Caller } from '../support/people';
import { lotOf, PIPE } from '../support/stock';
import { awarded, ended, flangeLine, ordered, pipeLine, seenBy, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
/** Columns of the grid, from 1. */
const [RESPONSE, PRICE, UNIT, SUPPLY, OFFERED] = [6, 7, 8, 14, 19];
let buyer: Caller;

test.beforeAll(async () => {
  buyer = await newBuyer('ko');
});

async function opened(browser: Browser, seller: Caller, language: Language, number: string) {
  const context = await openedAs(browser, seller, language);
  const page = await context.newPage();
  const grid = await openedQuote(page, language, number);
  const help = (line: number) => page.getByRole('region', { name: sayIn(language)('seller:own.title', { line }) });
  const type = async (row: number, column: number, text: string) => {
    await gridCell(grid, row, column).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  return { context, page, grid, help, type, complaints: complaintsOf(page) };
}

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`a line is quoted from own stock, which is reserved with the award (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const seller = await newSeller(language);
    const lot = await lotOf(seller, PIPE, '40', { heat_no: 'H-7781', cost_price: '90000' });
    const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
    const { context, page, grid, help, type, complaints } = await opened(browser, seller, language, rfq_number_id);

    await test.step('available, heat, cost and the margin at the typed price stand below the grid', async () => {
      await expect(help(1)).toContainText('H-7781');
      await expect(help(1)).toContainText('40');
      await expect(gridCell(grid, 1, SUPPLY)).toHaveText('');
      await type(1, PRICE, '150000');
      await gridCell(grid, 1, PRICE).click();
      await expect(help(1)).toContainText(say('seller:own.margin', { margin: '40.0' }));
    });

    await test.step('one press quotes from it, and undo takes that back by name', async () => {
      const take = help(1).getByRole('button', { name: say('seller:own.take') });
      await take.click();
      await expect(gridCell(grid, 1, SUPPLY)).toHaveText(say('trade:supply.stock'));
      await expect(help(1)).toContainText(say('seller:own.taken'));
      await page.getByRole('button', { name: new RegExp(say('seller:fill.tookStock', { line: 1 })) }).click();
      await expect(gridCell(grid, 1, SUPPLY)).toHaveText('');
      await take.click();
      await page.getByRole('button', { name: say('seller:quote.submit') }).click();
      await answer(page, say('seller:confirm.submit'));
      await expect(page).toHaveURL(/detail\/complete/);
      expect((await seenBy(seller, rfq_number_id)).quotation?.lines[0]?.stock_item_id).toBe(lot.id);
    });

    await test.step('accepting the award reserves it only with the tick', async () => {
      await ended(buyer, rfq_number_id);
      await awarded(buyer, seller, rfq_number_id);
      await page.goto(at(language, `/service/project/sale/quotation/${rfq_number_id}`));
      await page.getByRole('button', { name: say('project:bid.confirm') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('H-7781');
      const reserve = dialog.getByLabel(say('project:stock.reserve', { count: 1 }));
      await expect(reserve).not.toBeChecked();
      await reserve.check();
      await answer(page, say('project:bid.confirm'));
      await expect(page.getByText(say('project:stock.held', { count: 1 }))).toBeVisible();
      expect(await seller.ok(getStockItem, { params: { item_id: lot.id } })).toMatchObject({ reserved: '10' });
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`a price is read in other units and follows its unit; past prices are taken over (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const seller = await newSeller(language);
    const spec = { ...pipeLine.spec, standard: `HELP ${language} ${Math.random()}` };
    await ordered(buyer, seller, { title: '지난 거래', lines: [{ ...pipeLine, spec, qty: '30' }] });
    const unweighed = { ...flangeLine, raw_text: '특수 관이음', spec: { ...flangeLine.spec, nps: ['97'], dn: [] } };
    const { rfq_number_id } = await submitted(buyer, { lines: [{ ...pipeLine, spec }, unweighed] });
    const { context, page, grid, help, type, complaints } = await opened(browser, seller, language, rfq_number_id);

    await test.step('the last price to this buyer, with its quantity, by one press', async () => {
      await gridCell(grid, 1, PRICE).click();
      await expect(help(1)).toContainText(say('seller:past.toBuyer'));
      await expect(help(1)).toContainText('30');
      await help(1)
        .getByRole('button', { name: say('seller:past.take') })
        .click();
      await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
    });

    await test.step('a switched unit leaves the number, which can be converted or taken back', async () => {
      await gridCell(grid, 1, PRICE).click();
      await expect(help(1)).toContainText('25,000');
      await gridCell(grid, 1, UNIT).click();
      await pasteText(page, 'M');
      await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
      await expect(gridCell(grid, 1, UNIT)).toHaveText(say('trade:uom.M'));
      await expect(page.getByRole('status').filter({ hasText: '25,000' })).toBeVisible();
      await page.getByRole('button', { name: say('seller:own.convert') }).click();
      await expect(gridCell(grid, 1, PRICE)).toHaveText('25,000');
      await expect(gridCell(grid, 1, UNIT)).toHaveText(say('trade:uom.M'));
      // The button has gone, and the keyboard is in the grid again.
      await page.keyboard.press('Control+z');
      await expect(gridCell(grid, 1, PRICE)).toHaveText('150,000');
    });

    await test.step('where the weight is not known the number stays, and that is said', async () => {
      await type(2, PRICE, '5000');
      await gridCell(grid, 2, UNIT).click();
      await expect(help(2)).toContainText(say('seller:own.noWeight'));
      await pasteText(page, 'KG');
      await expect(page.getByText(say('seller:own.notConverted', { lines: '2' }))).toBeVisible();
      await expect(gridCell(grid, 2, PRICE)).toHaveText('5,000');
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`selected prices change at once, and an alternate is typed in its row (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const seller = await newSeller(language);
    const lines = [pipeLine, { ...pipeLine, tag: 'b' }, { ...pipeLine, tag: 'c' }];
    const { rfq_number_id } = await submitted(buyer, { lines });
    const { context, page, grid, type, complaints } = await opened(browser, seller, language, rfq_number_id);

    await test.step('two selected lines, rounded to ten won, undone by one named step', async () => {
      await gridCell(grid, 1, PRICE).click();
      await pasteText(page, '1234\n1000\n5000');
      await gridCell(grid, 1, PRICE).click();
      await page.keyboard.press('Shift+ArrowDown');
      await page.getByRole('button', { name: say('seller:fill.menu') }).click();
      await page.getByRole('menuitem', { name: say('seller:fill.percent') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('seller:fill.percentField'), { exact: true }).fill('3.3');
      await dialog.getByLabel(say('seller:fill.rounding'), { exact: true }).selectOption('10');
      await answer(page, say('seller:fill.apply'));
      await expect(gridCell(grid, 1, PRICE)).toHaveText('1,270');
      await expect(gridCell(grid, 2, PRICE)).toHaveText('1,030');
      await expect(gridCell(grid, 3, PRICE)).toHaveText('5,000');
      const step = say('seller:fill.appliedPercent', { count: 2, value: '3.3' });
      await page.getByRole('button', { name: new RegExp(step.replace('.', '\\.')) }).click();
      await expect(gridCell(grid, 1, PRICE)).toHaveText('1,234');
    });

    await test.step('what is offered instead is read, shown beside what was requested, and emptied again', async () => {
      await type(2, RESPONSE, language === 'ko' ? '대체' : 'alt');
      await page.keyboard.press('Escape');
      await expect(gridCell(grid, 2, RESPONSE)).toHaveText(say('trade:response.alternate'));
      await gridCell(grid, 2, RESPONSE).click();
      for (let column = RESPONSE; column < OFFERED; column += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.type('A333 Gr.6');
      await page.keyboard.press('Enter');
      await expect(gridCell(grid, 2, OFFERED)).toHaveText('A106-B → A333-6');
      await page.keyboard.type('???');
      await page.keyboard.press('Enter');
      await expect(gridCell(grid, 3, OFFERED)).toHaveText('???');
      await expect(page.getByRole('button', { name: say('ui:grid.errors', { count: 1 }) })).toBeVisible();
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
}
