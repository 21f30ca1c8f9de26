import { expect } from '@playwright/test';
import { COOKIES, MONTH_SECONDS } from '../../src/contract/constants';
import { untilIdle } from '../support/browserIdle';
import { bell, fillLogin, toNotifications } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { join } from '../support/people';
import { type FaultyProxy, startFaultyProxy } from '../support/receivers/faultyProxy';
import { browserOf, cookieOf, expired, type ShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';

let server: ShellServer;
let proxy: FaultyProxy;

test.beforeAll(({ shellServer }) => {
  server = shellServer;
});
test.beforeEach(async () => {
  proxy = await startFaultyProxy(server.url);
});
test.afterEach(() => proxy?.close());

const refreshes = () => proxy.to('/api/auth/refresh').length;
const answer = (status: number, mcode: number, message = '') => ({ status, body: { mcode, message, data: null } });
const EXPIRED = answer(401, 1002, '로그인이 만료됐어요.');
const REFUSED = answer(401, 1001, '로그인이 더 이상 유효하지 않아요.');

test('an expired token with a good refresh token renders a logged-in page and sets the new cookies', async () => {
  const person = await join(server.api);
  const cookie = `ACCESS_TOKEN=${await expired(person)}; REFRESH_TOKEN=${person.refreshToken}; LOGIN=1`;
  const page = await fetch(`${server.url}/service`, { redirect: 'manual', headers: { cookie } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('이담당');
  const set = page.headers.getSetCookie();
  expect(set.find((one) => one.startsWith('ACCESS_TOKEN='))).toContain(`Max-Age=${MONTH_SECONDS};`);
  expect(set.find((one) => one.startsWith('REFRESH_TOKEN='))).toContain(`Max-Age=${3 * MONTH_SECONDS};`);
  expect(page.headers.get('cache-control')).toContain('no-store');
});

test('two tabs that find the login expired at once renew it once, and both go on', async ({ browser }) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/service');
    await expect(bell(tab, 'ko')).toBeVisible();
  }
  const { name } = COOKIES.access;
  await context.addCookies([{ name, value: await expired(person), url: proxy.url }]);
  proxy.faults(({ path }) => (path === '/api/auth/refresh' ? { delay: 400 } : null));
  await Promise.all(
    tabs.map(async (tab) => {
      await toNotifications(tab, 'ko');
      await expect(tab).toHaveURL(/\/push/);
      await expect(tab.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    }),
  );
  expect(refreshes()).toBe(1);
  expect(await cookieOf(context, 'access')).toBeTruthy();
  for (const tab of tabs) await expect(bell(tab, 'ko')).toBeVisible();
  await context.close();
});

test('a clock that is wrong by an hour, either way, does no harm', async ({ browser }) => {
  for (const hours of [-1, 1]) {
    const person = await join(server.api);
    const context = await browserOf(browser, proxy.url, person);
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto('/service');
    await expect(bell(page, 'ko')).toBeVisible();
    const before = refreshes();
    await context.addCookies([{ name: COOKIES.access.name, value: await expired(person), url: proxy.url }]);
    await toNotifications(page, 'ko');
    await expect.poll(refreshes).toBe(before + 1);
    await expect.poll(() => cookieOf(context, 'refresh')).not.toBe(person.refreshToken);
    const kept = (await context.cookies()).find((cookie) => cookie.name === COOKIES.access.name);
    expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(MONTH_SECONDS - 2 * 3600);
    await page.reload();
    await expect(bell(page, 'ko')).toBeVisible();
    await context.close();
  }
});

test('a refused renewal clears both tokens and leads to sign in, with the way back', async ({ browser }) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service/buyer/select-type');
  await expect(bell(page, 'ko')).toBeVisible();
  proxy.faults(({ path }) => {
    if (path === '/api/auth/refresh') return REFUSED;
    return path.startsWith('/api/') && !path.startsWith('/api/tracking') ? EXPIRED : null;
  });
  // What a push message does: the status of the bell is asked for again.
  await page.evaluate(() => new BroadcastChannel('stlbs-push').postMessage({ kind: 'message', data: '{}' }));
  await expect.poll(() => cookieOf(context, 'refresh')).toBeUndefined();
  expect(await cookieOf(context, 'access')).toBeUndefined();
  expect(refreshes()).toBe(1);
  await expect(page).toHaveURL(/\/auth\/promoteSignUp\?next=/);
  await context.close();
});

test('the third renewal in a row that fails leads to sign in, with the way back', async ({ browser }) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service/project?role=buyer');
  // Before it has come alive a page takes what it finds for the login it has.
  await expect.poll(() => proxy.openSockets()).toBe(1);
  // The login is gone behind the page's back, as when cookies run out while it is open.
  for (const kind of ['access', 'refresh', 'login'] as const) await context.clearCookies({ name: COOKIES[kind].name });
  const refused = () => proxy.to('/api/push/status').filter(({ status }) => status === 401).length;
  const message = () =>
    page.evaluate(() => new BroadcastChannel('stlbs-push').postMessage({ kind: 'message', data: '{}' }));
  for (const times of [1, 2]) {
    await message();
    await expect.poll(refused).toBe(times);
    await expect(page).toHaveURL(`${proxy.url}/service/project?role=buyer`);
  }
  await message();
  await expect(page).toHaveURL(`${proxy.url}/auth/login?next=%2Fservice%2Fproject%3Frole%3Dbuyer`);
  // Without a stored refresh token nothing was exchanged.
  expect(refreshes()).toBe(0);
  await context.close();
});

