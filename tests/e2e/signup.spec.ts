import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { COOKIES, type Language } from '../../src/contract/constants';
import { at, bell, fillLogin, newBuyer, openedAs, serverUrl } from '../support/browserPeople';
import { type Say, sayIn } from '../support/browserTexts';
import { createApi } from '../support/http';
import { letterTo, newRegistrationNumber, PASSWORD } from '../support/people';

const certificate = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

async function joinByForms(page: Page, language: Language, email: string): Promise<void> {
  const say = sayIn(language);
  const field = (key: string) => page.getByLabel(say(key));
  const next = () => page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await page.goto(at(language, '/auth/signup'));
  await next();
  await expect(page.getByRole('alert').filter({ hasText: say('auth:errors.terms') })).toBeVisible();
  await page.getByRole('checkbox', { name: say('auth:signup.terms.service') }).check();
  await page.getByRole('checkbox', { name: say('auth:signup.terms.privacy') }).check();
  await next();
  await page.getByLabel(say('auth:email'), { exact: true }).fill(email);
  await page.getByLabel(say('auth:password'), { exact: true }).fill(PASSWORD);
  await next();
  await field('auth:signup.company.registration').fill('1234567890');
  await next();
  await expect(page.getByText(say('auth:errors.registration'))).toBeVisible();
  await field('auth:signup.company.registration').fill(newRegistrationNumber());
  await expect(page.getByText(say('auth:signup.company.registrationOk'))).toBeVisible();
  await field('auth:signup.company.name').fill('가온기공');
  await field('auth:signup.company.ceo').fill('박대표');
  await field('auth:signup.company.address').fill('부산광역시 강서구 녹산산단 1로 1');
  await page.getByLabel(say('auth:signup.company.certificate'), { exact: true }).setInputFiles(certificate);
  await expect(page.getByText(certificate.name)).toBeVisible();
  await next();
  await field('auth:signup.person.name').fill('최담당');
  // Going back loses nothing.
  await page.getByRole('button', { name: say('auth:back'), exact: true }).click();
  await expect(field('auth:signup.company.name')).toHaveValue('가온기공');
  await expect(page.getByText(certificate.name)).toBeVisible();
  await next();
  await expect(field('auth:signup.person.name')).toHaveValue('최담당');
  await page.getByLabel(say('auth:signup.person.phone'), { exact: true }).fill('01012345678');
  await page.getByRole('button', { name: say('auth:signup.person.submit') }).click();
}

for (const language of ['ko', 'en'] as const) {
  test(`a company joins, verifies its address, signs in and out (${language})`, async ({ page }) => {
    const say = sayIn(language);
    const email = `e2e${randomBytes(5).toString('hex')}@stlbs.test`;
    await joinByForms(page, language, email);
    await expect(page.getByRole('heading', { name: say('auth:need.sentHeading') })).toBeVisible();

    // Before the link was used, the right password is told so.
    await page.goto(at(language, '/auth/login'));
    await fillLogin(page, language, email);
    await expect(page.getByText(say('auth:login.unverified'))).toBeVisible();

    const letter = await letterTo(createApi(serverUrl()), email);
    expect(/[가-힣]/.test(letter.subject)).toBe(language === 'ko');
    const link = /https?:\/\/\S+/.exec(letter.text)?.[0] ?? '';
    const { pathname, search } = new URL(link);
    expect(pathname).toBe(at(language, '/auth/signup/need/done'));
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { name: say('auth:need.doneHeading') })).toBeVisible();
    await expect(page).not.toHaveURL(/[?&]t=/);

    await page
      .getByRole('main')
      .getByRole('link', { name: say('auth:signIn'), exact: true })
      .click();
    await fillLogin(page, language, email, 'not-the-password');
    await expect(page.getByText(say('auth:login.wrong'))).toBeVisible();
    await fillLogin(page, language, email);
    await expect(page).toHaveURL(at(language, '/service'));
    await expect(bell(page, language)).toBeVisible();

    await page.getByRole('button', { name: '최담당' }).click();
    await page.getByRole('menuitem', { name: say('layout:logout') }).click();
    await expect(page).toHaveURL(at(language, '/'));
    await expect(page.getByRole('banner').getByRole('link', { name: say('layout:login') })).toBeVisible();
    const kept = (await page.context().cookies()).map(({ name }) => name);
    for (const kind of ['access', 'refresh', 'login'] as const) expect(kept).not.toContain(COOKIES[kind].name);
    expect(await page.evaluate(() => window.localStorage.getItem('biginsite'))).toBeNull();
  });
}

test('an address that is taken is told on its own field, and nothing typed is lost', async ({ page }) => {
  const say = sayIn('ko');
  const { email } = await newBuyer();
  await page.goto('/auth/signup');
  await page.getByRole('checkbox', { name: say('auth:signup.terms.all') }).check();
  await page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await page.getByLabel(say('auth:email'), { exact: true }).fill(email);
  await page.getByLabel(say('auth:password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('auth:errors.emailTaken') })).toBeVisible();
  await expect(page.getByLabel(say('auth:email'), { exact: true })).toHaveValue(email);
  await expect(page.getByLabel(say('auth:password'), { exact: true })).toHaveValue(PASSWORD);
});

test('a login that runs out in the middle of a form is renewed, and the typed work goes on', async ({ browser }) => {
  const say = sayIn('ko');
  const context = await openedAs(browser, await newBuyer(), 'ko');
  const page = await context.newPage();
  await page.goto('/service/buyer/type/paste');
  const list = page.getByRole('textbox', { name: say('buyer:intake.pasteLabel') });
  await list.fill('PIPE SMLS 4" SCH40 A106-B 12 M\nFLANGE WN RF 4" 150# A105 6 EA');
  const { name } = COOKIES.access;
  await context.clearCookies({ name });
  await page.getByRole('button', { name: say('buyer:intake.readCount', { count: 2 }) }).click();
  await expect(page.getByLabel(say('buyer:terms.name'))).toBeVisible();
  await page.getByLabel(say('buyer:terms.name')).fill('만료 뒤에도 이어지는 요청');
  await context.clearCookies({ name });
  await page.getByLabel(say('buyer:terms.project')).fill('3호기');
  await expect(page.getByText(savedNote(say))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(say('buyer:terms.name'))).toHaveValue('만료 뒤에도 이어지는 요청');
  await expect(page.getByLabel(say('buyer:terms.project'))).toHaveValue('3호기');
  expect((await context.cookies()).find((cookie) => cookie.name === name)?.value).toBeTruthy();
  await context.close();
});

/** The note of a saved draft, whatever its time. */
const savedNote = (say: Say) => new RegExp(say('buyer:save.saved', { time: '' }).trim());
