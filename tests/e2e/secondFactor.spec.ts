import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Language } from '../../src/contract/constants';
import { putFactorRule } from '../../src/contract/endpoints/company';
import { enterPassword } from '../support/browserAccounts';
import { at, bell, fillLogin, loginCookies, newBuyer, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { type Caller, colleagueOf } from '../support/people';
import { withApp } from '../support/secondFactor';

const language: Language = 'ko';
const say = sayIn(language);
/** No browser makes a passkey for an address of numbers. */
const url = () => serverUrl().replace('127.0.0.1', 'localhost');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function opened(context: BrowserContext, person: Caller): Promise<Page> {
  await context.addCookies(loginCookies(person, language, url()));
  return context.newPage();
}

/** An authenticator within the browser, which says yes by itself. */
async function virtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Reads the recovery codes that are shown once, and closes their window. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: say('user:security.codesTitle') });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await expect(button(page, say('user:security.codesDone'))).toBeDisabled();
  await dialog.getByLabel(say('user:security.kept')).check();
  await button(page, say('user:security.codesDone')).click();
  await expect(dialog).toBeHidden();
  return codes;
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${url()}${at(language, '/auth/logout')}`);
  await expect(bell(page, language)).toBeHidden();
  await page.goto(`${url()}${at(language, '/auth/login')}`);
}

test('a passkey is set up, signs in alone, and is removed', async ({ browser }) => {
  const person = await newBuyer(language);
  const context = await browser.newContext({ baseURL: url(), locale: 'ko-KR' });
  const page = await opened(context, person);
  await virtualAuthenticator(page);
  await page.goto('/user/mypage/security');
  await button(page, say('user:security.addPasskey')).click();
  await page.getByLabel(say('user:security.passkeyName')).fill('사무실 노트북');
  await button(page, say('user:security.addNext')).click();
  await enterPassword(page, language);
  await keepCodes(page);
  await expect(page.getByRole('list', { name: say('user:security.passkeys') })).toContainText('사무실 노트북');

  await signOut(page);
  await button(page, say('auth:login.passkey')).click();
  await expect(bell(page, language)).toBeVisible();

  // The same passkey stands in for the password before a change.
  await page.goto('/user/mypage/security');
  await button(page, say('user:security.removeOf', { name: '사무실 노트북' })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('user:security.remove'), exact: true })
    .click();
  const prompt = page.getByRole('dialog', { name: say('user:reauth.title') });
  await prompt.getByRole('button', { name: say('user:reauth.passkey') }).click();
  await expect(page.getByText(say('user:security.noPasskey'))).toBeVisible();
  await context.close();
});

test('an app is set up by its key, its code and a recovery code let in after the password', { tag: '@full' }, async ({
  browser,
}) => {
  const person = await newBuyer(language);
  const context = await browser.newContext({ baseURL: url(), locale: 'ko-KR' });
  const page = await opened(context, person);
  await page.goto('/user/mypage/security');
  await button(page, say('user:security.appSetUp')).click();
  await enterPassword(page, language);
  const dialog = page.getByRole('dialog', { name: say('user:security.appSetUp') });
  await expect(dialog.getByRole('img', { name: say('user:security.qr') })).toBeVisible();
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  const code = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
  await dialog.getByLabel(say('user:security.code')).fill('000000');
  await dialog.getByRole('button', { name: say('user:security.appConfirm'), exact: true }).click();
  await expect(dialog.getByText('코드가 맞지 않거나 이미 쓴 코드예요')).toBeVisible();
  await dialog.getByLabel(say('user:security.code')).fill(code(-1));
  await dialog.getByRole('button', { name: say('user:security.appConfirm'), exact: true }).click();
  const [recovery = ''] = await keepCodes(page);
  await expect(page.getByText(say('user:security.appOn'))).toBeVisible();

  await signOut(page);
  await fillLogin(page, language, person.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth:factor.heading'));
  await page.getByLabel(say('auth:factor.code.app')).fill('000000');
  await button(page, say('auth:factor.confirm.app')).click();
  await expect(page.getByText('코드가 맞지 않거나 이미 쓴 코드예요')).toBeVisible();
  await page.getByLabel(say('auth:factor.code.app')).fill(code(0));
  await button(page, say('auth:factor.confirm.app')).click();
  await expect(bell(page, language)).toBeVisible();

  await signOut(page);
  await fillLogin(page, language, person.email);
  await button(page, say('auth:factor.instead.recovery')).click();
  await page.getByLabel(say('auth:factor.code.recovery')).fill(recovery.toUpperCase());
  await button(page, say('auth:factor.confirm.recovery')).click();
  await expect(bell(page, language)).toBeVisible();
  await page.goto('/user/mypage/security');
  await expect(page.getByText(say('user:security.left', { count: 9 }))).toBeVisible();
  await context.close();
});

test('a member of a company that requires it is led to the set-up, and on from there', { tag: '@full' }, async ({
  browser,
}) => {
  const owner = await newBuyer(language);
  const member = await colleagueOf(owner);
  await withApp(owner);
  await owner.ok(putFactorRule, { body: { required: true } });
  const context = await browser.newContext({ baseURL: url(), locale: 'ko-KR' });
  const page = await opened(context, member);
  await virtualAuthenticator(page);
  await page.goto('/service/buyer');
  await expect(page).toHaveURL(/\/user\/mypage\/security\?next=/);
  await expect(page.getByText(say('user:security.required'))).toBeVisible();
  await button(page, say('user:security.addPasskey')).click();
  await button(page, say('user:security.addNext')).click();
  await enterPassword(page, language);
  await keepCodes(page);
  await page.getByRole('link', { name: say('user:security.goOn') }).click();
  await expect(page).toHaveURL(/\/service\/buyer$/);
  await context.close();
});
