import { type Browser, expect as promptly, test } from '@playwright/test';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings } from '../support/browserFindings';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import type { Caller } from '../support/people';
import { draft, pipeLine, readRfq, submitted } from '../support/trade';
import type { Language } from '../../src/contract/constants';

const expect = promptly.configure({ timeout: 20_000 });
const PHONE = { width: 390, height: 844 };

/** A page as wide as a phone, with the language of its user. */
async function onPhone(browser: Browser, who: Caller, language: Language) {
  const context = await openedAs(browser, who, language);
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  return { context, page, complaints: complaintsOf(page), say: sayIn(language) };
}

for (const language of JOURNEY_LANGUAGES) {
  test(`a seller quotes line by line on a phone: price, lead time, running total, no quote by a swipe (${language})`, async ({
    browser,
  }) => {
    const [buyer, seller] = [await newBuyer('ko'), await newSeller(language)];
    const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine, pipeLine, pipeLine] });
    const { context, page, complaints, say } = await onPhone(browser, seller, language);
    await page.goto(at(language, `/service/seller/${rfq_number_id}`));
    const cards = page.getByRole('group', { name: say('seller:quote.lines') });
    const price = cards.getByLabel(say('seller:col.unitPrice'), { exact: true });
    const lead = cards.getByLabel(say('seller:col.leadDays'), { exact: true });
    const position = (no: number) => cards.getByText(say('ui:cards.position', { no, at: no, count: 3 }));
    await expect(position(1)).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(price).toHaveAttribute('inputmode', 'decimal');
    await expect(lead).toHaveAttribute('inputmode', 'numeric');
    expect((await price.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await price.click();
    await page.keyboard.type('150000');
    await page.keyboard.press('Enter');
    await expect(lead).toBeFocused();
    await page.keyboard.type('14');
    // Enter in the last field opens the next line, at its first field.
    await page.keyboard.press('Enter');
    await expect(position(2)).toBeVisible();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue('');
    const total = page.getByText(say('trade:totals.total')).filter({ visible: true }).first();
    const sum = async () => Number(/[\d,]{4,}/.exec((await total.textContent()) ?? '')?.[0].replaceAll(',', ''));
    await expect.poll(sum).toBeGreaterThan(0);
    const first = await sum();
    // What cannot be read stays in its field, marked, and what was typed is kept by the next button.
    await page.keyboard.type('1e20');
    await cards.getByRole('button', { name: say('ui:cards.next') }).click();
    await expect(position(3)).toBeVisible();
    await cards.getByRole('button', { name: say('ui:cards.before') }).click();
    await expect(price).toHaveValue('1e20');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await price.fill('200000');
    await page.keyboard.press('Tab');
    await expect(price).not.toHaveAttribute('aria-invalid', 'true');
    await expect.poll(sum).toBeGreaterThan(first);
    const both = await sum();
    expect.soft(await axeFindings(page)).toEqual([]);

    // A swipe to the left is "no quote"; the way back stands there for some seconds.
    const box = (await price.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const cdp = await context.newCDPSession(page);
    const y = box.y - 20;
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y }] });
    for (const x of [260, 200, 140, 80])
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(position(3)).toBeVisible();
    await expect.poll(sum).toBeLessThan(both);
    await cards.getByRole('button', { name: say('ui:undo'), exact: true }).click();
    await expect(position(2)).toBeVisible();
    await expect(price).toHaveValue('200000');
    await expect.poll(sum).toBe(both);
    // The same by a button, for a keyboard or a screen reader, and the reason in its place.
    const refuse = cards.getByRole('button', { name: say('trade:response.no_quote'), exact: true });
    await refuse.focus();
    await page.keyboard.press('Enter');
    await cards.getByRole('button', { name: say('ui:cards.before') }).click();
    await expect(cards.getByLabel(say('seller:col.reason'), { exact: true })).toBeVisible();
    await expect(price).toHaveCount(0);
    // It is the same draft as the grid's: a wide window shows it in its cells.
    await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('grid').getByText('150,000').first()).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('a buyer writes and mends lines on a phone, with undo and the same errors as in the grid', {
  tag: '@full',
}, async ({ browser }) => {
  const buyer = await newBuyer('ko');
  const { rfq_number_id } = await draft(buyer, {
    lines: [pipeLine, { ...pipeLine, confidence: 0.5, warnings: ['missing_length'] }],
  });
  const { context, page, complaints, say } = await onPhone(browser, buyer, 'ko');
  await page.goto(`/service/buyer/type/manual?id=${rfq_number_id}`);
  const cards = page.getByRole('group', { name: say('buyer:lines.title') });
  const field = (name: string) => cards.getByLabel(name, { exact: true });
  await expect(field(say('buyer:grid.raw'))).not.toHaveValue('');
  await expect(field(say('trade:field.qty'))).toHaveAttribute('inputmode', 'decimal');
  await field(say('trade:field.size')).fill('100AA');
  await page.keyboard.press('PageDown');
  // The doubt of the next line, accepted in its card.
  await expect(cards.getByText(say('reading:warning.missing_length'))).toBeVisible();
  await cards.getByRole('button', { name: say('ui:cards.accept') }).click();
  await expect(cards.getByText(say('reading:warning.missing_length'))).toHaveCount(0);
  await cards.getByRole('button', { name: say('ui:grid.errors', { count: 1 }) }).click();
  await expect(field(say('trade:field.size'))).toHaveValue('100AA');
  await expect(cards.getByText(say('buyer:unread.size'))).toBeVisible();
  await cards.getByRole('button', { name: say('ui:cards.nearest', { text: '100A' }) }).click();
  await expect(field(say('trade:field.size'))).toHaveValue('100A');
  await expect(field(say('trade:field.size'))).not.toHaveAttribute('aria-invalid', 'true');
  await cards.getByRole('button', { name: new RegExp(`^${say('ui:grid.undo')}: `) }).click();
  await expect(field(say('trade:field.size'))).toHaveValue('100AA');
  await cards.getByRole('button', { name: new RegExp(`^${say('ui:grid.redo')}: `) }).click();
  await cards.getByRole('button', { name: say('ui:grid.addRow') }).click();
  await field(say('buyer:grid.raw')).fill('엘보 90도 100A SCH40 12개');
  await page.keyboard.press('Tab');
  await expect(field(say('trade:field.qty'))).toHaveValue('12');
  const saved = async () =>
    (await readRfq(buyer, rfq_number_id)).lines.map(({ qty, warnings }) => [qty, warnings.length]);
  await expect.poll(async () => (await saved()).length).toBe(3);
  expect((await saved())[2]?.[0]).toBe('12');
  expect((await saved())[1]?.[1]).toBe(0);
  expect.soft(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
