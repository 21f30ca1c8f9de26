import { type Browser, expect, type Page, test } from '@playwright/test';
import { COOKIES, LANGUAGES } from '../../src/contract/constants';
import { at } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { FULL } from '../support/depth';
import { wordsOf } from '../support/pageWords';
import { type ChannelHost, startChannelHost } from '../support/receivers/channelHost';
import { FOREIGN_ACCESS, FOREIGN_PROFILE, type ForeignApi, startForeignApi } from '../support/receivers/foreignApi';
import { type SentrySink, startSentrySink } from '../support/receivers/sentrySink';
import { browserOf, cookieOf, type ShellServer, startShellServer } from '../support/receivers/shellServer';
import { specRoutes } from '../support/specRoutes';

/** Part of what the contract says of an operation, which no bundle of a browser holds but the one with all schemas. */
const ONLY_IN_SCHEMAS = 'Buys listed stock: an order per seller';

let api: ForeignApi;
let sink: SentrySink;
let chat: ChannelHost;
let server: ShellServer;

test.beforeAll(async () => {
  [api, sink, chat] = await Promise.all([startForeignApi(), startSentrySink(), startChannelHost()]);
  server = await startShellServer({
    APP_ENV: 'staging',
    NEXT_PUBLIC_API_BASE_URL: api.url,
    NEXT_PUBLIC_SENTRY_DSN: sink.dsn,
    NEXT_PUBLIC_CHANNEL_PLUGIN_KEY: 'a-plugin-key',
    TRUST_PROXY: '127.0.0.1',
  });
});
test.beforeEach(() => {
  api.calls.length = 0;
  sink.items.length = 0;
});
test.afterAll(async () => {
  await server?.stop();
  await Promise.all([api?.close(), sink?.close(), chat?.close()]);
});

/** A browser with a login of the other API, or without any. */
async function opened(browser: Browser, signedIn: boolean) {
  const context = await browserOf(browser, server.url);
  await chat.standFor(context);
  const cookies = {
    [COOKIES.access.name]: FOREIGN_ACCESS,
    [COOKIES.refresh.name]: 'theirs',
    [COOKIES.login.name]: '1',
  };
  const added = signedIn ? Object.entries(cookies) : [];
  await context.addCookies(added.map(([name, value]) => ({ name, value, url: server.url })));
  const page = await context.newPage();
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(`${page.url()}: ${error.message}`));
  return { context, page, crashes };
}

/** What stands on the page once nothing is being fetched; undefined while it still loads. */
async function settled(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main).not.toHaveText(/^\s*$/);
  return main.innerText();
}

const routes = specRoutes
  .filter((route) => route !== '/auth/logout')
  .map((route) => route.replace('{x}', 'Q261121-00042'));
/** What was reported not to fit, by pages (`javascript`) or by the server while it drew them (`node`). */
const misfits = (platform: 'javascript' | 'node', from = sink) =>
  from
    .of('event')
    .filter(({ payload }) => payload.platform === platform)
    .map(({ payload }) => payload.extra as { kind?: string; operation?: string; fields?: string[] } | undefined)
    .filter((extra) => extra?.kind === 'contract');

/** Opened in the browser in every run; a full one opens all of them. */
const OPENED = [
  '/',
  '/service',
  '/service/cart',
  '/service/buyer',
  '/service/project',
  '/service/seller',
  '/service/stock/search',
  '/push',
  '/user/mypage',
];

