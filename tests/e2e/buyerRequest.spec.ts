import { randomUUID } from 'node:crypto';
import { usualDay } from '../../src/client/shared/rfq/firstDay';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { addToCart } from '../../src/contract/endpoints/cart';
import { askQuestion } from '../../src/contract/endpoints/rfqDialogue';
import type { Language } from '../../src/contract/constants';
import { at, newBuyer, newSeller, openedAs, serverUrl } from '../support/browserPeople';
import { answer, gridCell, heading } from '../support/browserScreen';
import { openStep } from '../support/browserEditor';
import { type Say, sayIn } from '../support/browserTexts';
import { createApi } from '../support/http';
import { type Caller, joinSeller } from '../support/people';
import {
  dayFromNow,
  ended,
  flangeLine,
  nextSunday,
  pipeLine,
  quoted,
  readRfq,
  seenBy,
  submitted,
} from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

/** Of the buyer's grid. */
const QTY = 13;

async function opened(browser: Browser, buyer: Caller, language: Language): Promise<{ page: Page; say: Say }> {
  const context = await openedAs(browser, buyer, language);
  return { page: await context.newPage(), say: sayIn(language) };
}

async function fromMenu(page: Page, say: Say, item: string): Promise<void> {
  await page.getByRole('button', { name: say('project:menu.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: say(`project:menu.${item}`) }).click();
}

async function retype(page: Page, row: number, qty: string): Promise<void> {
  const cell = gridCell(page.getByRole('grid'), row, QTY);
  await cell.click();
  await page.keyboard.type(qty);
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText(qty);
}

for (const language of JOURNEY_LANGUAGES) {
  test(`${language}: the cart's basket becomes a request, leaves the cart, and is copied into another`, {
    tag: '@full',
  }, async ({ browser }) => {
    await newSeller(language);
    const buyer = await newBuyer(language);
    const { raw_text = '', spec } = pipeLine;
    await buyer.ok(addToCart, { body: { request: [{ raw_text, spec, qty: '7', uom: 'EA' }] } });
    const { page, say } = await opened(browser, buyer, language);
    await page.goto(at(language, '/service/cart?basket=request'));
    await page.getByRole('link', { name: say('cart:toRequest', { count: 1 }) }).click();
    await expect(gridCell(page.getByRole('grid'), 1, QTY)).toHaveText('7');
    await page.getByLabel(say('buyer:terms.name')).fill('Basket');
    await openStep(page, say, 'terms');
    await page.getByLabel(say('buyer:terms.deadline')).fill(nextSunday());
    await expect(page.getByText(say('rfq:deadline.dayOff'))).toBeVisible();
    await page.getByLabel(say('buyer:terms.deadline')).fill(dayFromNow(5));
    await page.getByRole('button', { name: say('buyer:editor.check') }).click();
    await answer(page, say('buyer:preview.send'));
    await expect(heading(page)).toContainText(say('trade:status.project.REQ'));

    await fromMenu(page, say, 'copy');
    await expect(gridCell(page.getByRole('grid'), 1, QTY)).toHaveText('7');
    await page.goto(at(language, '/service/cart?basket=request'));
    await expect(page.getByText(say('cart:emptyRequest'))).toBeVisible();

    await page.goto(at(language, '/service/buyer/type/copy'));
    const earlier = page.getByRole('table', { name: say('buyer:start.copy') }).getByRole('row', { name: 'Basket' });
    await expect(earlier).toHaveCount(2);
    await page.getByLabel(say('buyer:list.search')).fill('no such request');
    await expect(page.getByText(say('buyer:intake.copyNoneFound'))).toBeVisible();
    await page.getByLabel(say('buyer:list.search')).fill('basket');
    await expect(earlier).toHaveCount(2);

    await page.goto(at(language, '/service/buyer'));
    const listed = page.getByRole('table', { name: say('buyer:list.title') }).getByRole('row', { name: 'Basket' });
    await expect(listed).toHaveCount(2);
    await page.getByLabel(say('buyer:list.bids'), { exact: true }).selectOption('1');
    await expect(page.getByText(say('buyer:list.noneFound'))).toBeVisible();
    await page.getByRole('button', { name: say('ui:views.menu') }).click();
    await page.getByRole('menuitem', { name: say('ui:views.save') }).click();
    await page.getByLabel(say('ui:views.name')).fill('Sealed ones');
    await answer(page, say('ui:views.confirm'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(at(language, '/service/buyer'));
    await expect(listed).toHaveCount(2);
    await page.getByRole('button', { name: say('ui:views.menu') }).click();
    await page.getByRole('menuitem', { name: 'Sealed ones' }).click();
    await expect(page).toHaveURL(/sealed=1/);
    await expect(listed).toHaveCount(0);
    await page.context().close();
  });

  test(`${language}: an amendment shows what needs a new answer before it is sent, and requests that alone`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await newSeller(language), await newBuyer(language)];
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    const { page, say } = await opened(browser, buyer, language);
    await page.goto(at(language, `/service/project/${rfq_number_id}`));
    await fromMenu(page, say, 'amend');
    const check = page.getByRole('button', { name: say('buyer:amend.check') });
    await expect(check).toBeDisabled();
    await retype(page, 1, '12');
    // Pasted text that is not read is no part of the change, and is named before it is sent.
    const pasted = page.getByLabel(say('buyer:intake.pasteLabel'));
    await page.getByRole('button', { name: say('buyer:lines.addText') }).click();
    await pasted.fill('FLANGE WN RF A105 6" 150# SCH40 12 EA');
    await check.click();
    const dialog = page.getByRole('dialog', { name: say('buyer:amend.confirmTitle') });
    await dialog.getByRole('button', { name: say('buyer:intake.toUnread') }).click();
    await expect(pasted).toBeFocused();
    await pasted.fill('');
    await check.click();
    await expect(dialog.getByText(say('buyer:intake.unread'))).toHaveCount(0);
    await expect(dialog.getByText(say('buyer:amend.againCount', { count: 1 }))).toBeVisible();
    await expect(dialog.getByText(say('buyer:amend.reconfirm', { count: 1 }))).toBeVisible();
    await dialog.getByLabel(say('buyer:amend.note')).fill('도면 변경');
    await answer(page, say('buyer:amend.send'));
    await expect(heading(page)).toContainText(say('trade:status.project.COL'));
    const { revision, amendments, lines } = await readRfq(buyer, rfq_number_id);
    expect({ revision, amendments }).toEqual({
      revision: 2,
      amendments: [{ revision: 2, terms: [], note: '도면 변경' }],
    });
    expect(lines.map(({ qty, changed_revision }) => [qty, changed_revision])).toEqual([
      ['12', 2],
      [flangeLine.qty, 1],
    ]);
    await page.context().close();
  });

  test(`${language}: a question is answered to all; after the deadline sellers quote again at a wished price`, {
    tag: '@full',
  }, async ({ browser }) => {
    const [seller, buyer] = [await newSeller(language), await newBuyer(language)];
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    await seller.ok(askQuestion, { params: { rfq_number_id }, body: { question: 'BE or PE?', line_no: 1 } });
    const { page, say } = await opened(browser, buyer, language);
    await page.goto(at(language, `/service/project/${rfq_number_id}`));
    await page.getByLabel(say('rfq:question.answer'), { exact: true }).fill('BE');
    await page.getByRole('button', { name: say('rfq:question.answerAll') }).click();
    await expect(page.getByText('BE', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: say('rfq:question.correct') }).click();
    await page.getByLabel(say('rfq:question.answer'), { exact: true }).fill('BE (6 m)');
    await page.getByRole('button', { name: say('rfq:question.answerAll') }).click();
    await expect(page.getByText('BE (6 m)', { exact: true })).toBeVisible();

    await ended(buyer, rfq_number_id);
    await page.goto(at(language, `/service/project/${rfq_number_id}`));
    await fromMenu(page, say, 'rerequest');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(say('rfq:rerequest.day'))).toHaveValue(usualDay(new Date(), 2));
    await dialog.getByLabel(say('rfq:rerequest.day')).fill(dayFromNow(6));
    await dialog.getByRole('button', { name: say('rfq:rerequest.targetsAdd') }).click();
    await dialog.getByLabel(say('rfq:rerequest.targetOf', { no: 1 })).fill('140000');
    await answer(page, say('rfq:rerequest.confirm', { count: 1 }));
    await expect(dialog).toBeHidden();
    const { rerequest, lines } = await seenBy(seller, rfq_number_id);
    expect(rerequest?.target_prices).toEqual([{ rfq_line_id: lines[0]?.id, unit_price: '140000' }]);
    const noted = page.waitForResponse((one) => one.url().endsWith('/view') && one.request().method() === 'POST');
    await page.goto(at(language, `/service/project/purchase/${rfq_number_id}`));
    await expect(heading(page)).toBeVisible();
    await noted;
    await page.goto(at(language, `/service/project/${rfq_number_id}`));
    await expect(page.getByRole('table', { name: say('rfq:views.title') })).toBeVisible();
    await page.context().close();
  });

  test(`${language}: lines typed by hand go to the chosen company and those of a vendor list alone`, {
    tag: '@full',
  }, async ({ browser }) => {
    const company_name = `${randomUUID()} Valve`;
    const listed = joinSeller(createApi(serverUrl()), ['valve'], { company_name }, language);
    await Promise.all([newSeller(language), newSeller(language), listed]);
    const buyer = await newBuyer(language);
    const { page, say } = await opened(browser, buyer, language);
    await page.goto(at(language, '/service/buyer/type/manual'));
    await gridCell(page.getByRole('grid'), 1, 1).click();
    await page.keyboard.type('PIPE SMLS 4" SCH40 A106-B BE 6M 3EA');
    await page.keyboard.press('Enter');
    await expect(gridCell(page.getByRole('grid'), 1, QTY)).toHaveText('3');
    await page.getByLabel(say('buyer:terms.name')).fill('By hand');
    await openStep(page, say, 'terms');
    await page.getByLabel(say('buyer:terms.deadline')).fill(dayFromNow(5));
    await openStep(page, say, 'sellers');
    await page.getByRole('radio', { name: say('buyer:vendor.invited') }).check();
    await page.getByLabel(say('buyer:vendor.search')).fill('Daehan');
    await page
      .getByRole('button', { name: say('buyer:vendor.add', { name: 'Daehan Piping' }) })
      .first()
      .click();
    await answer(page, say('buyer:vendor.unverifiedDo'));
    // The list names a company that is here by its name alone, and one that is not: the buyer chooses.
    await page.getByLabel(say('buyer:vendor.list')).setInputFiles({
      name: 'vendors.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`No.,업체명\n1,${company_name}\n2,없는 상사\n`),
    });
    await expect(page.getByText(say('buyer:vendor.found', { total: 2, found: 0 }))).toBeVisible();
    await expect(page.getByText(say('buyer:vendor.unknown', { names: `${company_name}, 없는 상사` }))).toBeVisible();
    await page.getByRole('button', { name: say('buyer:vendor.add', { name: company_name }) }).click();
    await answer(page, say('buyer:vendor.unverifiedDo'));
    await expect(page.getByRole('button', { name: say('buyer:vendor.remove', { name: company_name }) })).toBeVisible();
    await page.getByRole('button', { name: say('buyer:editor.check') }).click();
    await answer(page, say('buyer:preview.send'));
    await expect(heading(page)).toContainText(say('trade:status.project.REQ'));
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect((await readRfq(buyer, number)).seller_count).toBe(2);
    expect((await seenBy(await listed, number)).invited).toBe(true);
    await page.context().close();
  });
}
