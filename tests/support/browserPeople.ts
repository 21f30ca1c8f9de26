import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { COOKIES, type Language } from '../../src/contract/constants';
import { sayIn } from './browserTexts';
import { createApi } from './http';
import { type Caller, join, joinSeller, PASSWORD } from './people';

/** The server of this run, started by the setup or given as E2E_URL. */
export function serverUrl(): string {
  const url = process.env['E2E_URL'];
  if (!url) throw new Error('E2E_URL is not set');
  return url;
}

/** Everything a list of piping can hold. */
const CATEGORIES = ['pipe', 'flange', 'valve', 'fitting', 'gasket', 'bolt'] as const;

export const newBuyer = (lang: Language = 'ko') => join(createApi(serverUrl()), { company_name: '한빛플랜트' }, lang);

/** Sells everything, so that each line of a list concerns them. */
export const newSeller = (lang: Language = 'en') =>
  joinSeller(createApi(serverUrl()), CATEGORIES, { company_name: 'Daehan Piping' }, lang);

/** The address of a path in a language: Korean has no prefix. */
export const at = (language: Language, path: string) => (language === 'ko' ? path : `/en${path === '/' ? '' : path}`);

/** Signs in by the form and waits until the member's own header stands there. */
export async function signInByForm(page: Page, language: Language, email: string, password = PASSWORD): Promise<void> {
  await page.goto(at(language, '/auth/login'));
  await fillLogin(page, language, email, password);
  await expect(bell(page, language)).toBeVisible();
}

/** Fills in and sends the sign-in form that is open. */
export async function fillLogin(page: Page, language: Language, email: string, password = PASSWORD): Promise<void> {
  const say = sayIn(language);
  await page.getByLabel(say('auth:email'), { exact: true }).fill(email);
  await page.getByLabel(say('auth:password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('auth:signIn'), exact: true })
    .click();
}

/** The bell of the header; its name says how many notifications are unread. */
export function bell(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('button', { name: language === 'ko' ? /^알림/ : /notification/i });
}

/** Opens the bell's list and goes on to all notifications. */
export async function toNotifications(page: Page, language: Language): Promise<void> {
  await bell(page, language).click();
  await page.getByRole('dialog').locator('a[href$="/push"]').click();
}

/** A browser of one person who is signed in already: the login put where the form would have put it. */
export async function openedAs(
  browser: Browser,
  person: Caller,
  language: Language,
  url = serverUrl(),
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: language === 'ko' ? 'ko-KR' : 'en-GB' });
  await context.addCookies(loginCookies(person, language, url));
  return context;
}

/** A person's login as the form would have put it. */
export function loginCookies(person: Caller, language: Language, url = serverUrl()) {
  return Object.entries({
    [COOKIES.access.name]: person.token ?? '',
    [COOKIES.refresh.name]: person.refreshToken,
    [COOKIES.login.name]: '1',
    [COOKIES.language.name]: language,
  }).map(([name, value]) => ({ name, value, url }));
}
