import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openMine } from '../support/browserAccounts';
import { newBuyer, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const list = [
  '품명,규격,재질,수량,단위',
  'PIPE SMLS,2" SCH40,A106-B,10,EA',
  'PIPE SMLS,10" SCH40,A106-B,4,EA',
  'FLANGE WN RF,4" 150#,A105,6,EA',
].join('\n');

for (const language of JOURNEY_LANGUAGES) {
  test(`sale materials come from a list file, and one is changed by hand (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const context = await openedAs(browser, await newBuyer(language), language);
    const page = await openMine(context, language, '/user/mypage/materials', say('user:materials.title'));
    await page
      .getByRole('button', { name: say('user:materials.addFromList') })
      .first()
      .click();
    await page
      .getByLabel(say('user:materials.file.field'), { exact: true })
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await expect(page.getByText(say('user:materials.file.found', { count: 2 }))).toBeVisible();
    await page.getByRole('button', { name: say('user:materials.file.add', { count: 2 }), exact: true }).click();
    const table = page.getByRole('table', { name: say('user:materials.list') });
    // The file itself is kept with them, to be saved again as it was.
    const lists = page.getByRole('region', { name: say('user:materials.lists') });
    const download = page.waitForEvent('download');
    await lists.getByRole('button', { name: say('ui:files.download', { name: 'list.csv' }) }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toBe(list);
    const pipes = table.getByRole('row').filter({ hasText: say('trade:category.pipe') });
    await expect(pipes).toContainText(say('user:materials.between', { min: '2"', max: '10"' }));

    const name = say('trade:category.pipe');
    await page.getByRole('button', { name: say('user:materials.edit', { name }), exact: true }).click();
    await page.getByLabel(say('user:materials.makers'), { exact: true }).fill('세아제강, 현대스틸파이프');
    await page.getByRole('button', { name: say('user:materials.saveChange'), exact: true }).click();
    await expect(pipes).toContainText('세아제강, 현대스틸파이프');
    await page.reload();
    await expect(pipes).toContainText('세아제강, 현대스틸파이프');
    await expect(table.getByRole('row')).toHaveCount(3);

    // Cells copied from a spreadsheet are read alike, and what is registered already is not added again.
    await page
      .getByRole('button', { name: say('user:materials.addFromList') })
      .first()
      .click();
    await page
      .getByLabel(say('user:materials.file.paste'))
      .fill('GATE VALVE\t3"\t150#\tA216-WCB\nFLANGE WN RF\t4"\t150#\tA105');
    await page.getByRole('button', { name: say('user:materials.file.readPasted'), exact: true }).click();
    await expect(page.getByText(say('user:materials.file.known'))).toBeVisible();
    await page.getByRole('button', { name: say('user:materials.file.add', { count: 1 }), exact: true }).click();
    await expect(table.getByRole('row').filter({ hasText: say('trade:category.valve') })).toBeVisible();

    // By hand, and the switch for requests that match.
    await page
      .getByRole('button', { name: say('user:materials.add'), exact: true })
      .first()
      .click();
    await page.getByLabel(say('user:materials.category'), { exact: true }).selectOption('bolt');
    await page.getByRole('button', { name: say('user:materials.save'), exact: true }).click();
    await expect(table.getByRole('row')).toHaveCount(5);
    const alarm = page.getByRole('switch', { name: say('user:materials.alarm') });
    await expect(alarm).toBeChecked();
    await alarm.click();
    await expect(alarm).not.toBeChecked();
    // It shows at once and is saved a moment later.
    await expect(alarm).toBeEnabled();
    await page.reload();
    await expect(alarm).not.toBeChecked();
    await context.close();
  });
}
