import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openMine } from '../support/browserAccounts';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { photographed } from '../support/lookedAt';
import { ordered } from '../support/trade';

for (const language of JOURNEY_LANGUAGES) {
  test(`a layout is made, seen with real orders, kept and used (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const [owner, seller] = [await newBuyer(language), await newSeller(language)];
    const { order_number } = await ordered(owner, seller);
    const context = await openedAs(browser, owner, language);
    const page = await openMine(context, language, '/user/mypage/erp', say('user:erp.title'));
    await page.getByRole('button', { name: say('erp:mappings.add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('erp:mappings.name'), { exact: true }).fill('ERP');
    await dialog.getByLabel(say('erp:mappings.format'), { exact: true }).selectOption('csv');
    await dialog.getByLabel(say('erp:mappings.headOf', { no: '1' }), { exact: true }).fill('PO');
    await dialog.getByRole('button', { name: say('erp:mappings.toPreview'), exact: true }).click();
    const preview = dialog.getByRole('region', { name: say('erp:mappings.fileText') });
    await expect(preview).toContainText(order_number);
    // It stands below a form that is longer than the window.
    await expect(preview).toBeInViewport();
    await expect(dialog.locator('[tabindex="-1"]:focus').getByText(order_number)).toBeVisible();
    await photographed(page, `erp-layout-${language}`);
    await dialog.getByRole('button', { name: say('erp:mappings.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
    const records = page.getByRole('table', { name: say('erp:records.title') });
    await records.getByRole('checkbox').nth(1).check();
    await photographed(page, `erp-${language}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('erp:records.make', { count: 1 }), exact: true }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('PO,');
    expect(text).toContain(order_number);
    await expect(page.getByRole('table', { name: say('erp:files.title') })).toContainText('ERP');
    await context.close();
  });

  test(`the page of email intake says that it is not set up (${language})`, { tag: '@full' }, async ({ browser }) => {
    const say = sayIn(language);
    const owner = await newBuyer(language);
    const context = await openedAs(browser, owner, language);
    const page = await openMine(context, language, '/user/mypage/mail', say('user:mail.title'));
    await expect(page.getByText(say('user:mail.off'), { exact: true })).toBeVisible();
    await context.close();
  });
}
