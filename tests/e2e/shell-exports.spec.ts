import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { at } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { emailsTo } from '../support/emails';
import { heldTable } from '../support/heldTable';
import { databaseOf } from '../support/pagesServer';
import { type Caller, join, joinSeller } from '../support/people';
import { browserOf, type ShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';
import { quoted, submitted } from '../support/trade';
import { PATIENCE_MS } from '../support/until';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

// Nobody waits: each file is made in the background.
test.use({ shellSettings: { EXPORT_AFTER_MS: '0' }, trace: 'off' });

/** A seller with a quotation, and the number of its request. */
async function quotation({ api }: ShellServer, language: Language): Promise<{ seller: Caller; number: string }> {
  const buyer = await join(api);
  const seller = await joinSeller(api, ['pipe'], {}, language);
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number);
  return { seller, number };
}

async function print(page: Page, language: Language): Promise<void> {
  const say = sayIn(language);
  await page.getByRole('button', { name: say('seller:view.pdf') }).click();
  await page.getByRole('menuitem').first().click();
}

for (const language of JOURNEY_LANGUAGES) {
  test(`a document is made while its reader goes on, is cancelled, made again, announced and saved (${language})`, {
    tag: '@full',
  }, async ({ browser, shellServer }) => {
    const say = sayIn(language);
    const { seller, number } = await quotation(shellServer, language);
    const context = await browserOf(browser, shellServer.url, seller, { language });
    const page = await context.newPage();
    await page.goto(at(language, `/service/seller/detail/view/${number}`));
    // What the document is made of: it is under way as long as nobody reads there.
    const letGo = await heldTable(await databaseOf(shellServer), 'quotation_line');
    await print(page, language);
    const panel = page.getByRole('region', { name: say('shell:export.label') });
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await expect(panel).toContainText(number);

    // On another page it goes on, also after a reload; offline it says so.
    await page.goto(at(language, '/user/mypage/profile'));
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await context.setOffline(true);
    await expect(panel).toContainText(say('shell:export.offline'));
    await context.setOffline(false);
    await panel.getByRole('button', { name: say('ui:cancel'), exact: true }).click();
    await expect(panel).toContainText(say('shell:export.state.cancelled'));
    await panel.getByRole('button', { name: say('shell:export.repeat') }).click();
    await expect(panel.getByRole('progressbar')).toBeVisible();

    await letGo();
    const save = panel.getByRole('button', { name: say('shell:export.save'), exact: true });
    await expect(save).toBeVisible({ timeout: PATIENCE_MS });
    const download = page.waitForEvent('download');
    await save.click();
    expect((await download).suggestedFilename()).toContain(number);
    // Saved, it leaves the panel.
    await expect(panel).toHaveCount(0);

    await page.goto(at(language, '/user/mypage/exports'));
    const table = page.getByRole('table', { name: say('user:exports.title') });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table).toContainText(say('shell:export.state.done'));
    await expect(table).toContainText(say('shell:export.state.cancelled'));

    // The email's link leads a person without a login to the sign-in.
    const [mail] = await emailsTo(shellServer.api, seller.email, '/user/mypage/exports');
    const link = new URL(/https?:\S+\/user\/mypage\/exports/.exec(mail?.text ?? '')?.[0] ?? '');
    const stranger = await browserOf(browser, shellServer.url, undefined, { language });
    const other = await stranger.newPage();
    await other.goto(link.pathname);
    await expect(other).toHaveURL(/\/auth\/.*next=/);
    await stranger.close();
    await context.close();
  });
}
