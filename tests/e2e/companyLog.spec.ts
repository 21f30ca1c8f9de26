import { expect, test } from '@playwright/test';
import { openMine } from '../support/browserAccounts';
import { newBuyer, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

for (const language of JOURNEY_LANGUAGES) {
  test(`an owner reads and exports the company's log (${language})`, { tag: '@full' }, async ({ browser }) => {
    const say = sayIn(language);
    const context = await openedAs(browser, await newBuyer(), language);
    const page = await openMine(context, language, '/user/mypage/log', say('user:log.title'));
    const table = page.getByRole('table', { name: say('user:log.table') });
    await expect(table.getByText(say('user:sessions.kind.login'), { exact: true })).toBeVisible();
    await page.getByLabel(say('user:log.group')).selectOption('trade');
    await expect(page.getByText(say('user:log.empty'))).toBeVisible();
    await page.getByLabel(say('user:log.group')).selectOption('login');
    await expect(table.getByText(say('user:sessions.kind.login'), { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('user:log.export') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await context.close();
  });
}
