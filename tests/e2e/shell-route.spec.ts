import { expect } from '@playwright/test';
import { COOKIES, MONTH_SECONDS } from '../../src/contract/constants';
import { sayIn } from '../support/browserTexts';
import { type Caller, join } from '../support/people';
import { browserOf, cookieOf, type ShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';

let server: ShellServer;
let buyer: Caller;

test.beforeAll(async ({ shellServer }) => {
  server = shellServer;
  buyer = await join(server.api);
});

const ask = (method: string, path: string, cookie = '') =>
  fetch(server.url + path, { method, redirect: 'manual', headers: { cookie } });

test('a stored language leads to the same path and query under its prefix, for now and kept by nobody', async () => {
  const answer = await ask('GET', '/auth/login?next=%2Fpush&a=%ED%8C%8C', 'LANGUAGE=en');
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe('/en/auth/login?next=%2Fpush&a=%ED%8C%8C');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await ask('GET', '/en/auth/login', 'LANGUAGE=ko')).headers.get('location')).toBe('/ko/auth/login');
  for (const stored of ['EN', 'en-US', 'jp', '']) {
    expect((await ask('GET', '/auth/login', `LANGUAGE=${stored}`)).status).toBe(200);
  }
});

test('no path leaves the site through the redirect', async () => {
  for (const path of ['//evil.test/x', '/\\evil.test', '/%5Cevil.test', '//evil.test/..%2f']) {
    const location = (await ask('GET', path, 'LANGUAGE=en')).headers.get('location') ?? '/';
    expect(new URL(location, server.url).origin, path).toBe(server.url);
  }
});

test('a hash survives the redirect, and the page says its language', async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  await context.addCookies([{ name: COOKIES.language.name, value: 'en', url: server.url }]);
  const page = await context.newPage();
  await page.goto('/auth/login?next=%2Fpush#form');
  await expect(page).toHaveURL(`${server.url}/en/auth/login?next=%2Fpush#form`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('whoever is led to the other language finds the way back at once, also on a phone', async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  await context.addCookies([{ name: COOKIES.language.name, value: 'en', url: server.url }]);
  const page = await context.newPage();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/auth/login');
    await expect(page).toHaveURL('/en/auth/login');
    const name = sayIn('en')('layout:switchLanguage');
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeInViewport();
  }
  await context.close();
});

test('the pages hand out no source maps', async () => {
  const html = await (await ask('GET', '/auth/login')).text();
  const scripts = [...html.matchAll(/src="(\/_next\/[^"?]+[.]js)/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) {
    expect((await ask('GET', `${path}.map`)).status, path).toBe(404);
    expect(await (await ask('GET', path)).text()).not.toContain('sourceMappingURL=');
  }
});

test('a language that another tab has chosen counts at the next step', async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  await page.goto('/auth/login');
  await expect.poll(() => cookieOf(context, 'language')).toBe('ko');
  await context.addCookies([{ name: COOKIES.language.name, value: 'en', url: server.url }]);
  await page.getByRole('main').locator('a[href^="/auth/"]').first().click();
  await expect(page).toHaveURL(/\/en\/auth\//);
  await context.close();
});

test('the first visit sets the language and session cookies with their lifetimes', async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  await page.goto('/en/auth/login');
  await expect.poll(() => cookieOf(context, 'session')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  const months = async (kind: 'language' | 'session') => {
    const cookie = (await context.cookies()).find(({ name }) => name === COOKIES[kind].name);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
    return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / MONTH_SECONDS);
  };
  expect(await cookieOf(context, 'language')).toBe('en');
  expect(await months('language')).toBe(3);
  expect(await months('session')).toBe(12);
  await context.close();
});

