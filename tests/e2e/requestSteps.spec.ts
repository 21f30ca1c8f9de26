import { expect, test } from '@playwright/test';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { editorStep, openStep } from '../support/browserEditor';
import { axeFindings } from '../support/browserFindings';
import { savedNote } from '../support/browserSave';
import { fact, gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { draft, pipeLine } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

/** Of the buyer's grid. */
const QTY = 13;

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`a request is written in three steps that the address keeps, and nothing typed is lost between them (${language})`, async ({
    browser,
  }) => {
    // Alone it takes a minute on a slow machine, beside two others more than its two.
    test.slow();
    const [buyer] = await Promise.all([newBuyer(language), newSeller(language)]);
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await page.goto(at(language, '/service/buyer/type/manual'));
    const grid = page.getByRole('grid');
    await gridCell(grid, 1, 1).click();
    await page.keyboard.type('PIPE SMLS A106-B 4" SCH40 BE 12 M');
    await page.keyboard.press('Enter');
    await expect(gridCell(grid, 1, QTY)).toHaveText('12');
    await page.getByLabel(say('buyer:terms.name')).fill('Three steps');

    await page.getByRole('button', { name: say('buyer:steps.next', { step: say('buyer:steps.terms') }) }).click();
    await expect(page).toHaveURL(/[?&]step=terms/);
    await expect(editorStep(page, say, 'terms')).toHaveAttribute('aria-current', 'step');
    await expect(grid).toBeHidden();
    await page.getByLabel(say('buyer:terms.memo')).fill('Two bundles.');
    await page.getByRole('button', { name: say('buyer:terms.businessDays', { count: 7 }) }).click();
    expect(await axeFindings(page)).toEqual([]);

    await openStep(page, say, 'sellers');
    await page.getByRole('radio', { name: say('buyer:vendor.invited') }).check();
    await expect(page.getByText(savedNote(say))).toBeVisible();
    await expect(page).toHaveURL(/[?&]id=.*step=sellers|step=sellers.*[?&]id=/);
    expect(await axeFindings(page)).toEqual([]);

    await page.goBack();
    await expect(page.getByLabel(say('buyer:terms.memo'))).toHaveValue('Two bundles.');
    await page.goBack();
    await expect(gridCell(grid, 1, QTY)).toHaveText('12');
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole('radio', { name: say('buyer:vendor.invited') })).toBeChecked();

    await page.reload();
    await expect(editorStep(page, say, 'sellers')).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('radio', { name: say('buyer:vendor.invited') })).toBeChecked();
    await openStep(page, say, 'lines');
    await expect(gridCell(grid, 1, QTY)).toHaveText('12');
    await context.close();
  });

  test(`what is missing says in which step it is, and a press leads there (${language})`, async ({ browser }) => {
    const buyer = await newBuyer(language);
    const lines = [pipeLine, { ...pipeLine, qty: null }];
    const { rfq_number_id } = await draft(buyer, { lines, deadline_date: null });
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await page.goto(at(language, `/service/buyer/type/manual?id=${rfq_number_id}&step=sellers`));
    const check = page.getByRole('button', { name: say('buyer:editor.check') });
    await check.click();
    const grid = page.getByRole('grid');
    await expect(gridCell(grid, 2, QTY)).toHaveAttribute('aria-selected', 'true');
    await expect(editorStep(page, say, 'lines')).toHaveAccessibleName(new RegExp(say('buyer:steps.wrong')));
    await expect(editorStep(page, say, 'terms')).toHaveAccessibleName(new RegExp(say('buyer:steps.wrong')));
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(editorStep(page, say, 'lines')).toHaveAccessibleName(new RegExp(say('buyer:steps.done')));
    await check.click();
    await expect(page.getByLabel(say('buyer:terms.deadline'))).toBeFocused();
    await expect(page.getByText(say('buyer:problem.deadline_missing'))).toBeVisible();
    await context.close();
  });

  test(`the foot says at every step, on a phone too, what the request comes to (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const [buyer] = await Promise.all([newBuyer(language), newSeller(language)]);
    const { rfq_number_id } = await draft(buyer, { lines: [pipeLine, pipeLine] });
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const step of ['lines', 'terms', 'sellers'] as const) {
        await page.goto(at(language, `/service/buyer/type/manual?id=${rfq_number_id}&step=${step}`));
        await expect(fact(page, say('buyer:figures.items'))).toHaveText('2');
        await expect(fact(page, say('buyer:figures.sellers'))).toHaveText(/^[1-9]\d*$/);
        for (const name of ['items', 'sellers', 'deadline']) {
          await expect(fact(page, say(`buyer:figures.${name}`))).toBeInViewport({ ratio: 1 });
        }
        await expect(page.getByRole('button', { name: say('buyer:editor.check') })).toBeInViewport({ ratio: 1 });
      }
    }
    await context.close();
  });
}

test('what is being typed into a cell is kept when the browser goes back a step', async ({ browser }) => {
  const say = sayIn('ko');
  const buyer = await newBuyer('ko');
  const { rfq_number_id } = await draft(buyer, { lines: [pipeLine] });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/buyer/type/manual?id=${rfq_number_id}&step=terms`);
  await openStep(page, say, 'lines');
  await gridCell(page.getByRole('grid'), 1, QTY).click();
  await page.keyboard.type('77');
  await page.goBack();
  await expect(page.getByLabel(say('buyer:terms.memo'))).toBeVisible();
  await openStep(page, say, 'lines');
  await expect(gridCell(page.getByRole('grid'), 1, QTY)).toHaveText('77');
  await context.close();
});

test('text that was pasted and not read is named on later steps and before sending, with the way to it', async ({
  browser,
}) => {
  const say = sayIn('ko');
  const buyer = await newBuyer('ko');
  const { rfq_number_id } = await draft(buyer, { lines: [pipeLine] });
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.goto(`/service/buyer/type/manual?id=${rfq_number_id}`);
  const opener = page.getByRole('button', { name: say('buyer:lines.addText') });
  const box = page.getByLabel(say('buyer:intake.pasteLabel'));
  const notice = page.getByText(say('buyer:intake.unread'));
  const back = page.getByRole('button', { name: say('buyer:intake.toUnread') });
  await opener.click();
  await box.fill('FLANGE WN RF A105 6" 150# SCH40 12 EA');
  // Its place may be closed again: the text is kept, and not in the list.
  await opener.click();
  await expect(box).toBeHidden();
  await openStep(page, say, 'terms');
  await expect(notice).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await back.click();
  await expect(box).toBeFocused();
  await expect(notice).toBeHidden();

  await openStep(page, say, 'sellers');
  await page.getByRole('button', { name: say('buyer:editor.check') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('buyer:preview.toPlace') }).click();
  const place = page.getByLabel(say('trade:terms.deliveryPlace'));
  await expect(place).toBeFocused();
  await place.fill('울산 2공장');
  await openStep(page, say, 'sellers');
  await page.getByRole('button', { name: say('buyer:editor.check') }).click();
  await expect(dialog.getByText(say('buyer:preview.noPlace'))).toHaveCount(0);
  await expect(dialog.getByText(say('buyer:intake.unread'))).toBeVisible();
  await dialog.getByRole('button', { name: say('buyer:intake.toUnread') }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(/FLANGE WN/);

  await page.keyboard.press('Control+Enter');
  await expect(box).toBeHidden();
  await expect(gridCell(page.getByRole('grid'), 2, QTY)).toHaveText('12');
  await openStep(page, say, 'terms');
  await expect(page.getByLabel(say('buyer:terms.memo'))).toBeVisible();
  await expect(notice).toBeHidden();
  await context.close();
});
