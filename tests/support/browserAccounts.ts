import { type BrowserContext, expect, type Page } from '@playwright/test';
import { login } from '../../src/contract/endpoints/auth';
import type { Language } from '../../src/contract/constants';
import { at, fillLogin, serverUrl } from './browserPeople';
import { sayIn } from './browserTexts';
import { createApi } from './http';
import { Caller, join, PASSWORD } from './people';

/** Two people of one company: the second waits until the first lets them in. */
export async function colleagues(number: string): Promise<{ first: Caller; second: Caller }> {
  const api = createApi(serverUrl());
  const company = { company_registration_number: number, company_name: '두사람상사' };
  const first = await join(api, { ...company, name: '이먼저' });
  const second = await join(api, { ...company, name: '박나중' });
  return { first, second };
}

/** The same person on another device. */
export async function elsewhere(person: Caller): Promise<Caller> {
  const other = new Caller(person.api, person.lang);
  const tokens = await other.ok(login, { body: { email: person.email, password: PASSWORD } });
  other.token = tokens.access_token;
  other.refreshToken = tokens.refresh_token;
  other.email = person.email;
  return other;
}

/** Opens a page of one's own and waits for its heading. */
export async function openMine(context: BrowserContext, language: Language, path: string, title: string) {
  const page = await context.newPage();
  await page.goto(at(language, path));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title);
  return page;
}

/** Saves an edit page and waits until it leads back. */
export async function save(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: sayIn(language)('user:save'), exact: true })
    .click();
}

/** Answers the password prompt. */
export async function enterPassword(page: Page, language: Language, password = PASSWORD): Promise<void> {
  const say = sayIn(language);
  const prompt = page.getByRole('dialog', { name: say('user:reauth.title') });
  await prompt.getByLabel(say('user:reauth.password')).fill(password);
  await prompt.getByRole('button', { name: say('user:reauth.confirm'), exact: true }).click();
}

/** Signs out in another tab of the same browser, and waits until this one says so in place of its page. */
export async function signOutInAnotherTab(page: Page, language: Language): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(at(language, '/auth/logout'));
  await expect(page.getByRole('heading', { name: sayIn(language)('shell:ended.elsewhere.title') })).toBeVisible();
  await other.close();
}

/** Signs in by the first way of a page whose login ended; it leads back to that page. */
export async function signInAgain(page: Page, language: Language, { email }: Caller): Promise<void> {
  const before = page.url();
  await page
    .getByRole('main')
    .getByRole('link', { name: sayIn(language)('shell:ended.signIn') })
    .click();
  await fillLogin(page, language, email);
  await expect(page).toHaveURL(before);
}
