import { type BrowserContext, expect } from '@playwright/test';
import { logout } from '../../src/contract/endpoints/auth';
import { COOKIES } from '../../src/contract/constants';
import { bell } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { type Caller, join, joinSeller } from '../support/people';
import { type FaultyProxy, startFaultyProxy } from '../support/receivers/faultyProxy';
import { browserOf, cookieOf, expired, type ShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';
import { submitted } from '../support/trade';

let server: ShellServer;
let proxy: FaultyProxy;
let person: Caller;
let context: BrowserContext;

test.beforeAll(({ shellServer }) => {
  server = shellServer;
});
test.beforeEach(async ({ browser }) => {
  proxy = await startFaultyProxy(server.url);
  person = await join(server.api);
  context = await browserOf(browser, proxy.url, person);
});
test.afterEach(async () => {
  await context?.close();
  await proxy?.close();
});

const sockets = () => proxy.to('/api/ws/push');

async function open(path = '/service') {
  const page = await context.newPage();
  await page.goto(path);
  await expect(bell(page, 'ko')).toBeVisible();
  return page;
}

test('one socket serves all tabs, carries the access token, and the next tab takes over', async () => {
  const first = await open();
  await expect.poll(() => proxy.openSockets()).toBe(1);
  expect(sockets()[0]?.path).toBe(`/api/ws/push?t=${encodeURIComponent(person.token ?? '')}`);
  const second = await open();
  // The second tab stands in line for the connection, so it holds none.
  const waiting = () => second.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  expect(sockets()).toHaveLength(1);
  await first.close();
  await expect.poll(() => sockets().length).toBe(2);
  await expect.poll(() => proxy.openSockets()).toBe(1);
});

test('a message makes the bell ask again, in every tab', { tag: '@full' }, async ({ browser }) => {
  await context.close();
  context = await browserOf(browser, proxy.url, await joinSeller(server.api));
  const tabs = [await open(), await open()];
  await expect.poll(() => proxy.openSockets()).toBe(1);
  for (const tab of tabs) await expect(bell(tab, 'ko')).not.toHaveAccessibleName(/1/);
  await submitted(person);
  for (const tab of tabs) await expect(bell(tab, 'ko')).toHaveAccessibleName(/1/);
  expect(proxy.to('/api/push/status').length).toBeGreaterThanOrEqual(2);
});

for (const tabs of [1, 2]) {
  test(`what came before the scripts of tab ${tabs} ran is shown as soon as they do`, async ({ browser }) => {
    await context.close();
    context = await browserOf(browser, proxy.url, await joinSeller(server.api));
    for (let count = 1; count < tabs; count += 1) await open();
    const page = await context.newPage();
    let run = () => undefined as void;
    const held = new Promise<void>((resolve) => (run = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/service', { waitUntil: 'commit' });
    await expect(bell(page, 'ko')).toBeVisible();
    await expect(bell(page, 'ko')).not.toHaveAccessibleName(/1/);
    await submitted(person);
    const before = proxy.to('/api/push/status').length;
    run();
    await expect(bell(page, 'ko')).toHaveAccessibleName(/1/);
    expect(proxy.to('/api/push/status').length).toBeGreaterThan(before);
  });
}

test('signing out closes it, and nothing comes back', async () => {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  await expect.poll(() => proxy.openSockets()).toBe(1);
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(`${proxy.url}/`);
  await expect.poll(() => proxy.openSockets()).toBe(0);
  let opened = 0;
  page.on('websocket', () => (opened += 1));
  await page.clock.fastForward('10:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(opened).toBe(0);
});

test('a login that is ended elsewhere is refused within five seconds, and the page follows', async () => {
  const page = await open('/service/project');
  await expect.poll(() => proxy.openSockets()).toBe(1);
  await person.ok(logout, { body: { refresh_token: person.refreshToken } });
  await expect.poll(() => proxy.openSockets(), { timeout: 5_000 }).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: sayIn('ko')('shell:ended.expired.title') })).toBeVisible();
});

test('a connection that is cut comes back, later each time, and what was missed is fetched', {
  tag: '@full',
}, async () => {
  const page = await open();
  await expect.poll(() => proxy.openSockets()).toBe(1);
  const requested = () => proxy.to('/api/push/status').length;
  const before = requested();
  proxy.cutSockets();
  await expect.poll(() => sockets().length).toBe(2);
  await expect.poll(requested).toBeGreaterThan(before);
  await page.close();
});

test('after sleep a connection that has gone silent is replaced', { tag: '@full' }, async () => {
  const page = await open();
  await expect.poll(() => proxy.openSockets()).toBe(1);
  // Waking up: the page is looked at again, once more where its connection was not open to it the first time.
  await expect(async () => {
    proxy.silenceSockets();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => sockets().length, { timeout: 9_000 }).toBe(2);
  }).toPass();
});

test('a laptop that slept all night: dead socket, expired login, and the page goes on by itself', {
  tag: '@full',
}, async () => {
  const page = await context.newPage();
  await page.clock.install();
  let heard = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (heard += 1)));
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  // A connection that fell silent before it stood would be the browser's to give up.
  const signOfLife = async () => {
    await page.clock.fastForward('00:26');
    return heard;
  };
  await expect.poll(signOfLife, { intervals: [1_000] }).toBeGreaterThan(0);
  const requested = proxy.to('/api/push/status').length;
  proxy.silenceSockets();
  await context.addCookies([{ name: COOKIES.access.name, value: await expired(person), url: proxy.url }]);
  // No timer ran meanwhile, and nothing shows the page that it slept: the lid was closed on a visible tab.
  await page.clock.fastForward('08:00:00');
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:06');
      return proxy.to('/api/auth/refresh').length;
    })
    .toBe(1);
  await expect.poll(() => cookieOf(context, 'refresh')).not.toBe(person.refreshToken);
  const renewed = `/api/ws/push?t=${encodeURIComponent((await cookieOf(context, 'access')) ?? '')}`;
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:30');
      return sockets().at(-1)?.path;
    })
    .toBe(renewed);
  await expect.poll(() => proxy.to('/api/push/status').length).toBeGreaterThan(requested);
  await expect(bell(page, 'ko')).toBeVisible();
});

test('renewed tokens bring a connection with the new one', { tag: '@full' }, async () => {
  const page = await open();
  await expect.poll(() => proxy.openSockets()).toBe(1);
  // A token renewed within the second of the first one would be the same.
  const { iat } = JSON.parse(Buffer.from(person.token?.split('.')[1] ?? '', 'base64url').toString()) as { iat: number };
  await expect.poll(() => Date.now()).toBeGreaterThan((iat + 1) * 1000);
  proxy.faults(({ path, headers }) =>
    path === '/api/push/status' && headers.authorization === `Bearer ${person.token}`
      ? { status: 401, body: { mcode: 1002, message: '', data: null } }
      : null,
  );
  await page.evaluate(() => new BroadcastChannel('stlbs-push').postMessage({ kind: 'message', data: '{}' }));
  await expect.poll(() => proxy.to('/api/auth/refresh').length).toBe(1);
  await expect.poll(() => sockets().length).toBe(2);
  expect(sockets()[1]?.path).not.toBe(sockets()[0]?.path);
  await expect.poll(() => proxy.openSockets()).toBe(1);
});
