import { expect } from '@playwright/test';
import { COOKIES, MONTH_SECONDS } from '../../src/contract/constants';
import { bell, toNotifications } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { join } from '../support/people';
import { answer, refreshes } from '../support/receivers/faultyProxy';
import { browserOf, cookieOf, expired } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';

test('an expired token with a good refresh token renders a logged-in page and sets the new cookies', async ({
  shellServer: server,
}) => {
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

test('two tabs that find the login expired at once renew it once, and both go on', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
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
  expect(refreshes(proxy)).toBe(1);
  expect(await cookieOf(context, 'access')).toBeTruthy();
  for (const tab of tabs) await expect(bell(tab, 'ko')).toBeVisible();
  await context.close();
});

test('a clock that is wrong by an hour, either way, does no harm', { tag: '@full' }, async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  for (const hours of [-1, 1]) {
    const person = await join(server.api);
    const context = await browserOf(browser, proxy.url, person);
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto('/service');
    await expect(bell(page, 'ko')).toBeVisible();
    const before = refreshes(proxy);
    await context.addCookies([{ name: COOKIES.access.name, value: await expired(person), url: proxy.url }]);
    await toNotifications(page, 'ko');
    await expect.poll(() => refreshes(proxy)).toBe(before + 1);
    await expect.poll(() => cookieOf(context, 'refresh')).not.toBe(person.refreshToken);
    const kept = (await context.cookies()).find((cookie) => cookie.name === COOKIES.access.name);
    expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(MONTH_SECONDS - 2 * 3600);
    await page.reload();
    await expect(bell(page, 'ko')).toBeVisible();
    await context.close();
  }
});

test('a login whose cookies are gone ends at the first call that finds it, and signing in leads back', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service/project?role=buyer');
  // Before it has come alive a page takes what it finds for the login it has.
  await expect.poll(() => proxy.openSockets()).toBe(1);
  for (const kind of ['access', 'refresh', 'login'] as const) await context.clearCookies({ name: COOKIES[kind].name });
  await page.evaluate(() => new BroadcastChannel('stlbs-push').postMessage({ kind: 'message', data: '{}' }));
  await expect(page.getByRole('heading', { name: sayIn('ko')('shell:ended.expired.title') })).toBeVisible();
  await expect(page).toHaveURL(`${proxy.url}/service/project?role=buyer`);
  // Without a stored refresh token nothing is exchanged.
  expect(refreshes(proxy)).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: sayIn('ko')('shell:ended.signIn') })
    .click();
  await expect(page).toHaveURL(`${proxy.url}/auth/login?next=%2Fservice%2Fproject%3Frole%3Dbuyer`);
  await context.close();
});

test('a renewal whose answer is lost is requested again, and nothing of the login is lost', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  await context.addCookies([{ name: COOKIES.access.name, value: await expired(person), url: proxy.url }]);
  proxy.faults(({ path }) => (path === '/api/auth/refresh' && refreshes(proxy) === 1 ? 'lose' : null));
  await toNotifications(page, 'ko');
  await expect(page).toHaveURL(/\/push/);
  await expect.poll(() => refreshes(proxy)).toBe(2);
  await expect.poll(() => cookieOf(context, 'refresh')).not.toBe(person.refreshToken);
  await page.reload();
  await expect(bell(page, 'ko')).toBeVisible();
  await context.close();
});

test('an API that restarts ends no login', { tag: '@full' }, async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service/project?role=buyer');
  await expect(bell(page, 'ko')).toBeVisible();
  await expect.poll(() => proxy.openSockets()).toBe(1);
  await context.addCookies([{ name: COOKIES.access.name, value: await expired(person), url: proxy.url }]);
  const away = answer(503, 1, '서버를 다시 시작하고 있어요.');
  proxy.faults(({ path }) => (path === '/api/auth/refresh' ? away : null));
  const requested = () => proxy.to('/api/push/status').filter(({ status }) => status === 401).length;
  // More often than refusals are counted.
  for (let times = 1; times <= 4; times += 1) {
    const [before, renewals] = [requested(), refreshes(proxy)];
    // Another one each time: what was heard already is not news.
    await page.evaluate(
      (number) => new BroadcastChannel('stlbs-push').postMessage({ kind: 'message', data: JSON.stringify({ number }) }),
      times,
    );
    await expect.poll(() => [requested() > before, refreshes(proxy) > renewals]).toEqual([true, true]);
  }
  await expect(page).toHaveURL(`${proxy.url}/service/project?role=buyer`);
  await expect(page.getByRole('heading', { name: sayIn('ko')('shell:ended.expired.title') })).toHaveCount(0);
  expect(await cookieOf(context, 'refresh')).toBe(person.refreshToken);
  proxy.faults(() => null);
  await toNotifications(page, 'ko');
  await expect.poll(() => cookieOf(context, 'refresh')).not.toBe(person.refreshToken);
  await expect(bell(page, 'ko')).toBeVisible();
  await context.close();
});

test('without a network nothing of the login is lost, and the page goes on by itself when it is back', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
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
  expect(refreshes(proxy)).toBe(1);
  await expect(page).toHaveURL(`${proxy.url}/service`);
  await expect(bell(page, 'ko')).toBeVisible();
  await context.close();
});