test('a well-formed session id of the address replaces the kept one; any other is ignored', async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  await page.goto('/auth/login?stlbs_session_id=from-an-advert_1');
  await expect.poll(() => cookieOf(context, 'session')).toBe('from-an-advert_1');
  for (const wrong of ['short', 'x'.repeat(65), 'with%20space', '%3Cscript%3E11']) {
    // The page's first action is told after the id was looked at.
    const told = page.waitForRequest('**/user/action');
    await page.goto(`/auth/login?stlbs_session_id=${wrong}`);
    await told;
    expect(await cookieOf(context, 'session')).toBe('from-an-advert_1');
  }
  await context.close();
});

test('every route change asks for the head of the new path and notes both paths', async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  const heads: string[] = [];
  page.on('request', (request) => request.method() === 'HEAD' && heads.push(new URL(request.url()).pathname));
  await page.goto('/auth/login');
  await page.getByRole('main').locator('a[href="/auth/find"]').click();
  await expect(page).toHaveURL('/auth/find');
  await expect.poll(() => heads).toContain('/auth/find');
  const noted = (name: string) => page.evaluate((key) => window.sessionStorage.getItem(key), name);
  expect(await noted('stlbs_current_path')).toBe('/auth/find');
  expect(await noted('stlbs_previous_path')).toBe('/auth/login');
  await context.close();
});

test('a HEAD is answered without rendering, with the status that the page would have', async () => {
  const cookie = `ACCESS_TOKEN=${buyer.token}; REFRESH_TOKEN=${buyer.refreshToken}; LOGIN=1`;
  for (const [path, cookies] of [
    ['/', ''],
    ['/en/auth/login', ''],
    ['/service/project', ''],
    ['/nowhere/at-all', ''],
    ['/service/project', cookie],
    ['/service/project/Q0000000', cookie],
    ['/auth/login', cookie],
  ] as const) {
    const [head, get] = [await ask('HEAD', path, cookies), await ask('GET', path, cookies)];
    expect(head.status, path).toBe(get.status);
    expect(head.headers.get('location'), path).toBe(get.headers.get('location'));
  }
  expect((await ask('HEAD', '/service/project/Q0000000', cookie)).status).toBe(404);
  const length = (await ask('HEAD', '/')).headers.get('content-length');
  expect(length === null || length === '0').toBe(true);
});

test('title, description, social tags, addresses in both languages and a viewport that does not zoom', async ({
  browser,
}) => {
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  await page.goto('/en/auth/login?next=%2Fpush');
  await expect(page).toHaveTitle(/ · Steelbase$/);
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
  expect(await content('name="description"')).toContain('bill of materials');
  expect(await content('property="og:title"')).toBe(await page.title());
  expect(await content('property="og:description"')).toBe(await content('name="description"'));
  expect(await content('name="viewport"')).toContain('user-scalable=no');
  const link = (rel: string) => page.locator(`link[rel="${rel}"]`).first().getAttribute('href');
  expect(await link('canonical')).toBe(`${server.url}/en/auth/login`);
  const alternate = (language: string) => page.locator(`link[hreflang="${language}"]`).getAttribute('href');
  expect(await alternate('ko')).toBe(`${server.url}/auth/login`);
  expect(await alternate('en')).toBe(`${server.url}/en/auth/login`);
  expect(await alternate('x-default')).toBe(`${server.url}/en/auth/login`);
  // A page with a description of its own says so everywhere.
  await page.goto('/en/auth/promoteSignUp');
  await expect(page).toHaveTitle(`${sayIn('en')('auth:promoteTitle')} · Steelbase`);
  for (const name of ['name="description"', 'property="og:description"', 'name="twitter:description"']) {
    expect(await content(name)).toBe(sayIn('en')('auth:promote.text'));
  }
  await context.close();
});

test('without a network a link leaves the reader on the page and says so; with it again it leads on', async ({
  browser,
}) => {
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  await page.goto('/auth/login');
  const email = page.getByLabel(sayIn('ko')('auth:email'), { exact: true });
  await email.fill('typed@stlbs.test');
  const link = page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' }).first();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('status').filter({ hasText: sayIn('ko')('shell:error.offline') })).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  await expect(email).toHaveValue('typed@stlbs.test');
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL('/customer/faq');
  await context.close();
});
