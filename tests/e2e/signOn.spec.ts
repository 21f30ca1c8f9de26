import { expect } from '@playwright/test';
import { getSignOn } from '../../src/contract/endpoints/signOn';
import { enterPassword, openMine } from '../support/browserAccounts';
import { at, bell, fillLogin, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { CLIENT, startIdentityProvider } from '../support/identityProvider';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { lookedAt } from '../support/lookedAt';
import { type NameServer, startNameServer } from '../support/nameServer';
import { join } from '../support/people';
import { addressIn, madeByDirectory, newDomain } from '../support/signOn';
import { test } from '../support/receivers/shellTest';

const DNS_PORT = 15_353 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
test.use({ shellSettings: { WEBHOOK_LOOPBACK: '1', DNS_SERVER: `127.0.0.1:${DNS_PORT}` } });

let names: NameServer;
test.beforeAll(async () => {
  names = await startNameServer(DNS_PORT);
});
test.afterAll(() => names.stop());

for (const language of JOURNEY_LANGUAGES) {
  test(`an owner sets sign-on up, a member signs on, and a password is refused (${language})`, async ({
    browser,
    shellServer,
  }) => {
    test.slow();
    const say = sayIn(language);
    const domain = newDomain();
    const owner = await join(shellServer.api, { email: addressIn(domain) }, language);
    const provider = await startIdentityProvider((await owner.ok(getSignOn)).redirect_url);
    const context = await openedAs(browser, owner, language, shellServer.url);
    const page = await openMine(context, language, '/user/mypage/signOn', say('user:signOn.title'));

    await page.getByRole('button', { name: say('signOn:domains.add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('signOn:domains.domain'), { exact: true }).fill(domain);
    await dialog.getByRole('button', { name: say('signOn:domains.add'), exact: true }).click();
    await enterPassword(page, language);
    const table = page.getByRole('table', { name: say('signOn:domains.title') });
    await expect(table).toContainText(say('signOn:domains.states.waiting'));
    const record = (await owner.ok(getSignOn)).domains[0];
    names.set(record?.record_name ?? '', record?.record_value ?? '');
    await page.getByRole('button', { name: say('signOn:domains.checkOf', { domain }), exact: true }).click();
    await expect(table).toContainText(say('signOn:domains.states.proven'));

    await page.getByLabel(say('signOn:settings.issuer'), { exact: true }).fill(provider.issuer);
    await page.getByLabel(say('signOn:settings.clientId'), { exact: true }).fill(CLIENT.client_id);
    await page.getByLabel(say('signOn:settings.secret'), { exact: true }).fill(CLIENT.client_secret);
    await page.getByLabel(say('signOn:settings.mode'), { exact: true }).selectOption('optional');
    await page.getByLabel(say('signOn:settings.creates'), { exact: true }).check();
    await page.getByRole('button', { name: say('signOn:settings.save'), exact: true }).click();
    await expect(page.getByText(say('signOn:settings.untried'))).toBeVisible();
    await page.getByRole('button', { name: say('signOn:settings.check'), exact: true }).click();
    await expect(page.getByText(say('signOn:check.ok'))).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`settings-${language}.png`), fullPage: true });

    const email = addressIn(domain);
    provider.people.set('employee', { email, email_verified: true, name: '정신입' });
    const other = await browser.newContext({ baseURL: shellServer.url });
    const member = await other.newPage();
    await member.goto(
      `${at(language, '/auth/login')}?next=${encodeURIComponent(at(language, '/user/mypage/sessions'))}`,
    );
    await member.getByRole('button', { name: say('auth:signOn.button'), exact: true }).click();
    await member.getByLabel(say('auth:signOn.email'), { exact: true }).fill(email);
    await member.getByRole('button', { name: say('auth:signOn.go'), exact: true }).click();
    await expect(member.getByText(email)).toBeVisible();
    await lookedAt(member, `first-sign-on-${language}`);
    for (const box of await member.getByRole('checkbox').all()) await box.check();
    await member.locator('main form button[type="submit"]').click();
    await expect(member).toHaveURL(/\/user\/mypage\/sessions$/);
    await expect(bell(member, language)).toBeVisible();

    const hired = addressIn(domain);
    await madeByDirectory(owner, shellServer, hired);
    const first = await browser.newContext({ baseURL: shellServer.url });
    const consent = await first.newPage();
    await consent.goto(at(language, '/auth/login'));
    await fillLogin(consent, language, hired);
    await expect(consent.getByRole('heading', { name: say('auth:login.first') })).toBeVisible();
    await lookedAt(consent, `first-login-${language}`);

    await page.reload();
    const log = page.getByRole('table', { name: say('signOn:records.title') });
    await expect(log).toContainText('정신입');
    await page.getByLabel(say('signOn:settings.mode'), { exact: true }).selectOption('enforced');
    await page.getByRole('button', { name: say('signOn:settings.save'), exact: true }).click();
    await page.getByRole('button', { name: say('signOn:settings.enforce'), exact: true }).click();
    await expect(page.getByText(say('signOn:settings.emergency', { name: '이담당' }))).toBeVisible();

    const stranger = await browser.newContext({ baseURL: shellServer.url });
    const login = await stranger.newPage();
    await login.goto(at(language, '/auth/login'));
    await fillLogin(login, language, email);
    const refusal =
      language === 'ko' ? '회사 계정으로만 로그인하도록' : 'requires you to sign in with your company account';
    await expect(login.getByText(refusal)).toBeVisible();
    await login.getByRole('button', { name: say('auth:signOn.button'), exact: true }).click();
    await login.getByRole('button', { name: say('auth:signOn.go'), exact: true }).click();
    await expect(bell(login, language)).toBeVisible();
    for (const one of [context, other, first, stranger]) await one.close();
    provider.stop();
  });
}
