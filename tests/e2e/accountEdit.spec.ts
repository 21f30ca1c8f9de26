import { expect, test } from '@playwright/test';
import { enterPassword, openMine, save } from '../support/browserAccounts';
import { at, fillLogin, newBuyer, openedAs } from '../support/browserPeople';
import { fact } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { newRegistrationNumber, PASSWORD } from '../support/people';
import { dayFromNow } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const NEW_PASSWORD = 'new-anchor-7-violet';

for (const language of JOURNEY_LANGUAGES) {
  test(`each part of the own data is changed on its own page (${language})`, { tag: '@full' }, async ({ browser }) => {
    const say = sayIn(language);
    const context = await openedAs(browser, await newBuyer(language), language);
    const page = await openMine(context, language, '/user/mypage/profile', say('user:profile.title'));
    const value = (label: string) => fact(page.getByRole('main'), say(label));
    const open = async (label: string) =>
      page.getByRole('link', { name: say('user:profile.changeOf', { what: say(label) }), exact: true }).click();

    await open('user:profile.name');
    await page.getByLabel(say('user:edit.name.label'), { exact: true }).fill('  ');
    await save(page, language);
    await expect(page.getByRole('alert').filter({ hasText: say('user:errors.required') })).toBeVisible();
    await page.getByLabel(say('user:edit.name.label'), { exact: true }).fill('정새름');
    await save(page, language);
    await expect(value('user:profile.name')).toHaveText('정새름');
    await expect(page.getByRole('button', { name: '정새름' })).toBeVisible();

    await open('user:profile.department');
    await page.getByRole('textbox', { name: say('user:edit.department.label') }).fill('해외조달팀');
    await save(page, language);
    await expect(value('user:profile.department')).toHaveText('해외조달팀');

    await open('user:profile.jobTitle');
    await page.getByRole('textbox', { name: say('user:edit.title.label') }).fill('차장');
    await save(page, language);
    await expect(value('user:profile.jobTitle')).toHaveText('차장');

    await open('user:profile.phone');
    await page.getByLabel(say('auth:signup.person.phone'), { exact: true }).fill('12');
    await save(page, language);
    await expect(page.getByText(say('auth:errors.phone'))).toBeVisible();
    await page.getByLabel(say('auth:signup.person.phone'), { exact: true }).fill('0212345678');
    const request = page.waitForRequest('**/api/user/profile/phone');
    await save(page, language);
    // Grouped on the screen, digits on the wire.
    expect((await request).postDataJSON()).toEqual({ phone_code: '+82', phone: '0212345678' });
    // As its reader dials it.
    await expect(value('user:profile.phone')).toHaveText(language === 'ko' ? '02-1234-5678' : '+82 2-1234-5678');

    // What was saved is kept by the server, and the email has no way to change it.
    await page.reload();
    await expect(value('user:profile.name')).toHaveText('정새름');
    await expect(page.getByRole('main').getByText(say('user:profile.emailFixed'))).toBeVisible();
    // Mails come in the language that is switched to.
    const kept = page.waitForResponse((reply) => reply.url().endsWith('/user/profile/language') && reply.ok());
    await page
      .getByRole('banner')
      .getByRole('button', { name: /정새름/ })
      .click();
    await page.getByRole('menuitem', { name: say('layout:switchLanguage') }).click();
    await kept;
    await context.close();
  });

  test(`the password changes after the old one was entered (${language})`, { tag: '@full' }, async ({
    browser,
    page: guest,
  }) => {
    const say = sayIn(language);
    const person = await newBuyer(language);
    const context = await openedAs(browser, person, language);
    const page = await openMine(context, language, '/user/mypage/edit/password', say('user:edit.password.title'));
    const fresh = page.getByLabel(say('auth:newPassword'), { exact: true });
    const repeat = page.getByLabel(say('user:edit.password.repeat'), { exact: true });
    await fresh.fill(NEW_PASSWORD);
    await repeat.fill('something-else-1');
    await save(page, language);
    await expect(page.getByText(say('user:edit.password.differs'))).toBeVisible();
    await repeat.fill(NEW_PASSWORD);
    await save(page, language);
    await enterPassword(page, language, 'not-the-password');
    await expect(page.getByRole('dialog').getByText(say('user:reauth.wrong'))).toBeVisible();
    await enterPassword(page, language);
    await expect(page).toHaveURL(at(language, '/user/mypage/profile'));

    await guest.goto(at(language, '/auth/login'));
    await fillLogin(guest, language, person.email, PASSWORD);
    await expect(guest.getByText(say('auth:login.wrong'))).toBeVisible();
    await fillLogin(guest, language, person.email, NEW_PASSWORD);
    await expect(guest).toHaveURL(at(language, '/service'));
    await context.close();
  });

  test(`company data and consents are changed (${language})`, { tag: '@full' }, async ({ browser }) => {
    const say = sayIn(language);
    const context = await openedAs(browser, await newBuyer(language), language);
    const page = await openMine(context, language, '/user/mypage/company', say('user:company.title'));
    await page.getByRole('link', { name: say('user:company.edit'), exact: true }).click();
    const number = page.getByLabel(say('auth:signup.company.registration'));
    await number.fill('1234567890');
    await save(page, language);
    await expect(page.getByText(say('auth:errors.registration'))).toBeVisible();
    const other = newRegistrationNumber();
    await number.fill(other);
    await page.getByLabel(say('auth:signup.company.name'), { exact: true }).fill('새이름기공');
    await save(page, language);
    await enterPassword(page, language);
    const facts = page.getByRole('main');
    await expect(fact(facts, say('user:company.name'))).toHaveText('새이름기공');
    await expect(fact(facts, say('user:company.registration'))).toHaveText(
      `${other.slice(0, 3)}-${other.slice(3, 5)}-${other.slice(5)}`,
    );

    // The first account is used at once; another one in its place waits beside it.
    const main = page.getByRole('main');
    const label = (name: string) => main.getByLabel(say(`user:company.${name}`), { exact: true });
    for (const number of ['123-45-678901', '999-88-77777']) {
      await main
        .getByRole('button', { name: say(`user:company.${number.startsWith('1') ? 'add' : 'change'}`) })
        .click();
      await label('bank').fill('부산은행');
      await label('holder').fill('새이름기공');
      await label('number').fill('none');
      await save(page, language);
      await expect(main.getByText(say('user:errors.accountNumber'))).toBeVisible();
      await label('number').fill(number);
      await save(page, language);
      await expect(fact(main, say('user:company.number')).first()).toHaveText(number);
      await expect(main.getByText(say('user:company.waiting.text'))).toHaveCount(number.startsWith('1') ? 0 : 1);
    }
    await expect(fact(main, say('user:company.number')).last()).toHaveText('123-45-678901');

    await page.goto(at(language, '/user/mypage/approval'));
    const marketing = page.getByRole('switch', { name: say('notice:consent.marketing') });
    await expect(marketing).not.toBeChecked();
    await marketing.click();
    await expect(marketing).toBeChecked();
    await page.reload();
    await expect(marketing).toBeChecked();
    await expect(page.getByText(say('notice:consent.agreedOn', { day: dayFromNow(0) }))).toBeVisible();
    await context.close();
  });
}

test('an unknown tab, field or step is a missing page', async ({ page }) => {
  for (const path of ['/user/mypage/nothing', '/en/user/mypage/edit/email', '/auth/signup/need/else']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});
