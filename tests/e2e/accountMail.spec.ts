import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { COOKIES, type Language } from '../../src/contract/constants';
import { getProfile } from '../../src/contract/endpoints/user';
import { at, bell, fillLogin, openedAs } from '../support/browserPeople';
import { joinByForms } from '../support/browserSignup';
import { sayIn } from '../support/browserTexts';
import { joinByMail, type MailedServer, startMailedServer } from '../support/mailedServer';
import { newRegistrationNumber, PASSWORD } from '../support/people';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

let server: MailedServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startMailedServer();
});
test.afterAll(() => server?.stop());

const localeOf = (language: Language) => ({ locale: language === 'ko' ? 'ko-KR' : 'en-GB' });
const linkIn = (text: string | undefined, path: string) =>
  (text ?? '').match(/https?:\/\/\S+/g)?.find((link) => link.includes(path)) ?? '';
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const subjects = {
  ko: {
    verify: '이메일 주소를 인증해 주세요',
    reset: '비밀번호 재설정 링크',
    changed: '비밀번호가 바뀌었어요',
    asks: '승인을 기다려요',
  },
  en: {
    verify: 'Verify your email',
    reset: 'Reset your password',
    changed: 'Your password was changed',
    asks: 'asks to join',
  },
} as const;

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`from a protected page through joining with a mailed link, and back to it (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url, ...localeOf(language) });
    const page = await context.newPage();
    const email = `e2e${randomBytes(5).toString('hex')}@stlbs.test`;
    await page.goto(at(language, '/user/mypage'));
    await expect(page).toHaveURL(/promoteSignUp\?next=/);
    await link(page, say('auth:join')).click();
    await joinByForms(page, language, email);
    await expect(page.getByRole('heading', { name: say('auth:need.sentHeading') })).toBeVisible();
    // The mail can be sent again, but not at once.
    await expect(
      page.getByRole('button', { name: new RegExp(say('auth:need.resendIn', { seconds: '\\d+' })) }),
    ).toBeDisabled();

    // Before the link was used, the right password shows that.
    await page.goto(at(language, '/auth/login'));
    await fillLogin(page, language, email);
    await expect(page.getByText(say('auth:login.unverified'))).toBeVisible();

    const mail = await server.mails.received(email, subjects[language].verify);
    const mailed = linkIn(mail.text, '/auth/signup/need/done');
    expect(mailed).toContain(at(language, '/auth/signup/need/done'));
    // Opened in another browser, as on a phone: it leads on to where the sign-up began, with the address filled in.
    const elsewhere = await browser.newContext({ baseURL: server.url, ...localeOf(language) });
    const phone = await elsewhere.newPage();
    await phone.goto(mailed);
    await expect(phone.getByRole('heading', { name: say('auth:need.doneHeading') })).toBeVisible();
    await expect(phone).not.toHaveURL(/[?&]t=/);
    await link(phone, say('auth:signIn')).click();
    await expect(phone).toHaveURL(/login\?.*next=%2Fuser%2Fmypage/);
    await expect(phone.getByLabel(say('auth:email'), { exact: true })).toHaveValue(email);
    await elsewhere.close();

    await page.goto(at(language, '/user/mypage'));
    await link(page, say('auth:signIn')).click();
    await fillLogin(page, language, email, 'not-the-password');
    await expect(page.getByText(say('auth:login.wrong'))).toBeVisible();
    await fillLogin(page, language, email);
    await expect(page).toHaveURL(at(language, '/user/mypage'));
    await expect(bell(page, language)).toBeVisible();

    await page.getByRole('button', { name: '최담당' }).click();
    await page.getByRole('menuitem', { name: say('layout:logout') }).click();
    await expect(page).toHaveURL(at(language, '/'));
    const kept = (await context.cookies()).map(({ name }) => name);
    for (const kind of ['access', 'refresh', 'login'] as const) expect(kept).not.toContain(COOKIES[kind].name);
    expect(await page.evaluate(() => window.localStorage.getItem('biginsite'))).toBeNull();

    // A way back that leaves the site is no way back.
    await page.goto(`${at(language, '/auth/login')}?next=//evil.test/service`);
    await fillLogin(page, language, email);
    await expect(page).toHaveURL(server.url + at(language, '/service'));
    await context.close();
  });

  test(`a forgotten password is set by the mailed link, which works once (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const person = await joinByMail(server.api, server.mails, language);
    const context = await browser.newContext({ baseURL: server.url, ...localeOf(language) });
    const page = await context.newPage();
    await page.goto(at(language, '/auth/login'));
    await link(page, say('auth:login.forgot')).click();
    const ask = async (email: string) => {
      // The sign-in page that is left has a field of the same name.
      await expect(page.getByRole('heading', { name: say('auth:find.heading') })).toBeVisible();
      await page.getByLabel(say('auth:email'), { exact: true }).fill(email);
      await page.getByRole('button', { name: say('auth:find.submit'), exact: true }).click();
      await expect(page.getByRole('heading', { name: say('auth:find.sentHeading') })).toBeVisible();
    };
    // An address that nobody has is answered alike.
    await ask('nobody@stlbs.test');
    await link(page, say('auth:find.again')).click();
    await ask(person.email);
    const mailed = linkIn((await server.mails.received(person.email, subjects[language].reset)).text, '/auth/find/');
    await page.goto(mailed);
    const fresh = page.getByLabel(say('auth:newPassword'), { exact: true });
    const send = () => page.getByRole('button', { name: say('auth:find.resetSubmit'), exact: true }).click();
    await fresh.fill('password1');
    await send();
    await expect(page.getByText(say('auth:errors.passwordCommon'))).toBeVisible();
    await fresh.fill('set-in-the-browser-5');
    await send();
    await expect(page.getByRole('heading', { name: say('auth:find.completeHeading') })).toBeVisible();
    await server.mails.received(person.email, subjects[language].changed);

    await page.goto(mailed);
    await fresh.fill('set-once-more-in-vain-6');
    await send();
    await expect(page.getByRole('heading', { name: say('auth:need.outdatedHeading') })).toBeVisible();
    await expect(link(page, say('auth:find.submit'))).toBeVisible();
    await page.goto(at(language, '/auth/login'));
    await fillLogin(page, language, person.email, PASSWORD);
    await expect(page.getByText(say('auth:login.wrong'))).toBeVisible();
    await fillLogin(page, language, person.email, 'set-in-the-browser-5');
    await expect(page).toHaveURL(at(language, '/service'));
    await context.close();
  });

  test(`mails about the trade are turned off from the foot of one, without a login (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const member = await joinByMail(server.api, server.mails, language);
    const { company_registration_number } = await member.ok(getProfile);
    await joinByMail(server.api, server.mails, language, { company_registration_number });
    const mail = await server.mails.received(member.email, subjects[language].asks);
    const context = await browser.newContext({ baseURL: server.url, ...localeOf(language) });
    const page = await context.newPage();
    await page.goto(linkIn(mail.text, '/mail/unsubscribe'));
    await expect(page.getByRole('heading', { name: say('auth:unsubscribe.heading') })).toBeVisible();
    expect(await member.ok(getProfile)).toMatchObject({ email_approval: true });
    await page.getByRole('button', { name: say('auth:unsubscribe.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('auth:unsubscribe.doneHeading') })).toBeVisible();
    expect(await member.ok(getProfile)).toMatchObject({ email_approval: false });
    await page.goto(at(language, '/mail/unsubscribe?t=short'));
    await expect(page.getByRole('heading', { name: say('auth:unsubscribe.deadHeading') })).toBeVisible();
    await context.close();
  });

  test(`a legacy user completes the data and goes on, or waits where the number is in use (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    for (const taken of [false, true]) {
      const person = await joinByMail(server.api, server.mails, language);
      const other = taken ? await (await joinByMail(server.api, server.mails, language)).ok(getProfile) : null;
      await server.sql(
        `update company set name = '', address = '', ceo = '', registration_number = 'legacy-' || id
         where id = (select company_id from account where email = $1)`,
        [person.email],
      );
      const context = await openedAs(browser, person, language, server.url);
      const page = await context.newPage();
      await page.goto(at(language, '/user/mypage/materials'));
      await expect(page).toHaveURL(/\/user\/regacy\?next=/);
      const submit = page.getByRole('button', { name: say('user:regacy.submit'), exact: true });
      await page.getByLabel(say('auth:signup.company.registration')).fill('1234567890');
      await submit.click();
      await expect(page.getByText(say('auth:errors.registration'))).toBeVisible();
      const number = other?.company_registration_number ?? newRegistrationNumber();
      await page.getByLabel(say('auth:signup.company.registration')).fill(number);
      await page.getByLabel(say('auth:signup.company.name'), { exact: true }).fill('옛날강관');
      await page.getByLabel(say('auth:signup.company.ceo')).fill('오대표');
      await page.getByLabel(say('auth:signup.company.address')).fill('인천광역시 동구 2');
      await submit.click();
      await expect(page).toHaveURL(taken ? /signup\/need\/approval/ : at(language, '/user/mypage/materials'));
      const heading = say(taken ? 'auth:need.approvalHeading' : 'user:materials.title');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await context.close();
    }
  });
}
