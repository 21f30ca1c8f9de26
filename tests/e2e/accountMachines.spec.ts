import { expect, type Page, test } from '@playwright/test';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { testWebhook } from '../../src/contract/endpoints/webhook';
import { enterPassword, openMine } from '../support/browserAccounts';
import { newBuyer, openedAs, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { createApi } from '../support/http';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { Caller } from '../support/people';
import { webhookOf } from '../support/machines';

for (const language of JOURNEY_LANGUAGES) {
  test(`an owner makes a key, which works, and revokes it (${language})`, { tag: '@full' }, async ({ browser }) => {
    const say = sayIn(language);
    const owner = await newBuyer(language);
    const context = await openedAs(browser, owner, language);
    const page = await openMine(context, language, '/user/mypage/api', say('user:api.title'));
    await page.getByRole('button', { name: say('machine:keys.add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('machine:keys.name'), { exact: true }).fill('ERP');
    await dialog.getByLabel(say('people:right.request'), { exact: true }).check();
    await dialog.getByRole('button', { name: say('machine:keys.add'), exact: true }).click();
    await enterPassword(page, language);
    await expect(page.getByRole('heading', { name: say('machine:secret.keyTitle') })).toBeVisible();
    const token = await page.getByLabel(say('machine:secret.label'), { exact: true }).innerText();
    // Shown this once, the window stays until the reader says that the key was kept.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: say('machine:secret.done') })).toBeDisabled();
    await page.getByLabel(say('machine:secret.kept'), { exact: true }).check();
    await page.getByRole('button', { name: say('machine:secret.done'), exact: true }).click();
    const table = page.getByRole('table', { name: say('machine:keys.title') });
    await expect(table).toContainText('ERP');
    await expect(page.getByText(token)).toHaveCount(0);

    const machine = new Caller(createApi(serverUrl()));
    machine.token = token;
    await machine.ok(listRfqs);
    await page.getByRole('button', { name: say('machine:keys.revokeOf', { name: 'ERP' }), exact: true }).click();
    await page
      .getByRole('button', { name: say('machine:keys.revoke'), exact: true })
      .last()
      .click();
    await expect(page.getByText(say('machine:keys.none'))).toBeVisible();
    expect((await machine.call(listRfqs)).status).toBe(401);
    await context.close();
  });

  test(`an owner sees in the log why a message did not arrive, and sends it again (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const say = sayIn(language);
    const owner = await newBuyer(language);
    const url = 'https://erp.stlbs.invalid/hook';
    const { webhook } = await webhookOf(owner, url);
    await owner.ok(testWebhook, { params: { webhook_id: webhook.id } });
    const context = await openedAs(browser, owner, language);
    const page = await openMine(context, language, '/user/mypage/api', say('user:api.title'));
    await photographed(page, `machines-${language}`);
    await page.getByRole('button', { name: say('machine:webhooks.logOf', { url }), exact: true }).click();
    const log = page.getByRole('table', { name: say('machine:log.title') });
    await expect(log).toContainText(say('machine:log.failure.connection'), { timeout: 30_000 });
    await photographed(page, `machines-log-${language}`);
    await log.getByRole('button', { name: say('machine:log.replayOf', { type: 'test' }), exact: true }).click();
    await expect(log).toContainText(say('machine:log.statuses.waiting'));
    await context.close();
  });
}

async function photographed(page: Page, name: string): Promise<void> {
  const folder = process.env['PHOTOS'];
  if (!folder) return;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: !name.includes('log') });
  }
}
