import { expect, type Locator, type Page, test } from '@playwright/test';
import { at, newBuyer, openedAs } from '../support/browserPeople';
import { gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const RAW = 2;
const START = '/service/buyer/type/upload';

/** The clip is a part of the page, and another one for another line. */
async function expectOwnPart(page: Page, clip: Locator): Promise<void> {
  const part = () => clip.getAttribute('viewBox');
  const [first, width] = [await part(), await clip.locator('image').getAttribute('width')];
  expect(Number(first?.split(' ')[3])).toBeLessThan(Number(width));
  await expect(clip).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect.poll(part).not.toBe(first);
}

for (const language of JOURNEY_LANGUAGES) {
  test(`${language}: a PDF is read, its page stands beside the open line, and brought again it is offered as a diff`, async ({
    browser,
  }) => {
    const context = await openedAs(browser, await newBuyer(language), language);
    const page = await context.newPage();
    const say = sayIn(language);
    await page.goto(at(language, START));
    await page.locator('input[type="file"]').first().setInputFiles('tests/fixtures/pages/ruledKorean.pdf');
    await gridCell(page.getByRole('grid'), 3, RAW).click();
    const clip = page.getByRole('img', { name: say('buyer:reading.source.image', { page: 1 }) });
    await expect(clip).toBeVisible();
    await expectOwnPart(page, clip);
    await page.getByRole('button', { name: say('buyer:reading.source.whole') }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('buyer:lines.addFile') }).click();
    await page.locator('input[type="file"]').first().setInputFiles('tests/fixtures/pages/ruledKorean.pdf');
    await expect(page.getByText(say('buyer:reading.again.same'))).toBeVisible();
    await page.getByRole('button', { name: say('buyer:reading.again.keep') }).click();
    await expect(page.getByText(say('buyer:reading.again.same'))).toBeHidden();
  });
}

test('reading a scan says how far it is, and can be cancelled; a broken file says what to do', async ({ browser }) => {
  const context = await openedAs(browser, await newBuyer('ko'), 'ko');
  const page = await context.newPage();
  const say = sayIn('ko');
  await page.goto(at('ko', START));
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('PDF를 열 수 없어요', { exact: false })).toBeVisible();
  await input.setInputFiles('tests/fixtures/pages/scan.jpg');
  await expect(page.getByText(say('buyer:intake.picture'))).toBeVisible();
  await page
    .getByRole('button', { name: say('ui:cancel') })
    .first()
    .click();
  await expect(page.getByText(say('buyer:intake.picture'))).toBeHidden();
  await expect(page.getByText(say('buyer:intake.dropTitle'))).toBeVisible();
});

test('a picture is read, and its part with the open line stands beside it', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await openedAs(browser, await newBuyer('ko'), 'ko');
  const page = await context.newPage();
  const say = sayIn('ko');
  await page.goto(at('ko', START));
  await page.locator('input[type="file"]').first().setInputFiles('tests/fixtures/pages/scan.jpg');
  const cell = gridCell(page.getByRole('grid'), 1, 1);
  await expect(cell).toBeVisible({ timeout: 180_000 });
  await cell.click();
  const clip = page.getByRole('img', { name: say('buyer:reading.source.image', { page: 1 }) });
  await expect(clip).toBeVisible();
  await expect(page.getByText(say('buyer:reading.source.pictured'))).toBeVisible();
  await expectOwnPart(page, clip);
  await context.close();
});