for (const signedIn of [false, true]) {
  test(`every page stands with an API that knows the specification alone (${signedIn ? 'member' : 'visitor'})`, {
    tag: '@full',
  }, async ({ browser }) => {
    // Some 70 pages, one after the other.
    test.setTimeout(600_000);
    const { context, page, crashes } = await opened(browser, signedIn);
    const login = signedIn ? `; ACCESS_TOKEN=${FOREIGN_ACCESS}; REFRESH_TOKEN=theirs; LOGIN=1` : '';
    for (const [index, route] of routes.entries()) {
      const language = LANGUAGES[index % 2] ?? 'ko';
      const drawn = await fetch(server.url + at(language, route), {
        headers: { cookie: `LANGUAGE=${language}${login}` },
      });
      expect([200, 404], route).toContain(drawn.status);
      const words = wordsOf(await drawn.text());
      expect(words, route).not.toContain(sayIn(language)('shell:crash.title'));
      expect(words, route).not.toMatch(/undefined|NaN|\[object/);
      if (!FULL && !OPENED.includes(route)) continue;
      await context.addCookies([{ name: COOKIES.language.name, value: language, url: server.url }]);
      const answer = await page.goto(at(language, route));
      expect([200, 404], route).toContain(answer?.status());
      const text = await settled(page);
      expect(text, route).not.toContain(sayIn(language)('shell:crash.title'));
      expect(text, route).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(crashes).toEqual([]);
    if (signedIn) expect(await cookieOf(context, 'access')).toBe(FOREIGN_ACCESS);
    await context.close();
  });
}

test('the member is who the other API says, and the chat gets no number that is none', { tag: '@full' }, async ({
  browser,
}) => {
  const { context, page } = await opened(browser, true);
  await page.goto('/user/mypage/profile');
  await expect(page.getByRole('main').getByText(FOREIGN_PROFILE.email)).toBeVisible();
  const booted = () => chat.calls.filter(({ name, option }) => name === 'boot' && option['profile']).at(-1)?.option;
  await expect.poll(booted).toBeTruthy();
  expect(booted()).toMatchObject({
    memberId: String(FOREIGN_PROFILE.id),
    profile: { name: FOREIGN_PROFILE.name, mobileNumber: FOREIGN_PROFILE.phone },
  });
  expect(JSON.stringify(booted())).not.toContain('undefined');
  await context.close();
});

test('what does not fit the contract is reported once with its fields and no values, and the screen offers to try again', {
  tag: '@full',
}, async ({ browser }) => {
  const { context, page } = await opened(browser, true);
  await page.goto('/user/mypage/materials');
  const again = page.getByRole('main').getByRole('button', { name: sayIn('ko')('ui:retry') });
  await expect(again).toBeVisible();
  const ofSaleItems = () => misfits('javascript').filter((extra) => extra?.operation === 'GET /user/sale/items');
  await expect.poll(() => ofSaleItems().length).toBe(1);
  expect(ofSaleItems()[0]?.fields).toEqual(['sale_material_list: invalid_type']);
  const before = api.to('/user/sale/items').length;
  await again.click();
  await expect.poll(() => api.to('/user/sale/items').length).toBeGreaterThan(before);
  await expect(again).toBeEnabled();
  // What is reported after it has arrived, and it is still the only one of its kind.
  await page.evaluate(() => void Promise.reject(new Error('a later failure')));
  await expect.poll(() => sink.everything()).toContain('a later failure');
  expect(ofSaleItems()).toHaveLength(1);
  // The server says in its own log what it alone was answered.
  expect(server.output()).toContain('GET /user/profile');
  await context.close();
});

test('what the server alone is answered while it draws a page is reported by it, once for each operation', {
  tag: '@full',
}, async () => {
  const own = await startSentrySink();
  const drawing = await startShellServer({
    APP_ENV: 'staging',
    NEXT_PUBLIC_API_BASE_URL: api.url,
    NEXT_PUBLIC_SENTRY_DSN: own.dsn,
  });
  const cookie = `ACCESS_TOKEN=${FOREIGN_ACCESS}; REFRESH_TOKEN=theirs; LOGIN=1`;
  for (let time = 1; time <= 2; time += 1) {
    const page = await fetch(`${drawing.url}/user/mypage/materials`, { headers: { cookie } });
    expect(page.status).toBe(200);
    await page.text();
  }
  const reported = () => misfits('node', own).map((extra) => `${extra?.operation}`);
  await expect
    .poll(() => reported().toSorted())
    .toEqual(['GET /push/status', 'GET /user/profile', 'GET /user/sale/items']);
  const fieldsOf = (operation: string) => misfits('node', own).find((extra) => extra?.operation === operation)?.fields;
  expect(fieldsOf('GET /user/sale/items')).toEqual(['sale_material_list: invalid_type']);
  expect(own.everything()).not.toContain(FOREIGN_PROFILE.email);
  // What it still has to send goes out before it ends.
  await drawing.stop();
  expect(reported()).toHaveLength(3);
  await own.close();
});

/** The scripts that a page loads, as they come. */
function scriptsOf(page: Page) {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/_next\/.*[.]js/.test(response.url())) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).filter((text) => text.includes(ONLY_IN_SCHEMAS)).length;
}

test('schemas come for another API alone, with its first answer', { tag: '@full' }, async ({ browser }) => {
  const own = await startShellServer();
  const visitor = await (await browserOf(browser, own.url)).newPage();
  const withSchemas = scriptsOf(visitor);
  await visitor.goto('/service/buyer/search');
  const answered = visitor.waitForResponse((response) => response.url().includes('/api/market/stock'));
  await visitor.locator('a[href="/service/stock/search"]').first().click();
  await (await answered).finished();
  await settled(visitor);
  expect(await withSchemas()).toBe(0);
  await visitor.context().close();
  await own.stop();

  const { context, page } = await opened(browser, true);
  const foreign = scriptsOf(page);
  await page.goto('/service');
  await expect.poll(foreign).toBe(1);
  await context.close();
});

test('calls made while a page is drawn name the reader’s address, as trusted proxies named it', {
  tag: '@full',
}, async () => {
  const cookie = `ACCESS_TOKEN=${FOREIGN_ACCESS}; REFRESH_TOKEN=theirs; LOGIN=1`;
  const reported = async (url: string, forwarded: string) => {
    api.calls.length = 0;
    await (await fetch(`${url}/service`, { headers: { cookie, 'x-forwarded-for': forwarded } })).text();
    return api.to('/user/profile').map(({ headers }) => headers['x-forwarded-for']);
  };
  expect(await reported(server.url, '192.0.2.66, 203.0.113.7')).toEqual(['203.0.113.7, 127.0.0.1']);
  const untrusting = await startShellServer({ NEXT_PUBLIC_API_BASE_URL: api.url, TRUST_PROXY: '' });
  expect(await reported(untrusting.url, '203.0.113.7')).toEqual(['127.0.0.1']);
  await untrusting.stop();
});
