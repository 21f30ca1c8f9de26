import { expect } from '@playwright/test';
import { COOKIES } from '../../src/contract/constants';
import { untilIdle, untilStill } from '../support/browserIdle';
import { bell, fillLogin, toNotifications } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { join } from '../support/people';
import { answer } from '../support/receivers/faultyProxy';
import { browserOf, cookieOf } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';

test('without the login cookie nobody asks for the profile', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url);
  await context.addCookies([{ name: COOKIES.refresh.name, value: person.refreshToken, url: proxy.url }]);
  const page = await context.newPage();
  const settled = () => page.waitForRequest('**/user/action');
  const [first] = [settled(), await page.goto('/auth/login')];
  await first;
  await expect(page.getByRole('banner').getByRole('link', { name: sayIn('ko')('layout:login') })).toBeVisible();
  expect(proxy.to('/api/user/profile')).toEqual([]);
  await context.addCookies([{ name: COOKIES.login.name, value: '1', url: proxy.url }]);
  await page.goto('/auth/find/send');
  await expect.poll(() => proxy.to('/api/user/profile').length).toBeGreaterThan(0);
  await expect(bell(page, 'ko')).toBeVisible();
  await context.close();
});

test('code 2008 of the sale items leads to complete the data, with the way back and before any toast', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/user/mypage/profile');
  await expect(bell(page, 'ko')).toBeVisible();
  const legacy = answer(403, 2008, '회사 정보를 먼저 입력해 주세요.');
  proxy.faults(({ path }) => (path === '/api/user/sale/items' ? legacy : null));
  // A link pressed before its script is there loads a document, whose call the server makes by itself.
  await untilStill(page);
  await page.locator('a[href="/user/mypage/materials"]').first().click();
  await page.waitForURL(`${proxy.url}/user/regacy?next=%2Fuser%2Fmypage%2Fmaterials`);
  await expect(page.getByText(legacy.body.message)).toHaveCount(0);
  await context.close();
});

test('a request without an answer in time is shown in Korean, on an English page followed by English', async ({
  browser,
  shellProxy: proxy,
}) => {
  proxy.faults(({ path }) => (path === '/api/auth/login' ? answer(408, 1) : null));
  for (const language of ['ko', 'en'] as const) {
    const context = await browserOf(browser, proxy.url);
    const page = await context.newPage();
    await page.goto(language === 'ko' ? '/auth/login' : '/en/auth/login');
    await fillLogin(page, language, 'a@stlbs.test');
    await expect(page.getByText(/요청 시간이 초과됐어요. 새로고침 후 다시 시도해 주세요./).first()).toBeVisible();
    await expect(page.getByText(/The request timed out/)).toHaveCount(language === 'ko' ? 0 : 1);
    await context.close();
  }
});

test('a profile that is refused with a message ends the login; one that is only out of order does not', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const person = await join(server.api);
  for (const [message, remains] of [
    ['', true],
    ['이용이 정지된 계정이에요.', false],
  ] as const) {
    const context = await browserOf(browser, proxy.url, person, { access: '' });
    // Without an access token the server leaves the profile to the browser.
    await context.clearCookies({ name: COOKIES.access.name });
    proxy.faults(({ path }) => (path === '/api/user/profile' ? answer(remains ? 500 : 403, 2001, message) : null));
    const page = await context.newPage();
    const [answered] = [page.waitForResponse('**/api/user/profile'), await page.goto('/auth/find/send')];
    await (await answered).finished();
    if (remains) {
      await untilIdle(page);
      expect(await cookieOf(context, 'login')).toBe('1');
    } else {
      await expect(page.getByText(message)).toBeVisible();
      await expect.poll(() => cookieOf(context, 'login')).toBeUndefined();
      expect(await cookieOf(context, 'refresh')).toBeUndefined();
    }
    await context.close();
  }
});

test('signing out clears tokens, storage and everything shown, in all tabs', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const say = sayIn('ko');
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    await tab.goto('/service');
    await expect(bell(tab, 'ko')).toBeVisible();
  }
  const kept = (await first.evaluate(() => window.localStorage.getItem('biginsite'))) ?? '{}';
  expect(Object.keys(JSON.parse(kept) as object).sort()).toEqual(
    ['company_department', 'company_name', 'company_title', 'email', 'marketing_approval', 'name', 'phone'].sort(),
  );
  await context.addCookies([{ name: 'ch-session-42', value: 'x', url: proxy.url }]);
  await first.goto('/auth/logout');
  await expect(first).toHaveURL(`${proxy.url}/`);
  for (const tab of [first, second]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: say('layout:login') })).toBeVisible();
    await expect(tab.getByText('이담당')).toHaveCount(0);
  }
  const names = (await context.cookies()).map(({ name }) => name);
  for (const kind of ['access', 'refresh', 'login'] as const) expect(names).not.toContain(COOKIES[kind].name);
  expect(names.filter((name) => name.startsWith('ch-session-'))).toEqual([]);
  expect(await second.evaluate(() => window.localStorage.getItem('biginsite'))).toBeNull();
  const refused = await fetch(`${server.url}/api/user/profile`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(refused.status).toBe(401);
  await context.close();
});

test('the access token travels as a bearer with the language, and not with signing in', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person, { language: 'en' });
  const page = await context.newPage();
  const headers = new Map<string, Record<string, string>>();
  page.on('request', (request) => headers.set(new URL(request.url()).pathname, request.headers()));
  await page.goto('/en/service/project');
  await expect(bell(page, 'en')).toBeVisible();
  await toNotifications(page, 'en');
  await expect.poll(() => headers.get('/api/push')?.authorization).toBe(`Bearer ${person.token}`);
  expect(headers.get('/api/push')?.['accept-language']).toBe('en');
  expect(headers.get('/api/push')?.['content-type']).toBe('application/json');
  await context.close();

  const guest = await browserOf(browser, proxy.url);
  await guest.addCookies([{ name: COOKIES.access.name, value: 'left-over', url: proxy.url }]);
  const login = await guest.newPage();
  await login.goto('/auth/login');
  const request = login.waitForRequest('**/api/auth/login');
  await fillLogin(login, 'ko', person.email);
  expect((await request).headers().authorization).toBeUndefined();
  await guest.close();
});
