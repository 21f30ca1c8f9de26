import { expect, type Page, test } from '@playwright/test';
import { COOKIES, type Language } from '../../src/contract/constants';
import { openMine } from '../support/browserAccounts';
import { at, fillLogin, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { type Say, sayIn } from '../support/browserTexts';
import { PASSWORD } from '../support/people';
import { submitted } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

async function withdraw(page: Page, say: Say, password: string): Promise<void> {
  await page.getByLabel(say('user:signout.reason')).selectOption('noUse');
  await page.getByLabel(say('user:signout.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: say('user:signout.sure') }).check();
  await page.getByRole('button', { name: say('user:signout.submit'), exact: true }).click();
}

const pageTitle = (language: Language) => sayIn(language)('user:signout.title');

for (const language of JOURNEY_LANGUAGES) {
  test(`a person withdraws with the password, and the login is gone (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const person = await newBuyer(language);
    const context = await openedAs(browser, person, language);
    const page = await openMine(context, language, '/user/signout', pageTitle(language));
    await page.getByRole('button', { name: say('user:signout.submit'), exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: say('user:errors.required') })).toHaveCount(2);
    await withdraw(page, say, 'not-the-password');
    await expect(page.getByText(say('user:reauth.wrong'))).toBeVisible();
    const request = page.waitForRequest('**/api/user/profile/withdraw');
    await withdraw(page, say, PASSWORD);
    const removal = await request;
    expect([removal.method(), removal.postData(), removal.headers()['content-type']]).toEqual([
      'DELETE',
      null,
      'application/json',
    ]);
    await expect(page.getByText(say('user:signout.completeHeading'))).toBeVisible();
    await expect(page).toHaveURL(at(language, '/user/signout/complete'));
    const kept = (await context.cookies()).map(({ name }) => name);
    for (const kind of ['access', 'refresh', 'login'] as const) expect(kept).not.toContain(COOKIES[kind].name);

    await page.goto(at(language, '/auth/login'));
    await fillLogin(page, language, person.email);
    await expect(page.getByText(say('auth:login.wrong'))).toBeVisible();
    await context.close();
  });

  test(`the last member cannot withdraw while work is open (${language})`, async ({ browser }) => {
    const say = sayIn(language);
    const person = await newBuyer(language);
    await newSeller();
    await submitted(person);
    const context = await openedAs(browser, person, language);
    const page = await openMine(context, language, '/user/signout', pageTitle(language));
    await expect(page.getByText(say('user:signout.refused'))).toBeVisible();
    await expect(page.getByText(say('user:signout.open.request', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('button', { name: say('user:signout.submit'), exact: true })).toHaveCount(0);
    await context.close();
  });
}