test('without the login cookie nobody asks for the profile', async ({ browser }) => {
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
}) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service/seller');
  await expect(bell(page, 'ko')).toBeVisible();
  const legacy = answer(403, 2008, '회사 정보를 먼저 입력해 주세요.');
  proxy.faults(({ path }) => (path === '/api/user/sale/items' ? legacy : null));
  await page.locator('a[href="/user/mypage/materials"]').first().click();
  await page.waitForURL(`${proxy.url}/user/regacy?next=%2Fuser%2Fmypage%2Fmaterials`);
  await expect(page.getByText(legacy.body.message)).toHaveCount(0);
  await context.close();
});

test('a request without an answer in time is told in Korean, on an English page followed by English', async ({
  browser,
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

test('a renewal whose answer is lost is asked for again, and nothing of the login is lost', async ({ browser }) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  await context.addCookies([{ name: COOKIES.access.name, value: await expired(person), url: proxy.url }]);
  proxy.faults(({ path }) => (path === '/api/auth/refresh' && refreshes() === 1 ? 'lose' : null));
  await toNotifications(page, 'ko');
  await expect(page).toHaveURL(/\/push/);
  await expect.poll(refreshes).toBe(2);
  await expect.poll(() => cookieOf(context, 'refresh')).not.toBe(person.refreshToken);
  await page.reload();
  await expect(bell(page, 'ko')).toBeVisible();
  await context.close();
});

test('without a network nothing of the login is lost, and the page goes on by itself when it is back', async ({
  browser,
}) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  await expect.poll(() => proxy.openSockets()).toBe(1);
  await context.addCookies([{ name: COOKIES.access.name, value: await expired(person), url: proxy.url }]);
  await context.setOffline(true);
  proxy.cutSockets();
  await page.evaluate(() => new BroadcastChannel('stlbs-push').postMessage({ kind: 'message', data: '{}' }));
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  expect(await cookieOf(context, 'refresh')).toBe(person.refreshToken);
  await context.setOffline(false);
  await expect.poll(() => cookieOf(context, 'refresh')).not.toBe(person.refreshToken);
  await expect.poll(() => proxy.openSockets()).toBe(1);
  expect(refreshes()).toBe(1);
  await expect(page).toHaveURL(`${proxy.url}/service`);
  await expect(bell(page, 'ko')).toBeVisible();
  await context.close();
});

test('a profile that is refused with a message ends the login; one that is only out of order does not', async ({
  browser,
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

test('signing out clears tokens, storage and everything shown, in all tabs', async ({ browser }) => {
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
  for (const tab of [first, second]) {
    await expect(tab).toHaveURL(`${proxy.url}/`);
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

test('the access token travels as a bearer with the language, and not with signing in', async ({ browser }) => {
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
