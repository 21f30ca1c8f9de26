import { expect } from '@playwright/test';
import { COOKIES, MONTH_SECONDS } from '../../src/contract/constants';
import { untilStill } from '../support/browserIdle';
import { sayIn } from '../support/browserTexts';
import { type Caller, join } from '../support/people';
import { browserOf, cookieOf, type ShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';
import { specRoutes } from '../support/specRoutes';

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

test('every route of the table leads to the same path and query under the stored language, and stays where it agrees', {
  tag: '@full',
}, async () => {
  const faults: string[] = [];
  for (const route of specRoutes) {
    const path = `${route.replace('{x}', 'any-value')}?a=1&b=%ED%8C%8C`;
    const bare = path.replace(/^\/(?=[?])/, '');
    for (const [address, stored, wanted] of [
      [path, 'en', `/en${bare}`],
      [`/en${bare}`, 'ko', `/ko${bare}`],
      [`/ko${bare}`, 'en', `/en${bare}`],
    ] as const) {
      for (const cookie of [`LANGUAGE=${stored}`, `LANGUAGE=${stored}; ACCESS_TOKEN=${buyer.token}; LOGIN=1`]) {
        const answer = await ask('HEAD', address, cookie);
        const location = answer.headers.get('location');
        if (answer.status !== 307 || location !== wanted) faults.push(`${address}: ${answer.status} ${location}`);
        const there = await ask('HEAD', location ?? '/', cookie);
        if (
          /^\/(?:en|ko)(?=[/?])/.exec(there.headers.get('location') ?? '')?.[0] === `/${stored === 'en' ? 'ko' : 'en'}`
        ) {
          faults.push(`${location} leads back`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
});

test('an address that does not exist is kept under the stored language, and is missing there too', async ({
  browser,
}) => {
  for (const [path, stored, kept] of [
    ['/nope?x=1', 'en', '/en/nope?x=1'],
    ['/nope/%ED%8C%8C?x=1&x=2', 'en', '/en/nope/%ED%8C%8C?x=1&x=2'],
    ['/en/nope?x=1', 'ko', '/ko/nope?x=1'],
    ['/404?x=1', 'en', '/en/404?x=1'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(method, path, `LANGUAGE=${stored}`);
      expect(answer.status, path).toBe(307);
      expect(answer.headers.get('location')).toBe(kept);
    }
    expect((await ask('GET', kept, `LANGUAGE=${stored}`)).status, kept).toBe(404);
  }
  // The same in a browser, which ends at the page that says so in that language.
  const context = await browserOf(browser, server.url);
  await context.addCookies([{ name: COOKIES.language.name, value: 'en', url: server.url }]);
  const page = await context.newPage();
  expect((await page.goto('/nope?x=1#part'))?.status()).toBe(404);
  await expect(page).toHaveURL(`${server.url}/en/nope?x=1#part`);
  await expect(page.getByRole('heading', { name: sayIn('en')('shell:notFound.title') })).toBeVisible();
  await context.close();
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

test('a reader led to the other language finds the way back at once, also on a phone', { tag: '@full' }, async ({
  browser,
}) => {
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

test('a language that another tab has chosen counts at the next step', { tag: '@full' }, async ({ browser }) => {
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

test('a well-formed session id of the address replaces the kept one, everywhere and for good; any other is ignored', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  const kept = () => cookieOf(context, 'session');
  // The page's first action is sent after the id was read, and carries it.
  const reported = async (path: string) => {
    // Answered: what is left unanswered is sent again from the next page, with the id that it had.
    const action = page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/user/action') &&
        (reply.request().postDataJSON() as { actionType: string }).actionType === 'PAGE_IN',
    );
    await page.goto(path);
    return ((await action).request().postDataJSON() as { sessionId: string }).sessionId;
  };
  const made = await reported('/auth/login');
  expect(await kept()).toBe(made);
  const given = ['from-an-advert_1', 'ABCdef-8', 'x'.repeat(64)];
  const places = ['/auth/login', '/', '/service/stock/search?q=elbow'];
  for (const [index, id] of given.entries()) {
    const path = places[index] ?? '/';
    expect(await reported(`${path}${path.includes('?') ? '&' : '?'}stlbs_session_id=${id}`)).toBe(id);
    expect(await kept()).toBe(id);
    // It stays without the parameter.
    expect(await reported('/auth/find')).toBe(id);
  }
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIES.session.name);
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / MONTH_SECONDS)).toBe(12);
  for (const wrong of ['short', 'x'.repeat(65), 'with%20space', '%3Cscript%3E11', '']) {
    expect(await reported(`/auth/login?stlbs_session_id=${wrong}`)).toBe('x'.repeat(64));
    expect(await kept()).toBe('x'.repeat(64));
  }
  // It is not lost on the way to the stored language, nor where a link of the product carries it.
  await context.addCookies([{ name: COOKIES.language.name, value: 'en', url: server.url }]);
  expect(await reported('/auth/login?stlbs_session_id=after-a-redirect')).toBe('after-a-redirect');
  await expect(page).toHaveURL(/\/en\/auth\/login/);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href="/en/auth/find"]');
    const { next } = window as unknown as { next: { router: { push(to: string): Promise<boolean> } } };
    return link !== null && next.router.push('/auth/find?stlbs_session_id=by-a-link-of-ours');
  });
  await expect.poll(kept).toBe('by-a-link-of-ours');
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
  await expect(page).toHaveTitle(`${sayIn('en')('auth:loginTitle')} · ${sayIn('en')('global:title')}`);
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
  expect(await content('name="description"')).toBe(sayIn('en')('global:description'));
  for (const name of ['name="twitter:title"', 'property="og:title"'])
    expect(await content(name)).toBe(await page.title());
  expect(await content('property="og:site_name"')).toBe(sayIn('en')('global:title'));
  expect(await content('property="og:title"')).toBe(await page.title());
  expect(await content('property="og:description"')).toBe(await content('name="description"'));
  expect(await content('name="viewport"')).toContain('user-scalable=no');
  const link = (rel: string) => page.locator(`link[rel="${rel}"]`).first().getAttribute('href');
  expect(await link('canonical')).toBe(`${server.url}/en/auth/login`);
  const alternate = (language: string) => page.locator(`link[hreflang="${language}"]`).getAttribute('href');
  expect(await alternate('ko')).toBe(`${server.url}/auth/login`);
  expect(await alternate('en')).toBe(`${server.url}/en/auth/login`);
  expect(await alternate('x-default')).toBe(`${server.url}/en/auth/login`);
  // Korean pages say the same in Korean.
  const korean = await (await fetch(`${server.url}/auth/login`)).text();
  expect(korean).toContain(`>${sayIn('ko')('auth:loginTitle')} · ${sayIn('ko')('global:title')}</title>`);
  expect(korean.split(`content="${sayIn('ko')('global:description')}"`)).toHaveLength(4);
  // A page's own words come first, everywhere.
  await page.goto('/en/auth/promoteSignUp');
  await expect(page).toHaveTitle(`${sayIn('en')('auth:promoteTitle')} · Steelbase`);
  for (const name of ['name="description"', 'property="og:description"', 'name="twitter:description"']) {
    expect(await content(name)).toBe(`${sayIn('en')('auth:promote.text')} ${sayIn('en')('global:description')}`);
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
  // What keeps the reader on the page comes once the page rests.
  await untilStill(page);
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
